/// Characters with a meaning in the pass or on its way.
enum ASCII {
  static let groupSeparator: UInt8 = 0x1D
  static let space: UInt8 = 0x20
  static let ampersand: UInt8 = 0x26
  static let hyphen: UInt8 = 0x2D
  static let slash: UInt8 = 0x2F
  static let greater: UInt8 = 0x3E
  static let letterE: UInt8 = 0x45
  static let letterM: UInt8 = 0x4D
  static let closingBracket: UInt8 = 0x5D
  static let caret: UInt8 = 0x5E
  static let lowerM: UInt8 = 0x6D
  static let bar: UInt8 = 0x7C
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isUpper: Bool { (0x41...0x5A).contains(self) }
  var isLower: Bool { (0x61...0x7A).contains(self) }
  var isLetter: Bool { isUpper || isLower }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  var isPrintable: Bool { (0x20...0x7E).contains(self) }

  /// Value of a hexadecimal digit.
  var hexValue: Int? {
    switch self {
    case 0x30...0x39: Int(self) - 0x30
    case 0x41...0x46: Int(self) - 0x41 + 10
    case 0x61...0x66: Int(self) - 0x61 + 10
    default: nil
    }
  }
}

/// Reads bytes as ISO 8859-1, in which every byte is a character.
func latin1(_ bytes: some Sequence<UInt8>) -> String {
  var text = String.UnicodeScalarView()
  for byte in bytes { text.append(Unicode.Scalar(byte)) }
  return String(text)
}
