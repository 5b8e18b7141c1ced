import Foundation
import Testing

@testable import Expenses

struct DateTextTests {
  private func day(_ text: String, _ order: DateOrder = .dayFirst) -> String? {
    DateText(Array(text.utf8)[...])?.day(order)?.description
  }

  @Test(arguments: [
    ("2026-08-14", "2026-08-14"), ("2026/8/4", "2026-08-04"), ("20260814", "2026-08-14"),
    ("2026-08-14T21:30:00Z", "2026-08-14"), ("14/08/2026", "2026-08-14"),
    ("14.08.26", "2026-08-14"), ("14-Aug-2026", "2026-08-14"), ("14 August 2026", "2026-08-14"),
    ("Aug 14, 2026", "2026-08-14"), ("4 Sept 2026", "2026-09-04"), ("29/02/2024", "2024-02-29"),
    ("05/06/2026 23:10", "2026-06-05"),
  ])
  func readsDayFirst(_ text: String, _ expected: String) {
    #expect(day(text) == expected)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "29/02/2026", "32/01/2026", "14/08", "hello", "1.50", "1850-01-01",
    "14 Foo 2026", "00/00/2026",
  ])
  func refusesWhatIsNoDay(_ text: String) {
    #expect(day(text) == nil)
  }

  @Test func readsMonthFirst() {
    #expect(day("08/14/2026", .monthFirst) == "2026-08-14")
    #expect(day("08/14/2026", .dayFirst) == nil)
    #expect(day("05/06/2026", .monthFirst) == "2026-05-06")
  }

  @Test func theColumnDecides() {
    func order(_ cells: [String]) -> DateOrder? {
      var survey = DateSurvey()
      for cell in cells {
        let isDate = survey.note(Array(cell.utf8)[...])
        #expect(isDate)
      }
      return survey.order
    }
    #expect(order(["01/02/2026", "14/02/2026"]) == .dayFirst)
    #expect(order(["01/02/2026", "02/14/2026"]) == .monthFirst)
    // None is proved; neighbouring rows are days apart one way and months the other.
    #expect(order(["01/02/2026", "02/02/2026", "03/02/2026"]) == .dayFirst)
    #expect(order(["02/01/2026", "02/02/2026", "02/03/2026"]) == .monthFirst)
    #expect(order(["2026-01-01"]) == nil)
  }

  /// A time in UTC belongs to the day of the place.
  @Test func timesBelongToTheDayOfThePlace() throws {
    func day(_ text: String, _ zone: String?) throws -> String? {
      let date = try #require(DateText(Array(text.utf8)[...]))
      let clock = LocalClock(zone.flatMap { TimeZone(identifier: $0) })
      return date.day(.dayFirst, clock, isUTC: true)?.description
    }
    #expect(try day("2026-03-31 23:30:00", "Europe/Berlin") == "2026-04-01")
    #expect(try day("2026-03-31 23:30:00", "America/New_York") == "2026-03-31")
    #expect(try day("2026-04-01 01:30:00", "America/New_York") == "2026-03-31")
    #expect(try day("2026-03-31T23:30:00-05:00", "Europe/Berlin") == "2026-04-01")
    #expect(try day("2026-03-31 23:30:00", nil) == "2026-03-31")
  }

  @Test func monthsHaveTheirNames() throws {
    let names = try (1...12).map { try #require(Month(year: 2026, month: $0)).shortName }
    #expect(
      names == [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ])
    let march = try #require(Month("2026-03"))
    #expect(march.name == "March")
    #expect(march.advanced(by: -3).description == "2025-12")
    #expect(Month("2026-13") == nil)
  }
}
