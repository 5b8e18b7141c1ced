import Testing

@testable import BoardingPass

@Suite struct FlightDateTests {
  private func dates(
    _ days: [String], issued: String? = nil, today: String
  ) -> [String?] {
    guard let today = CalendarDate(iso: today) else { return [] }
    return pass(days, issued: issued)?.flightDates(today: today).map { $0?.date.description } ?? []
  }

  /// A pass with one leg for every day number, and an issue date if there is one.
  private func pass(_ days: [String], issued: String?) -> BarCodedBoardingPass? {
    let draft = SamplePasses.draft { draft in
      draft.values[.dateOfIssue] = issued
      draft.legs = days.map { day in
        var leg = SamplePasses.leg
        leg.values[.dateOfFlight] = day
        return leg
      }
    }
    return (try? BCBP.encode(draft)).flatMap { BCBP.decode($0).pass }
  }

  @Test(arguments: [
    // Issued the day before, and before the turn of the year.
    ("6225", "226", "2026-08-14", "2026-08-14"), ("6363", "002", "2026-12-30", "2027-01-02"),
    ("6363", "002", "2027-01-02", "2027-01-02"), ("6226", "226", "2026-08-14", "2026-08-14"),
    // Issued where it is tomorrow already; a day later is ten years ago.
    ("6227", "227", "2026-08-14", "2026-08-15"), ("6228", "228", "2026-08-14", "2016-08-15"),
    // The flight is the first such day on or after the issue.
    ("6226", "225", "2026-08-14", "2027-08-13"), ("0001", "001", "2026-08-14", "2020-01-01"),
    // Day 366 stands in leap years only.
    ("4366", "366", "2026-08-14", "2024-12-31"), ("6366", "366", "2026-08-14", "2016-12-31"),
    ("5366", "226", "2026-08-14", "2026-08-14"), ("7365", "366", "2027-12-31", "2028-12-31"),
  ]) func withAnIssueDate(issued: String, day: String, today: String, expected: String) {
    #expect(dates([day], issued: issued, today: today) == [expected])
  }

  @Test(arguments: [
    ("226", "2026-08-14", "2026-08-14"), ("001", "2026-12-31", "2027-01-01"),
    ("365", "2027-01-01", "2026-12-31"), ("180", "2026-08-14", "2026-06-29"),
    ("366", "2028-12-30", "2028-12-31"), ("366", "2029-01-01", "2028-12-31"),
    ("060", "2028-02-28", "2028-02-29"), ("060", "2027-02-28", "2027-03-01"),
  ]) func withoutAnIssueDateTheNearestYearIsTaken(day: String, today: String, expected: String) {
    #expect(dates([day], today: today) == [expected])
  }

  @Test(arguments: ["366", "000", "367", "   ", "A26", "-26"])
  func daysThatDoNotExist(day: String) {
    #expect(dates([day], today: "2026-08-14") == [nil])
  }

  @Test func laterLegsAreNeverBeforeEarlierOnes() {
    #expect(
      dates(["364", "365", "001", "001"], today: "2026-12-30")
        == ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-01"])
    #expect(dates(["226", "225"], today: "2026-08-14") == ["2026-08-14", "2027-08-13"])
    #expect(
      dates(["365", "   ", "002"], issued: "6360", today: "2026-12-31")
        == ["2026-12-31", nil, "2027-01-02"])
  }

  @Test func threeDaysAreNearToday() throws {
    let scanned = try #require(pass(["226"], issued: nil))
    for away in -5...5 {
      let today = try #require(CalendarDate(iso: "2026-08-14")).adding(days: -away)
      let first = try #require(scanned.flightDates(today: today).first)
      let date = try #require(first)
      #expect(date.daysAway == away)
      #expect(date.isNearToday == (-3...3).contains(away))
    }
  }

  /// Whatever today is, a flight of these days is found where it is.
  @Test func everyDayOfNineYearsIsFound() throws {
    let first = try #require(CalendarDate(year: 2023, month: 12, day: 1))
    for offset in stride(from: 0, to: 9 * 366, by: 5) {
      let today = first.adding(days: offset)
      for away in [-2, 0, 3] {
        let date = today.adding(days: away)
        let issue = date.adding(days: -min(offset % 300, 300))
        let number = Self.padded(date.dayOfYear)
        let issued =
          issue <= today.adding(days: 1)
          ? String(issue.year % 10) + Self.padded(issue.dayOfYear) : nil
        let expected = [date.description]
        #expect(dates([number], issued: issued, today: today.description) == expected)
        if number != "366" {
          #expect(dates([number], today: today.description) == expected)
        }
      }
    }
  }

  @Test(arguments: ["626", "A226", "6000", "6367", "    "]) func wrongIssueDates(issued: String) {
    #expect(dates(["226"], issued: issued, today: "2026-08-14") == ["2026-08-14"])
  }

  @Test func theEndsOfTime() {
    for today in ["0001-01-01", "9999-12-31"] {
      _ = dates(["001", "366", "365"], issued: "9365", today: today)
      _ = dates(["366"], today: today)
    }
  }

  private static func padded(_ day: Int) -> String { String(String(day + 1000).dropFirst()) }
}
