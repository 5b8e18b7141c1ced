/// What a display says about itself (VESA E-EDID 1.4, base block).
package struct EDID: Hashable, Sendable {
  /// Three letters of the maker.
  package var vendor: String
  package var product: Int
  /// The model's name, empty when it is not given.
  package var name: String
  /// The serial number as text or number, empty when it is not given.
  package var serial: String

  /// Reads a base block; nil when it is too short, has no header or a wrong checksum.
  package init?(_ bytes: [UInt8]) {
    let header: [UInt8] = [0, 255, 255, 255, 255, 255, 255, 0]
    guard bytes.count >= 128, Array(bytes[..<8]) == header,
      bytes[..<128].reduce(0, { $0 &+ $1 }) == 0
    else { return nil }
    let maker = Int(bytes[8]) << 8 | Int(bytes[9])
    vendor = String(
      decoding: [10, 5, 0].map { UInt8(64 + (maker >> $0) & 31) }.map {
        (65...90).contains($0) ? $0 : 63
      },
      as: UTF8.self)
    product = Int(bytes[10]) | Int(bytes[11]) << 8
    let number = (0..<4).reduce(0) { $0 | Int(bytes[12 + $1]) << (8 * $1) }
    name = ""
    serial = number == 0 ? "" : String(number)
    for start in stride(from: 54, through: 108, by: 18)
    where bytes[start] == 0 && bytes[start + 1] == 0 {
      switch bytes[start + 3] {
      case 0xFC: name = Self.text(bytes[(start + 5)..<(start + 18)])
      case 0xFF: serial = Self.text(bytes[(start + 5)..<(start + 18)])
      default: break
      }
    }
  }

  /// A name for configuration that follows the display, not the socket: `DEL-U2415-7MT01`.
  package var identity: String {
    [vendor, name.isEmpty ? String(product) : name, serial].filter { !$0.isEmpty }
      .joined(separator: "-")
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let printable = bytes.prefix { $0 != 0x0A }.map { (32...126).contains($0) ? $0 : 63 }
    let text = String(decoding: printable, as: UTF8.self)
    return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
