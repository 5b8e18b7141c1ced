/// One message between the keeper and the kiosk. The socket keeps message boundaries, so that a
/// message is a frame; integers are little-endian.
///
/// Layout: kind (1 byte), flag (1), zero (2), number (4), value (4), text (UTF-8, at most 1024).
package struct SeatMessage: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// Kiosk: open the device `text`; `flag` grabs it; `number` comes back in the answer.
    case open = 1
    /// Kiosk: close the device `value`.
    case close = 2
    /// Kiosk: no device is used any more.
    case acknowledged = 3
    /// Keeper: request `number` succeeded; the device is `value`, its descriptor comes along.
    case opened = 16
    /// Keeper: request `number` failed with the error number `value`; `text` is advice.
    case refused = 17
    /// Keeper: devices may be used.
    case enabled = 18
    /// Keeper: devices must not be used; `acknowledged` is expected.
    case disabled = 19
  }

  package static let headerSize = 12
  package static let maximumTextSize = 1024
  package static let maximumSize = headerSize + maximumTextSize

  package var kind: Kind
  package var flag: Bool
  package var number: UInt32
  package var value: Int32
  package var text: String

  package init(
    _ kind: Kind, flag: Bool = false, number: UInt32 = 0, value: Int32 = 0, text: String = ""
  ) {
    self.kind = kind
    self.flag = flag
    self.number = number
    self.value = value
    self.text = text
  }

  /// The bytes of the message; text beyond the limit is left out.
  package var bytes: [UInt8] {
    var result: [UInt8] = [kind.rawValue, flag ? 1 : 0, 0, 0]
    for shift in stride(from: 0, to: 32, by: 8) {
      result.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
    }
    let bits = UInt32(bitPattern: value)
    for shift in stride(from: 0, to: 32, by: 8) {
      result.append(UInt8(truncatingIfNeeded: bits >> UInt32(shift)))
    }
    var size = 0
    for character in text {
      let unit = Array(character.utf8)
      guard size + unit.count <= Self.maximumTextSize else { break }
      result.append(contentsOf: unit)
      size += unit.count
    }
    return result
  }

  /// Reads a message; nil when it is not one.
  package init?(bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.count >= Self.headerSize, bytes.count <= Self.maximumSize,
      let kind = Kind(rawValue: bytes[0]), bytes[1] <= 1, bytes[2] == 0, bytes[3] == 0
    else { return nil }
    func word(at offset: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
    }
    let text = String(decoding: bytes[Self.headerSize...], as: UTF8.self)
    guard text.utf8.elementsEqual(bytes[Self.headerSize...]) else { return nil }
    self.init(
      kind, flag: bytes[1] == 1, number: word(at: 4), value: Int32(bitPattern: word(at: 8)),
      text: text)
  }
}
