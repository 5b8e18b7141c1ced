/// A number of 64 bits that tells texts apart: FNV-1a, mixed at the end.
struct Fingerprint: Hashable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Adds bytes and where they end.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { mix(byte) }
    mix(0xFF)
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    mix(0xFF)
  }

  mutating func add(_ number: Int64) {
    for shift in stride(from: Int64(0), to: 64, by: 8) {
      mix(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Never 0.
  var value: UInt64 {
    var mixed = state
    mixed ^= mixed >> 33
    mixed &*= 0xFF51_AFD7_ED55_8CCD
    mixed ^= mixed >> 33
    mixed &*= 0xC4CE_B9FE_1A85_EC53
    mixed ^= mixed >> 33
    return mixed == 0 ? 1 : mixed
  }
}
