/// What single characters mean for layout.
enum Scalars {
  static let tab: UInt32 = 0x09
  static let softHyphen: UInt32 = 0xAD
  /// Stands for characters that must not be seen: invisible, without width, no break.
  static let wordJoiner: UInt32 = 0x2060
  /// Stands for what no installed face can draw: an empty box.
  static let missing: UInt32 = 0x25A1

  /// Whether the character ends a line for certain.
  static func isNewline(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character is a space that may hang over the end of a line.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case tab, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the character never has a shape of its own.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    if scalar < 0xAD { return scalar < 0x20 || (0x7F...0x9F).contains(scalar) }
    return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }

  /// The character to shape in its stead: control characters and noncharacters become invisible,
  /// tabs a space. Line-break tables also use U+FFFF as their own end mark.
  static func shaped(_ scalar: UInt32) -> UInt32 {
    if scalar == tab { return 0x20 }
    if isNewline(scalar) { return scalar }
    if scalar < 0x20 || (0x7F...0x9F).contains(scalar) { return wordJoiner }
    if scalar & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar) { return wordJoiner }
    return scalar
  }
}
