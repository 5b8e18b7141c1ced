/// Small readers of UTF-8 bytes.
enum UTF8Text {
  /// The scalar at an index and its length in bytes; U+FFFD and 1 for a byte that starts none.
  static func scalar(_ bytes: ArraySlice<UInt8>, at index: Int) -> (UInt32, Int) {
    let first = bytes[index]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard length > 1, index + length <= bytes.endIndex else { return (0xFFFD, 1) }
    var scalar = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (scalar, length)
  }

  /// Without the spaces, tabs and no-break spaces at both ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first {
      if first == 0x20 || first == 0x09 {
        bytes.removeFirst()
      } else if first == 0xC2, bytes.count > 1, bytes[bytes.startIndex + 1] == 0xA0 {
        bytes.removeFirst(2)
      } else {
        break
      }
    }
    while let last = bytes.last {
      if last == 0x20 || last == 0x09 {
        bytes.removeLast()
      } else if last == 0xA0, bytes.count > 1, bytes[bytes.endIndex - 2] == 0xC2 {
        bytes.removeLast(2)
      } else {
        break
      }
    }
    return bytes
  }

  /// ASCII letters small; the rest as it is.
  static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }
}

/// Follows bytes and tells whether they have been UTF-8 so far.
struct UTF8Check {
  private(set) var isValid = true
  private var pending = 0
  private var low: UInt8 = 0x80
  private var high: UInt8 = 0xBF

  /// Takes a byte of 0x80 or more, or any byte while one is pending.
  mutating func take(_ byte: UInt8) {
    if pending > 0 {
      guard (low...high).contains(byte) else {
        isValid = false
        pending = 0
        return
      }
      pending -= 1
      (low, high) = (0x80, 0xBF)
      return
    }
    switch byte {
    case 0..<0x80: break
    case 0xC2...0xDF: pending = 1
    case 0xE0: (pending, low, high) = (2, 0xA0, 0xBF)
    case 0xED: (pending, low, high) = (2, 0x80, 0x9F)
    case 0xE1...0xEF: pending = 2
    case 0xF0: (pending, low, high) = (3, 0x90, 0xBF)
    case 0xF4: (pending, low, high) = (3, 0x80, 0x8F)
    case 0xF1...0xF3: pending = 3
    default: isValid = false
    }
  }

  mutating func take(_ bytes: [UInt8]) {
    for byte in bytes where byte >= 0x80 || pending > 0 {
      take(byte)
      if !isValid { return }
    }
  }
}
