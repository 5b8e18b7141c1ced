/// A day of the calendar, 1970 to 2199.
package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let month: Month
  package let day: Int

  /// Nil for a day that does not exist.
  package init?(_ year: Int, _ month: Int, _ day: Int) {
    guard let month = Month(year: year, month: month), (1...month.length).contains(day) else {
      return nil
    }
    self.month = month
    self.day = day
  }

  package static func < (a: Day, b: Day) -> Bool { (a.month, a.day) < (b.month, b.day) }

  /// `2026-08-14`.
  package var description: String { "\(month)-\(Month.two(day))" }

  /// A number that grows with the day; days of different months are at least a day apart.
  var ordinal: Int { month.index * 31 + day - 1 }

  /// The day some seconds after its midnight.
  func adding(seconds: Int) -> Day? {
    if seconds < 0 {
      if day > 1 { return Day(month.year, month.month, day - 1) }
      let before = month.advanced(by: -1)
      return Day(before.year, before.month, before.length)
    }
    guard seconds >= 86_400 else { return self }
    if day < month.length { return Day(month.year, month.month, day + 1) }
    let after = month.advanced(by: 1)
    return Day(after.year, after.month, 1)
  }
}

/// A month of a year.
package struct Month: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Months since January of the year 0.
  package let index: Int

  /// Nil outside January 1970 to December 2199.
  package init?(year: Int, month: Int) {
    guard (1970...2199).contains(year), (1...12).contains(month) else { return nil }
    index = year * 12 + month - 1
  }

  init(index: Int) { self.index = index }

  package var year: Int { index / 12 }
  /// 1 to 12.
  package var month: Int { index % 12 + 1 }

  package static func < (a: Month, b: Month) -> Bool { a.index < b.index }

  package func advanced(by months: Int) -> Month { Month(index: index + months) }

  /// `2026-08`.
  package var description: String { "\(year)-\(Self.two(month))" }

  /// Reads `2026-08`; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, (1...2).contains(parts[1].utf8.count),
      let year = Int(parts[0]), let month = Int(parts[1])
    else { return nil }
    self.init(year: year, month: month)
  }

  /// In English, in full.
  package var name: String { Self.names[month - 1] }
  /// In English, three letters.
  package var shortName: String { String(name.prefix(3)) }

  /// In days.
  package var length: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
