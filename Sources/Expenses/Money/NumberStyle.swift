/// Which sign a column of amounts has before its decimals.
enum NumberStyle: Hashable, Sendable {
  case point
  case comma

  var sign: UInt8 { self == .point ? 0x2E : 0x2C }

  /// The number of an amount written this way; nil when its groups are not of three digits (or two
  /// and three, as in India).
  func number(_ text: AmountText) -> DecimalNumber? {
    var number = DecimalNumber()
    number.isNegative = text.isNegative
    var seenSign = false
    var grouping: UInt8?
    var group = 0
    for byte in text.body {
      if byte >= 0x30 {
        guard number.append(byte - 0x30, afterSign: seenSign) else { return nil }
        group += 1
      } else if byte == sign {
        guard !seenSign, grouping == nil || group == 3 else { return nil }
        seenSign = true
      } else {
        guard !seenSign, grouping == nil || grouping == byte, (1...3).contains(group),
          grouping == nil || group > 1
        else { return nil }
        grouping = byte
        group = 0
      }
    }
    guard seenSign || grouping == nil || group == 3 else { return nil }
    return number
  }
}

/// What the cells of a column tell of its decimal sign.
struct NumberSurvey: Hashable {
  private(set) var points = 0
  private(set) var commas = 0
  /// Cells such as `3.000`, which alone may be either.
  private(set) var pointDoubts = 0
  private(set) var commaDoubts = 0
  private(set) var negatives = 0
  private(set) var positives = 0

  /// Notes a cell; false when it is no amount.
  mutating func note(_ cell: ArraySlice<UInt8>) -> Bool {
    guard let text = AmountText(cell) else { return false }
    note(text)
    return true
  }

  mutating func note(_ text: AmountText) {
    if text.isNegative {
      negatives += 1
    } else if text.body.contains(where: { $0 > 0x30 }) {
      positives += 1
    }
    guard let last = text.body.lastIndex(where: { $0 == 0x2E || $0 == 0x2C }) else { return }
    let sign = text.body[last]
    let other: UInt8 = sign == 0x2E ? 0x2C : 0x2E
    let count = text.body.count { $0 == sign }
    let before = text.body[..<last]
    let after = text.body.count - last - 1
    if text.body.contains(other), count == 1 {
      prove(sign)
    } else if count > 1 {
      prove(other)
    } else if after != 3 || before.count > 3 || before.isEmpty || before.first == 0x30 {
      prove(sign)
    } else if sign == 0x2E {
      pointDoubts += 1
    } else {
      commaDoubts += 1
    }
  }

  private mutating func prove(_ sign: UInt8) {
    if sign == 0x2E { points += 1 } else { commas += 1 }
  }

  /// What the column is written in; nil when no cell settles it.
  var style: NumberStyle? { points == commas ? nil : points > commas ? .point : .comma }

  /// Whether a cell could be read either way and none settles it.
  var isDoubtful: Bool { style == nil && pointDoubts + commaDoubts > 0 }
}
