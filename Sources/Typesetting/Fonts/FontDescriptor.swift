/// A design of the system font.
package enum FontDesign: Hashable, Sendable {
  case `default`, rounded, monospaced, serif
}

/// Which family a font comes from.
package enum FontFamily: Hashable, Sendable {
  /// The system font, whose vertical metrics are fixed whatever family draws it.
  case system(FontDesign)
  /// An installed family by its name; the system font stands in when it is missing.
  case named(String)
}

/// Everything that selects a font.
package struct FontDescriptor: Hashable, Sendable {
  package var family: FontFamily
  /// Points per em.
  package var size: Double
  /// On OpenType's scale, 100 (thin) to 900 (black); 400 is regular.
  package var weight: Int
  package var italic: Bool
  /// All digits as wide as each other.
  package var monospacedDigits: Bool
  /// Lower-case letters as small capitals, where the font has them.
  package var smallCaps: Bool

  package init(
    family: FontFamily = .system(.default), size: Double, weight: Int = 400, italic: Bool = false,
    monospacedDigits: Bool = false, smallCaps: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
  }

  /// What selects the font file.
  var style: FontStyle {
    FontStyle(family: family, weight: min(max(weight, 1), 1000), italic: italic)
  }
}

/// What selects a font file: a descriptor without size and features.
struct FontStyle: Hashable, Sendable {
  var family: FontFamily
  var weight: Int
  var italic: Bool
}
