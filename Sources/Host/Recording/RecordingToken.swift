/// Texts as one word of a line: what is not a visible ASCII character, and `%`, as `%` and two
/// hexadecimal digits for each byte of UTF-8; `%` alone for an empty text, `-` for none.
package enum RecordingToken {
  package static func text(_ text: String) -> String {
    if text.isEmpty { return "%" }
    if text == "-" { return "%2D" }
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte > 0x20, byte < 0x7F, byte != 0x25 {
        word.append(byte)
      } else {
        word += [0x25, digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: word, as: UTF8.self)
  }

  package static func optional(_ text: String?) -> String { text.map { self.text($0) } ?? "-" }

  /// The text that a word stands for; nil for one that is wrong.
  package static func read(_ word: Substring) -> String? {
    if word == "%" { return "" }
    if word == "-" { return nil }
    var bytes: [UInt8] = []
    var rest = word.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value)
      else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Bytes as hexadecimal digits; `%` for none.
  package static func hex(_ bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "%" }
    return String(decoding: bytes.flatMap { [digit($0 >> 4), digit($0 & 15)] }, as: UTF8.self)
  }

  package static func readHex(_ word: Substring) -> [UInt8]? {
    if word == "%" { return [] }
    let digits = Array(word.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = value(digits[index]), let low = value(digits[index + 1]) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }
}
