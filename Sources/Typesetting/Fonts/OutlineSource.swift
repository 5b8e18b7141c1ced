import CFreeType

/// A FreeType face with a library of its own, so that it shares nothing with other faces.
///
/// Not safe for use by two threads at once; ``FontFace`` keeps it behind a lock.
struct OutlineSource: ~Copyable, @unchecked Sendable {
  private let library: FT_Library
  private let face: FT_Face

  /// - Throws: ``FontError/unreadable(path:reason:)``.
  init(path: String, index: Int) throws {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw FontError.unreadable(path: path, reason: "FreeType could not be started")
    }
    var face: FT_Face?
    let error = FT_New_Face(library, path, FT_Long(index), &face)
    guard error == 0, let face else {
      FT_Done_FreeType(library)
      throw FontError.unreadable(path: path, reason: "FreeType error \(error)")
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Gives the glyph's outline in font units, y up, to the receiver; nothing for a glyph without
  /// outline.
  func decompose(glyph: UInt32, into receiver: OutlineReceiver) {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) == 0,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return }
    var functions = FT_Outline_Funcs()
    functions.move_to = { point, context in
      OutlineReceiver.of(context)?.move(point)
      return 0
    }
    functions.line_to = { point, context in
      OutlineReceiver.of(context)?.line(point)
      return 0
    }
    functions.conic_to = { control, point, context in
      OutlineReceiver.of(context)?.quad(control, point)
      return 0
    }
    functions.cubic_to = { first, second, point, context in
      OutlineReceiver.of(context)?.curve(first, second, point)
      return 0
    }
    withExtendedLifetime(receiver) {
      _ = FT_Outline_Decompose(
        &face.pointee.glyph.pointee.outline, &functions,
        Unmanaged.passUnretained(receiver).toOpaque())
    }
    receiver.finish()
  }
}
