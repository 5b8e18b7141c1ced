/// An amount in a cell, taken apart into its characters that matter.
///
/// Signs before, after or as parentheses; a currency's sign or code before or after; spaces of any
/// width, marks of direction and both apostrophes are known.
struct AmountText {
  /// Digits, and `.` `,` `'` where they stand; the last stands for any other grouping sign.
  private(set) var body: [UInt8] = []
  private(set) var isNegative = false
  /// A sign or code beside the number; empty when there is none.
  private(set) var mark: [UInt8] = []

  /// The longest cell that is taken as an amount, in bytes.
  static let limit = 64

  /// Nil when the text holds anything else, or no digit.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= Self.limit else { return nil }
    var state = Scan()
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let (scalar, length) = UTF8Text.scalar(bytes, at: index)
      guard state.take(scalar, bytes[index..<index + length]) else { return nil }
      index += length
    }
    guard state.body.contains(where: { $0 >= 0x30 }), state.parentheses != 1 else { return nil }
    body = state.body
    while body.last == 0x27 { body.removeLast() }
    isNegative = state.signs == 1 && state.hasMinus || state.parentheses == 2
    mark = state.mark
  }

  private struct Scan {
    var body: [UInt8] = []
    var mark: [UInt8] = []
    var signs = 0
    var hasMinus = false
    var parentheses = 0
    /// Whether something other than a digit has followed the number.
    var isDone = false

    mutating func take(_ scalar: UInt32, _ bytes: ArraySlice<UInt8>) -> Bool {
      switch scalar {
      case 0x30...0x39, 0x2C, 0x2E:
        guard !isDone else { return scalar == 0x2E && !mark.isEmpty }
        // A point right after a sign of letters belongs to it: "Fr. 12".
        if scalar == 0x2E, body.isEmpty, mark.contains(where: { $0 >= 0x41 }) {
          mark.append(0x2E)
        } else {
          body.append(UInt8(scalar))
        }
      case 0x2D, 0x2212, 0x2B:
        guard signs == 0, parentheses == 0 else { return false }
        signs = 1
        hasMinus = scalar != 0x2B
        if !body.isEmpty { isDone = true }
      case 0x28:
        guard parentheses == 0, signs == 0, body.isEmpty else { return false }
        parentheses = 1
      case 0x29:
        guard parentheses == 1, !body.isEmpty else { return false }
        parentheses = 2
        isDone = true
      case 0x20, 0x09, 0xA0, 0x2007, 0x2009, 0x202F, 0x27, 0x2019:
        if !body.isEmpty, !isDone { body.append(0x27) }
      case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: break
      default:
        guard scalar > 0x3F || scalar == 0x24, mark.count + bytes.count <= 8 else { return false }
        if !body.isEmpty {
          // A second mark after the number would be another word.
          guard !isDone || !mark.isEmpty, !hasLeadingMark else { return false }
          isDone = true
        } else {
          hasLeadingMark = true
        }
        mark += bytes
      }
      return true
    }

    var hasLeadingMark = false
  }
}
