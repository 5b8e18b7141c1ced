import Foundation

/// What is known about files that they do not say themselves.
package struct ReadingOptions: Sendable {
  /// Of amounts that name none.
  package var currency: Currency?
  /// By which every CSV statement is read; nil to find it in each.
  package var profile: MappingProfile?
  /// Where days begin, for times that tell their offset from Greenwich; nil takes dates as written.
  package var timeZone: TimeZone?

  package init(
    currency: Currency? = nil, profile: MappingProfile? = nil, timeZone: TimeZone? = nil
  ) {
    self.currency = currency
    self.profile = profile
    self.timeZone = timeZone
  }
}

/// The local time of a place.
struct LocalClock {
  private let zone: TimeZone?

  init(_ zone: TimeZone?) { self.zone = zone }

  /// Seconds east of Greenwich at so many seconds of a day in UTC; nil when no place is known.
  func offset(_ day: Day, _ seconds: Int) -> Int? {
    guard let zone else { return nil }
    let days = Self.daysSince1970(day.month.year, day.month.month, day.day)
    return zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(days * 86_400 + seconds)))
  }

  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years begin in March, so that the leap day is their last.
    let y = month > 2 ? year : year - 1
    let m = month > 2 ? month - 3 : month + 9
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1 - 719_468
  }
}
