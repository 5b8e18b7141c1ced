import CFreeType
import CHarfBuzz
import Synchronization

/// One face of a font file: outlines through FreeType, shaping tables through HarfBuzz.
///
/// A FreeType face must not be used by two threads at once, so that it lives behind a lock; the
/// HarfBuzz font is immutable after `init` and may be shared.
package final class FontFace: Hashable, @unchecked Sendable {
  /// The file that the face comes from.
  package let path: String
  /// The face's number in the file, and a named instance's in the bits above 16.
  package let index: Int
  /// The family's name.
  package let family: String
  /// Weight of the file, 100 to 900.
  package let weight: Int
  /// Font units per em.
  package let unitsPerEm: Double
  /// The glyph of the space character, which is never drawn.
  package let spaceGlyph: UInt32

  let shapingFont: OpaquePointer
  private let outlines: Mutex<OutlineSource>

  /// - Throws: ``FontError/unreadable(path:reason:)``.
  init(_ font: InstalledFont) throws {
    path = font.path
    index = font.index
    family = font.family
    weight = font.weight
    let source = try OutlineSource(path: font.path, index: font.index)
    guard let blob = hb_blob_create_from_file_or_fail(font.path) else {
      throw FontError.unreadable(path: font.path, reason: "the file cannot be mapped")
    }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(truncatingIfNeeded: font.index & 0xFFFF))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let shaping = hb_font_create(face) else {
      throw FontError.unreadable(path: font.path, reason: "it holds no glyphs")
    }
    let units = hb_face_get_upem(face)
    unitsPerEm = Double(units)
    hb_font_set_scale(shaping, Int32(units), Int32(units))
    hb_ot_font_set_funcs(shaping)
    if font.index >> 16 > 0 {
      hb_font_set_var_named_instance(shaping, UInt32(truncatingIfNeeded: (font.index >> 16) - 1))
    }
    var space: hb_codepoint_t = 0
    _ = hb_font_get_nominal_glyph(shaping, 0x20, &space)
    spaceGlyph = space
    hb_font_make_immutable(shaping)
    shapingFont = shaping
    outlines = Mutex(source)
  }

  deinit {
    hb_font_destroy(shapingFont)
  }

  /// Whether the face has a glyph of its own for a character.
  func covers(_ scalar: UInt32) -> Bool { nominalGlyph(scalar) != nil }

  /// The glyph that a character has by itself.
  func nominalGlyph(_ scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shapingFont, scalar, &glyph) != 0 ? glyph : nil
  }

  /// Runs `body` with the outline source, one caller at a time.
  func withOutlines<Result: Sendable>(_ body: (borrowing OutlineSource) -> Result) -> Result {
    outlines.withLock { body($0) }
  }

  package static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
