/// What a file is, by its first bytes.
enum FileKind {
  case statement(CSVLayout)
  case ofxMarkup(TextEncoding)
  case ofxXML
  case budget(CSVTable)
  case rules(CSVTable)
  /// No statement; what it seems to be, and what was expected.
  case refused(String)

  private static let headSize = 64 << 10

  static func of(_ source: inout ByteSource, _ options: ReadingOptions) -> FileKind {
    let head = source.head(headSize)
    guard !head.isEmpty else { return .refused("is empty; expected a statement") }
    let (encoding, _) = TextEncoding.marked(head[...]) ?? (guess(head), 0)
    if encoding == .utf8 || encoding.isSingleByte {
      if let kind = binary(head) { return .refused("is \(kind), no statement; \(expected)") }
      if let kind = ofx(head, encoding) { return kind }
      if let kind = markup(head) { return .refused("is \(kind), no statement; \(expected)") }
    }
    if let table = CSVTable.budget(source, encoding: encoding) { return .budget(table) }
    if let table = CSVTable.rules(source, encoding: encoding) { return .rules(table) }
    if let layout = CSVLayout.detect(source, encoding: encoding, wanted: options.profile) {
      return .statement(layout)
    }
    if let profile = options.profile {
      return .refused("has not the headings of an export of \(profile.title)")
    }
    return .refused("is no statement: no columns of dates and amounts; \(expected)")
  }

  private static let expected = "expected CSV or OFX"

  private static func binary(_ head: [UInt8]) -> String? {
    if head.starts(with: Array("%PDF".utf8)) { return "a PDF" }
    if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return "a ZIP file or a spreadsheet" }
    if head.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return "a spreadsheet" }
    if head.starts(with: [0x1F, 0x8B]) { return "a compressed file" }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) || head.starts(with: [0xFF, 0xD8, 0xFF]) {
      return "a picture"
    }
    return head.contains(0) ? "a binary file" : nil
  }

  private static func ofx(_ head: [UInt8], _ encoding: TextEncoding) -> FileKind? {
    let text = String(decoding: head.prefix(4 << 10), as: UTF8.self).uppercased()
    guard let root = text.range(of: "<OFX>") else {
      return text.hasPrefix("OFXHEADER:") ? .ofxMarkup(encoding) : nil
    }
    let before = text[..<root.lowerBound]
    return before.contains("<?XML") || before.contains("<?OFX") ? .ofxXML : .ofxMarkup(encoding)
  }

  private static func markup(_ head: [UInt8]) -> String? {
    let text = String(decoding: head.prefix(512), as: UTF8.self).lowercased()
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return "a web page" }
    if start.hasPrefix("<") { return "XML without OFX" }
    if start.hasPrefix("{") || start.hasPrefix("[{") { return "JSON" }
    return nil
  }

  /// UTF-8 where the bytes are; else the Windows code page that their letters suggest.
  static func guess(_ head: [UInt8]) -> TextEncoding {
    var check = UTF8Check()
    check.take(head)
    if check.isValid { return .utf8 }
    return isCentralEuropean(head) ? .windows1250 : .windows1252
  }

  /// Whether bytes that are letters in the Central European code page only stand inside words, or one
  /// of that region's currencies is named.
  private static func isCentralEuropean(_ head: [UInt8]) -> Bool {
    let marks: Set<UInt8> = [0x9C, 0x9F, 0xB3, 0xB9, 0xBF]
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(UTF8Text.lower(byte)) }
    for index in head.indices.dropFirst().dropLast() where marks.contains(head[index]) {
      if isLetter(head[index - 1]) && isLetter(head[index + 1]) { return true }
    }
    let words = ["PLN", "CZK", "HUF", "RON"].map { Array($0.utf8) }
    return head.indices.contains { index in
      words.contains { word in head[index] == word[0] && head[index...].starts(with: word) }
    }
  }
}
