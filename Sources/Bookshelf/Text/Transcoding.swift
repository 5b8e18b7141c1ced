import Glibc

/// Texts in any encoding as UTF-8.
enum Transcoding {
  /// Whether the bytes are UTF-8.
  static func isUTF8(_ bytes: [UInt8]) -> Bool {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  /// The bytes as UTF-8, what cannot be read in them replaced by `?`; nil when the encoding is not
  /// known.
  static func utf8(_ bytes: [UInt8], from encoding: String) -> [UInt8]? {
    let isName = encoding.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "/")
    }
    guard isName, (1...40).contains(encoding.utf8.count) else { return nil }
    let converter = iconv_open("UTF-8", encoding)
    guard converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var input = bytes
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 8)
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    input.withUnsafeMutableBytes { raw in
      var start = raw.bindMemory(to: CChar.self).baseAddress
      var left = raw.count
      while left > 0 {
        let (taken, result) = chunk.withUnsafeMutableBytes { room in
          var end = room.bindMemory(to: CChar.self).baseAddress
          var free = room.count
          let result = iconv(converter, &start, &left, &end, &free)
          return (room.count - free, result)
        }
        output += chunk[..<taken]
        guard result == -1 else { break }
        if errno == E2BIG { continue }
        // A byte that means nothing, or a character that is cut off at the end.
        output.append(UInt8(ascii: "?"))
        start = start.map { $0 + 1 }
        left -= 1
      }
    }
    return output
  }
}
