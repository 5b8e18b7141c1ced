/// The date of a leg, found from its day number.
package struct FlightDate: Hashable, Sendable {
  package let date: CalendarDate
  /// Days from today, negative in the past.
  package let daysAway: Int

  /// Within three days of today; others are "not for today" beyond doubt about clocks and zones.
  package var isNearToday: Bool { (-3...3).contains(daysAway) }
}

extension BarCodedBoardingPass {
  /// The date of every leg; `nil` for a leg whose day number is missing, wrong, or 366 without a leap
  /// year near.
  ///
  /// A pass holds day numbers without years. With an issue date (item 22) its year is the latest with
  /// that last digit for which the issue is not after tomorrow, and the flight is the first such day
  /// on or after it. Without, the nearest of last, this and next year is taken. A later leg is never
  /// before an earlier one. `today` is the local date at the airport of departure.
  package func flightDates(today: CalendarDate) -> [FlightDate?] {
    let issued = issueDate(today: today)
    var earliest: CalendarDate?
    return legs.map { leg in
      guard let day = leg.dayOfYear else { return nil }
      let found: CalendarDate?
      if let limit = earliest ?? issued {
        found = Self.first(dayOfYear: day, notBefore: limit)
      } else {
        found = Self.nearest(dayOfYear: day, to: today)
      }
      guard let date = found else { return nil }
      earliest = date
      return FlightDate(date: date, daysAway: today.days(to: date))
    }
  }

  /// Item 22, given its year; `nil` when it is absent, not four digits, or no such day exists.
  package func issueDate(today: CalendarDate) -> CalendarDate? {
    guard let text = fields.rawText(of: .dateOfIssue), text.utf8.count == 4,
      text.utf8.allSatisfy(\.isDigit), let digit = Int(text.prefix(1)),
      let day = Int(text.dropFirst()), (1...366).contains(day)
    else { return nil }
    let latest = today.adding(days: 1)
    // Day 366 stands in leap years only: with a given last digit they are 20 years apart at most,
    // 40 around a century that is none.
    return (max(latest.year - 40, 1)...latest.year).reversed().lazy
      .filter { $0 % 10 == digit }
      .compactMap { CalendarDate(year: $0, dayOfYear: day) }
      .first { $0 <= latest }
  }

  private static func first(dayOfYear day: Int, notBefore limit: CalendarDate) -> CalendarDate? {
    (limit.year...limit.year + 8).lazy
      .compactMap { CalendarDate(year: $0, dayOfYear: day) }
      .first { $0 >= limit }
  }

  private static func nearest(dayOfYear day: Int, to today: CalendarDate) -> CalendarDate? {
    (today.year - 1...today.year + 1)
      .compactMap { CalendarDate(year: $0, dayOfYear: day) }
      .min { abs(today.days(to: $0)) < abs(today.days(to: $1)) }
  }

  /// What tells a second scan of the same pass, without personal data; `nil` when the first leg has
  /// no date or flight.
  package func duplicateKey(today: CalendarDate) -> DuplicateKey? {
    guard let leg = legs.first, let date = flightDates(today: today).first ?? nil,
      let flight = leg.flight
    else { return nil }
    return DuplicateKey(
      date: date.date, flight: flight, sequence: leg.sequence ?? "", from: leg.from)
  }
}

/// Same day, carrier, flight, sequence and airport of departure: the same pass.
package struct DuplicateKey: Hashable, Sendable {
  package let date: CalendarDate
  package let flight: FlightDesignator
  package let sequence: String
  package let from: String
}
