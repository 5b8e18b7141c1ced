import BoardingPass
import Flights
import Foundation
import Screens
import Testing

/// Which leg of a pass is shown where and when.
struct ChosenLegTests {
  /// Oslo to Copenhagen and on to London on 14 August, Reykjavik on the 16th.
  private func pass(days: [String] = ["226", "226", "228"]) throws -> BarCodedBoardingPass {
    let route = [("OSL", "CPH", "0455"), ("CPH", "LHR", "0501"), ("LHR", "KEF", "0612")]
    let legs = zip(route, days).map { leg, day in
      BCBPDraft.Leg([
        .from: leg.0, .to: leg.1, .flightNumber: leg.2, .dateOfFlight: day,
        .operatingCarrier: "SK", .compartment: "Y", .seat: "011F", .sequence: "0044",
        .passengerStatus: "1",
      ])
    }
    let draft = BCBPDraft(name: "HALVORSEN/KNUT", version: nil, legs: legs)
    return try #require(BCBP.decode(try BCBP.encode(draft)).pass)
  }

  private static let flights = """
    {"carrier": "SK", "number": 455, "origin": "OSL", "date": "2026-08-14", "departure": "08:00"},
    {"carrier": "SK", "number": 501, "origin": "CPH", "date": "2026-08-14", "departure": "16:00"}
    """

  private func shown(
    _ pass: BarCodedBoardingPass, at moment: String, airport: String? = nil, knowsTimes: Bool = true
  ) throws -> PassContent {
    let now = try #require(ISO8601DateFormatter().date(from: moment))
    var place = PassSurroundings(now: now, airport: airport)
    if knowsTimes { place.flights = Sample.book(Self.flights) }
    return PassContent(pass, in: place)
  }

  @Test(arguments: [
    // Both fly today: the one that has not left, half an hour of grace included.
    ("2026-08-14T05:00:00Z", "SK 455"), ("2026-08-14T06:29:00Z", "SK 455"),
    ("2026-08-14T06:31:00Z", "SK 501"), ("2026-08-14T13:59:00Z", "SK 501"),
    // Then the next, though it is farther away than the one that left.
    ("2026-08-14T15:00:00Z", "SK 612"), ("2026-08-16T12:00:00Z", "SK 612"),
    // Nothing is ahead: the last.
    ("2026-08-19T12:00:00Z", "SK 612"), ("2026-08-10T12:00:00Z", "SK 455"),
  ])
  func theNearestInTimeWithoutAnAirport(_ moment: String, _ flight: String) throws {
    #expect(try shown(try pass(), at: moment).flight == flight)
  }

  @Test(arguments: [
    ("2026-08-14T12:00:00Z", "SK 455"), ("2026-08-15T12:00:00Z", "SK 612"),
    ("2026-08-16T12:00:00Z", "SK 612"),
  ])
  func theNearestDayWhereTimesAreUnknown(_ moment: String, _ flight: String) throws {
    #expect(try shown(try pass(), at: moment, knowsTimes: false).flight == flight)
  }

  @Test func theOneFromTheKiosksAirport() throws {
    let morning = "2026-08-14T05:00:00Z"
    for (airport, flight) in [("OSL", "SK 455"), ("CPH", "SK 501"), ("LHR", "SK 612")] {
      let content = try shown(try pass(), at: morning, airport: airport)
      #expect(content.flight == flight)
      #expect(content.notice?.title != "Another airport")
    }
    let elsewhere = try shown(try pass(), at: morning, airport: "BGO")
    #expect(elsewhere.flight == "SK 455")
    #expect(
      elsewhere.notice == PassNotice(.check, "Another airport", "This flight leaves from Oslo."))
  }

  @Test func theTodaysOfTwoFromTheSameAirport() throws {
    // Out of Oslo on the 14th and again on the 16th.
    let legs = ["226", "228"].map { day in
      BCBPDraft.Leg([
        .from: "OSL", .to: "CPH", .flightNumber: day == "226" ? "0455" : "0457",
        .dateOfFlight: day, .operatingCarrier: "SK", .compartment: "Y", .seat: "011F",
        .sequence: "0044", .passengerStatus: "1",
      ])
    }
    let draft = BCBPDraft(name: "HALVORSEN/KNUT", version: nil, legs: legs)
    let pass = try #require(BCBP.decode(try BCBP.encode(draft)).pass)
    func flight(_ moment: String) throws -> String {
      try shown(pass, at: moment, airport: "OSL", knowsTimes: false).flight
    }
    #expect(try flight("2026-08-14T12:00:00Z") == "SK 455")
    #expect(try flight("2026-08-16T12:00:00Z") == "SK 457")
  }
}
