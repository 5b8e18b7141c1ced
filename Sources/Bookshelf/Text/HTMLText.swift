/// The text of a piece of HTML, for there is no browser here: tags gone, paragraphs kept.
package enum HTMLText {
  /// The longest piece that is looked at, in bytes.
  static let byteLimit = 256 << 10

  /// Paragraphs parted by line breaks; nil when there is no text.
  package static func plain(_ html: String) -> String? {
    var reader = HTMLReader(Array(html.utf8.prefix(byteLimit)))
    return PlainText.paragraphs(reader.text())
  }

  /// Elements that begin on a line of their own.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "br", "dd", "div", "dl", "dt", "figcaption",
    "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "ol", "p",
    "pre", "section", "table", "td", "th", "tr", "ul",
  ]

  /// Elements whose content is no text.
  static let silent: Set<String> = [
    "head", "iframe", "noscript", "object", "script", "style", "svg", "template", "textarea",
    "title",
  ]
}

/// Goes over a piece of HTML once.
private struct HTMLReader {
  private let bytes: [UInt8]
  private var place = 0
  private var output: [UInt8] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func text() -> String {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"): tag()
      case UInt8(ascii: "&"): reference()
      // Breaks of the source are spaces.
      case 0x0A, 0x0D:
        output.append(0x20)
        place += 1
      default:
        output.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func tag() {
    let rest = bytes[(place + 1)...]
    if rest.starts(with: "!--".utf8) { return skip(past: "-->") }
    guard let first = rest.first else { return keep() }
    let isEnd = first == UInt8(ascii: "/")
    let name = word(rest.dropFirst(isEnd ? 1 : 0))
    // A less-than sign that begins no tag is a character.
    guard !name.isEmpty || first == UInt8(ascii: "!") || first == UInt8(ascii: "?") else {
      return keep()
    }
    skipTag()
    if HTMLText.blocks.contains(name) { output.append(0x0A) }
    if !isEnd, HTMLText.silent.contains(name) { skip(past: "</\(name)"); skipTag() }
  }

  private mutating func keep() {
    output.append(bytes[place])
    place += 1
  }

  /// To behind the tag's end; quoted values may hold a greater-than sign.
  private mutating func skipTag() {
    var quote: UInt8?
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  /// To behind a text in lower case, or the end.
  private mutating func skip(past text: String) {
    let wanted = Array(text.utf8)
    while place < bytes.count {
      if bytes.count - place >= wanted.count,
        zip(bytes[place...], wanted).allSatisfy({ Self.lower($0) == $1 })
      {
        place += wanted.count
        return
      }
      place += 1
    }
  }

  private mutating func reference() {
    if let (text, length) = HTMLEntities.text(at: bytes[place...]) {
      output += Array(text.utf8)
      place += length
    } else {
      keep()
    }
  }

  private func word(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      decoding: bytes.prefix {
        (0x61...0x7A).contains(Self.lower($0)) || (0x30...0x39).contains($0)
      }
      .map(Self.lower), as: UTF8.self)
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
