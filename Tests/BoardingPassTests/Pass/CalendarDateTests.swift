import Foundation
import Testing

@testable import BoardingPass

@Suite struct CalendarDateTests {
  @Test func daysAreCountedFrom1970() throws {
    #expect(CalendarDate(daysSince1970: 0).description == "1970-01-01")
    #expect(CalendarDate(daysSince1970: 20_679).description == "2026-08-14")
    #expect(CalendarDate(daysSince1970: -719_162).description == "0001-01-01")
    #expect(CalendarDate(daysSince1970: .min).description == "0001-01-01")
    #expect(CalendarDate(daysSince1970: .max).description == "9999-12-31")
    var expected = try #require(CalendarDate(year: 1899, month: 12, day: 31))
    for days in expected.daysSince1970 + 1..<expected.daysSince1970 + 80_000 {
      let date = CalendarDate(daysSince1970: days)
      #expect(date.daysSince1970 == days)
      #expect(date > expected)
      #expect(CalendarDate(year: date.year, dayOfYear: date.dayOfYear) == date)
      expected = date
    }
  }

  @Test func leapYears() {
    #expect(
      [1900, 2000, 2024, 2026, 2100].map(CalendarDate.isLeap) == [false, true, true, false, false])
    #expect(CalendarDate(year: 2024, dayOfYear: 60)?.description == "2024-02-29")
    #expect(CalendarDate(year: 2026, dayOfYear: 60)?.description == "2026-03-01")
    #expect(CalendarDate(year: 2026, dayOfYear: 366) == nil)
    #expect(CalendarDate(year: 2026, dayOfYear: 0) == nil)
    #expect(CalendarDate(year: 10_000, dayOfYear: 1) == nil)
  }

  @Test(arguments: [
    "2026-8-14", "2026-13-01", "2026-02-29", "2026-00-10", "2026-01-00", "26-08-14", "2026-08-14 ",
    "", "2026/08/14", "+026-08-14", "0000-01-01", "２026-08-14",
  ]) func textsThatAreNoDates(text: String) {
    #expect(CalendarDate(iso: text) == nil)
  }

  @Test func theLocalDayOfAnInstant() throws {
    // 02:00 UTC: the evening before in Montréal, the same day in Oslo, noon in Auckland.
    let instant = Date(timeIntervalSince1970: 1_786_672_800)
    for (zone, day) in [
      ("America/Toronto", "2026-08-13"), ("Europe/Oslo", "2026-08-14"),
      ("Pacific/Auckland", "2026-08-14"), ("Pacific/Honolulu", "2026-08-13"),
    ] {
      let zone = try #require(TimeZone(identifier: zone))
      #expect(CalendarDate(instant, in: zone).description == day)
    }
    let zone = try #require(TimeZone(identifier: "Europe/Oslo"))
    for seconds in [-Double.infinity, .infinity, -1e300, 1e300] {
      _ = CalendarDate(Date(timeIntervalSince1970: seconds), in: zone)
    }
  }

  @Test func theStartOfADay() throws {
    func start(_ day: String, _ zone: String) throws -> Double {
      let zone = try #require(TimeZone(identifier: zone))
      return try #require(CalendarDate(iso: day)).start(in: zone).timeIntervalSince1970
    }
    #expect(try start("2026-08-14", "Europe/Oslo") == 1_786_658_400)
    #expect(try start("2026-08-14", "America/Toronto") == 1_786_680_000)
    // Clocks went from midnight to one.
    #expect(try start("2018-11-04", "America/Sao_Paulo") == 1_541_300_400)
  }
}
