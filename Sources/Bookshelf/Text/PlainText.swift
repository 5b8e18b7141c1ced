/// Texts of strangers made fit to be shown.
package enum PlainText {
  /// The longest line, in characters.
  package static let lineLimit = 500
  /// The longest text of several paragraphs, in characters.
  package static let textLimit = 8_000

  /// One line: space collapsed, control characters and overrides of the writing direction left out; nil
  /// when nothing is left.
  package static func line(_ text: String?, limit: Int = lineLimit) -> String? {
    guard let text else { return nil }
    var result = String.UnicodeScalarView()
    var isSpacePending = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isSpacePending = !result.isEmpty
      } else if isShown(scalar) {
        if isSpacePending { result.append(" ") }
        isSpacePending = false
        result.append(scalar)
      }
    }
    return cut(String(result), limit)
  }

  /// Paragraphs, each a line, parted by line breaks; nil when nothing is left.
  package static func paragraphs(_ text: String, limit: Int = textLimit) -> String? {
    let lines = text.split(whereSeparator: \.isNewline).compactMap {
      line(String($0), limit: limit)
    }
    return cut(lines.joined(separator: "\n"), limit)
  }

  private static func cut(_ text: String, _ limit: Int) -> String? {
    if text.isEmpty { return nil }
    // Characters are counted only where there could be too many.
    guard text.utf8.count > limit,
      let end = text.index(
        text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end < text.endIndex
    else { return text }
    return text[..<end] + "…"
  }

  /// Controls, embeddings, overrides and isolates would reach beyond the text.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB: false
    default: true
    }
  }
}
