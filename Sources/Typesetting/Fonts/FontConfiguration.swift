import CFontconfig

/// The installed fonts, as fontconfig knows them.
///
/// fontconfig guards its own structures, so that one instance may be used from several threads.
final class FontConfiguration: @unchecked Sendable {
  private let config: OpaquePointer

  /// - Throws: ``FontError/configuration``.
  init() throws {
    guard let config = FcInitLoadConfigAndFonts() else { throw FontError.configuration }
    self.config = config
  }

  deinit {
    FcConfigDestroy(config)
  }

  /// The upright and slanted outline faces of a family, in a fixed order.
  func faces(family: String) -> [InstalledFont] {
    guard let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    return list(pattern).map(\.font).sorted(by: InstalledFont.precedes)
  }

  /// Every outline face with the characters it has.
  func allFaces() -> [(font: InstalledFont, characters: CharacterSet)] {
    guard let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    return list(pattern).sorted { InstalledFont.precedes($0.font, $1.font) }
  }

  /// The family that the system's rules put first for a generic name such as "monospace".
  func family(generic name: String) -> String? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, name)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    return string(match, FC_FAMILY)
  }

  private func list(_ pattern: OpaquePointer) -> [(font: InstalledFont, characters: CharacterSet)] {
    // Only faces drawn by outlines can be filled; a colour face would need its own painter.
    FcPatternAddBool(pattern, FC_OUTLINE, FcBool(1))
    FcPatternAddBool(pattern, FC_COLOR, FcBool(0))
    FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
    guard let objects = FcObjectSetCreate() else { return [] }
    defer { FcObjectSetDestroy(objects) }
    for name in [FC_FILE, FC_INDEX, FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_CHARSET] {
      FcObjectSetAdd(objects, name)
    }
    guard let set = FcFontList(config, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(set) }
    return (0..<Int(set.pointee.nfont)).compactMap { position in
      set.pointee.fonts[position].flatMap(face)
    }
  }

  private func face(_ pattern: OpaquePointer) -> (font: InstalledFont, characters: CharacterSet)? {
    guard let path = string(pattern, FC_FILE), let family = string(pattern, FC_FAMILY),
      let characters = CharacterSet(of: pattern)
    else { return nil }
    let weight = FcWeightToOpenTypeDouble(number(pattern, FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR))
    let font = InstalledFont(
      path: path, index: Int(number(pattern, FC_INDEX) ?? 0), family: family,
      weight: Int(weight.rounded()), italic: (number(pattern, FC_SLANT) ?? 0) > 0,
      width: Int(number(pattern, FC_WIDTH) ?? 100))
    return (font, characters)
  }

  private func string(_ pattern: OpaquePointer, _ name: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private func number(_ pattern: OpaquePointer, _ name: String) -> Double? {
    var value = 0.0
    // Whole numbers convert; a range (a variable font's axis) gives no match.
    return FcPatternGetDouble(pattern, name, 0, &value) == FcResultMatch ? value : nil
  }
}
