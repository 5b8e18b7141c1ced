import Foundation

/// A day of the Gregorian calendar, without time or zone.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to the length of the month.
  package let day: Int

  /// `nil` when there is no such day, or the year is outside 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day with a number in its year, 1 for 1 January. 366 exists in leap years only.
  package init?(year: Int, dayOfYear: Int) {
    guard dayOfYear >= 1 else { return nil }
    var rest = dayOfYear
    for month in 1...12 {
      let length = Self.length(ofMonth: month, year: year)
      if rest <= length {
        self.init(year: year, month: month, day: rest)
        return
      }
      rest -= length
    }
    return nil
  }

  /// The local day of an instant.
  package init(_ instant: Date, in zone: TimeZone) {
    // Days since 1970-01-01 in the zone, then the civil date of that day number.
    let bound = 2.0e11
    let seconds = min(max(instant.timeIntervalSince1970, -bound / 4), bound)
    let local = seconds + Double(zone.secondsFromGMT(for: instant))
    self.init(daysSince1970: Int((local / 86_400).rounded(.down)))
  }

  /// Reads `2026-08-14`.
  package init?(iso text: String) {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isDigit) }) else {
      return nil
    }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1) - 0x30 } }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day so many days after 1970-01-01, kept within the years 1 to 9999.
  package init(daysSince1970 days: Int) {
    // Years are taken to begin in March, so that the leap day is their last.
    let shifted = min(max(days, -719_162), 2_932_896) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  package var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// 1 for 1 January.
  package var dayOfYear: Int {
    (1..<month).reduce(day) { $0 + Self.length(ofMonth: $1, year: year) }
  }

  /// The day so many days later.
  package func adding(days: Int) -> CalendarDate {
    CalendarDate(daysSince1970: daysSince1970 + min(max(days, -4_000_000), 4_000_000))
  }

  /// Days from `self` to `other`, negative when `other` is earlier.
  package func days(to other: CalendarDate) -> Int { other.daysSince1970 - daysSince1970 }

  /// The first instant of the day in a zone.
  package func start(in zone: TimeZone) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let noon = Date(timeIntervalSince1970: Double(daysSince1970) * 86_400 + 43_200)
    let local = noon.addingTimeInterval(-Double(zone.secondsFromGMT(for: noon)))
    return calendar.startOfDay(for: local)
  }

  package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// ISO 8601, such as `2026-08-14`.
  package var description: String {
    func padded(_ value: Int, _ width: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(width - text.count, 0)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
