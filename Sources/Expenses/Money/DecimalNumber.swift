/// A decimal number as it was written: an integer and where its decimal sign stands.
struct DecimalNumber: Hashable {
  var isNegative = false
  private(set) var magnitude: UInt64 = 0
  private(set) var decimals = 0
  private(set) var digits = 0

  /// The largest amount that is taken, in minor units.
  static let limit: UInt64 = 100_000_000_000_000_000

  init() {}

  /// Appends a digit; false when the number becomes too long.
  mutating func append(_ digit: UInt8, afterSign: Bool) -> Bool {
    guard magnitude <= Self.limit / 10 else { return false }
    magnitude = magnitude * 10 + UInt64(digit)
    digits += 1
    if afterSign { decimals += 1 }
    return true
  }

  /// Exactly the number in units of 10^-`digits`; nil when it has more decimals than that (zeros
  /// apart) or is too large.
  func minorUnits(_ digits: Int) -> Int64? {
    var value = magnitude
    var rest = decimals
    while rest > digits {
      guard value % 10 == 0 else { return nil }
      value /= 10
      rest -= 1
    }
    while rest < digits {
      guard value <= Self.limit / 10 else { return nil }
      value *= 10
      rest += 1
    }
    return isNegative ? -Int64(value) : Int64(value)
  }

  /// `-1234.50`: digits with at most one point, and a hyphen before them.
  init?(plain text: String) {
    var seenPoint = false
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case 0x2D where index == 0: isNegative = true
      case 0x2E where !seenPoint: seenPoint = true
      case 0x30...0x39: guard append(byte - 0x30, afterSign: seenPoint) else { return nil }
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
  }
}
