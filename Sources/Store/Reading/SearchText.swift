/// How texts are cut into words for searching.
enum SearchText {
  /// The text with every character of scripts without spaces as a word of its own.
  static func indexed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isWord) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isWord(scalar) {
        result.append(" ")
        result.append(scalar)
        result.append(" ")
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a character is written without spaces around words: Han, kana, and scripts of South-East
  /// Asia.
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: scalar.properties.isAlphabetic
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
