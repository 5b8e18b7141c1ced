/// In which order the numbers of a date stand.
enum DateOrder: Hashable, Sendable {
  case dayFirst
  case monthFirst
}

/// A date in a cell, before the order of its numbers is known; a time may follow.
struct DateText: Hashable {
  /// The date, where its writing leaves no doubt.
  private(set) var certain: Day?
  /// Otherwise its two numbers as they stand, and the year.
  private(set) var first = 0
  private(set) var second = 0
  private(set) var year = 0
  /// Seconds of the day, where a time follows.
  private(set) var seconds: Int?
  /// East of Greenwich, in seconds, where the time says so.
  private(set) var offset: Int?

  /// The longest cell that is taken as a date, in bytes.
  static let limit = 48

  /// Nil when the text does not begin with a date.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.count <= Self.limit, let first = text.first else { return nil }
    var scanner = DateScanner(text)
    let found: Bool
    if (0x30...0x39).contains(first) {
      found = readNumbers(&scanner)
    } else {
      found = readMonthFirst(&scanner)
    }
    guard found else { return nil }
    readTime(&scanner)
  }

  func day(_ order: DateOrder) -> Day? {
    if let certain { return certain }
    return order == .dayFirst ? Day(year, second, first) : Day(year, first, second)
  }

  /// The day at the clock's place, for times that tell their offset or are known to be UTC; else, and
  /// for a clock without a place, the day as written.
  func day(_ order: DateOrder, _ clock: LocalClock, isUTC: Bool) -> Day? {
    guard let day = day(order) else { return nil }
    guard let seconds, let from = offset ?? (isUTC ? 0 : nil) else { return day }
    let utc = seconds - from
    guard let local = clock.offset(day, utc) else { return day }
    return day.adding(seconds: utc + local)
  }

  private mutating func readNumbers(_ scanner: inout DateScanner) -> Bool {
    guard let one = scanner.number() else { return false }
    if one.digits == 8 { return settle(one.value / 10_000, one.value / 100 % 100, one.value % 100) }
    guard let separator = scanner.separator() else { return false }
    if let name = scanner.monthName() {
      guard one.digits <= 2 else { return false }
      _ = scanner.separator()
      guard let last = scanner.number(), let year = Self.year(last) else { return false }
      return settle(year, name, one.value)
    }
    guard let two = scanner.number(), two.digits <= 2, scanner.separator() == separator,
      let three = scanner.number()
    else { return false }
    if one.digits == 4 {
      return three.digits <= 2 && settle(one.value, two.value, three.value)
    }
    guard one.digits <= 2, let year = Self.year(three) else { return false }
    (first, second, self.year) = (one.value, two.value, year)
    return day(.dayFirst) != nil || day(.monthFirst) != nil
  }

  private mutating func readMonthFirst(_ scanner: inout DateScanner) -> Bool {
    guard let name = scanner.monthName() else { return false }
    _ = scanner.separator()
    guard let day = scanner.number(), day.digits <= 2 else { return false }
    _ = scanner.separator()
    guard let last = scanner.number(), last.digits == 4 else { return false }
    return settle(last.value, name, day.value)
  }

  private mutating func settle(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    certain = Day(year, month, day)
    return certain != nil
  }

  /// A year of four digits, or of two in this century.
  private static func year(_ number: (value: Int, digits: Int)) -> Int? {
    switch number.digits {
    case 4: number.value
    case 2: 2000 + number.value
    default: nil
    }
  }

  private mutating func readTime(_ scanner: inout DateScanner) {
    guard let hours = scanner.time() else { return }
    seconds = hours
    offset = scanner.offset()
  }
}
