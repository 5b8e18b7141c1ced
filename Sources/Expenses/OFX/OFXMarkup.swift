/// Takes the SGML of OFX 1 apart, whose leaves have no end: a value goes up to the next tag.
struct OFXMarkup {
  /// The longest value that is kept, in bytes.
  static let valueLimit = 2 << 10
  private static let tagLimit = 64

  private let encoding: TextEncoding
  private var tag: [UInt8] = []
  private var text: [UInt8] = []
  private var name = ""
  private var isInTag = false
  private var line = 1
  private var tagLine = 1

  init(_ encoding: TextEncoding) { self.encoding = encoding }

  /// Reads bytes; those of an unfinished element wait for more.
  mutating func read(_ bytes: [UInt8], into statement: inout OFXStatement) {
    for byte in bytes {
      if byte == 0x0A { line += 1 }
      if isInTag {
        if byte == 0x3E {
          isInTag = false
          begin(&statement)
        } else if tag.count < Self.tagLimit {
          tag.append(byte)
        }
      } else if byte == 0x3C {
        endValue(&statement)
        isInTag = true
        tagLine = line
        tag.removeAll(keepingCapacity: true)
      } else if text.count < Self.valueLimit, !name.isEmpty {
        if byte >= 0x80, encoding.isSingleByte {
          TextEncoding.append(encoding.scalar(byte), to: &text)
        } else {
          text.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
        }
      }
    }
  }

  private mutating func begin(_ statement: inout OFXStatement) {
    text.removeAll(keepingCapacity: true)
    if tag.first == 0x2F {
      name = ""
      statement.take(.close(Self.name(tag.dropFirst())), line: tagLine)
    } else {
      name = Self.name(tag[...])
      statement.take(.open(name), line: tagLine)
    }
  }

  private mutating func endValue(_ statement: inout OFXStatement) {
    let value = UTF8Text.trimmed(text[...])
    if !name.isEmpty, !value.isEmpty {
      statement.take(.value(name, Self.plain(value)), line: tagLine)
    }
    name = ""
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self).uppercased()
  }

  /// With `&amp;` and its kind as what they stand for.
  static func plain(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(0x26) else { return Array(bytes) }
    var out: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x26, let end = bytes[index...].prefix(10).firstIndex(of: 0x3B),
        let scalar = entity(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
      {
        TextEncoding.append(scalar, to: &out)
        index = end + 1
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return out
  }

  private static func entity(_ name: String) -> UInt32? {
    switch name {
    case "amp": return 0x26
    case "lt": return 0x3C
    case "gt": return 0x3E
    case "quot": return 0x22
    case "apos": return 0x27
    case "nbsp": return 0xA0
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap { Unicode.Scalar($0)?.value }
    }
  }
}
