/// Brings XML that real servers send into a form that can be read.
enum MarkupMending {
  /// The encoding that the text declares at its beginning, in lower case; nil when it declares none.
  static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
      let name = head[..<end.lowerBound].range(of: "encoding")
    else { return nil }
    let rest = head[name.upperBound..<end.lowerBound].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }.lowercased()
  }

  /// Whether the bytes begin as UTF-16 does, or with a mark of it.
  static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    return (bytes[0] == 0xFE && bytes[1] == 0xFF) || (bytes[0] == 0xFF && bytes[1] == 0xFE)
      || (bytes[0] == 0 && bytes[1] == 0x3C) || (bytes[0] == 0x3C && bytes[1] == 0)
  }

  /// The text with references that XML knows, and without characters that it forbids.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 64)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "&") {
        place += reference(at: bytes[place...], into: &output)
        continue
      }
      if byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { output.append(byte) }
      place += 1
    }
    return output
  }

  /// Takes the reference, or the ampersand that begins none; returns how many bytes were used.
  private static func reference(at bytes: ArraySlice<UInt8>, into output: inout [UInt8]) -> Int {
    guard let (text, length) = HTMLEntities.text(at: bytes) else {
      output += Array("&amp;".utf8)
      return 1
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26, 0x3C, 0x3E, 0x22, 0x27, 0x20..., 0x09, 0x0A, 0x0D:
        output += Array("&#\(scalar.value);".utf8)
      default: break
      }
    }
    return length
  }
}
