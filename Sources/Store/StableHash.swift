/// A hash that is the same on every run and machine (FNV-1a, 64 bits). Not for secrets.
package struct StableHash {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// A text and its end.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  package mutating func add(_ bytes: [UInt8]) { for byte in bytes { add(byte) } }
}
