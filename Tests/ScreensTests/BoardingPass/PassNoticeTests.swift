import BoardingPass
import Flights
import Foundation
import Screens
import Testing

/// What a passenger is told, in words.
struct PassNoticeTests {
  private static let gate = "Please go to gate D 09"
  private static let delay = "Departs at 9:45 PM instead of 9:30 PM."
  private static let staff = "Please ask the airline’s staff."

  @Test(arguments: [
    ("scheduled", PassNotice(.late, "Delayed", delay)),
    ("delayed", PassNotice(.late, "Delayed", delay)),
    ("gate-open", PassNotice(.go, "Gate open", gate + ".")),
    ("boarding", PassNotice(.go, "Boarding", gate + ".")),
    ("final-call", PassNotice(.hurry, "Final call", gate + " now.")),
    ("closing", PassNotice(.hurry, "Gate closing", gate + " now.")),
    ("gate-changed", PassNotice(.moved, "Gate changed", "The new gate is D 09.")),
    ("closed", PassNotice(.stop, "Gate closed", "Boarding has ended. " + staff)),
    ("departed", PassNotice(.stop, "Departed", "This flight has left. " + staff)),
    ("cancelled", PassNotice(.stop, "Flight cancelled", staff)),
  ])
  func tellsEveryState(_ state: String, _ notice: PassNotice) throws {
    #expect(try Sample.content(flights: Sample.flights(state: state)).notice == notice)
  }

  @Test func everyStateIsTried() {
    #expect(FlightState.allCases.count == 10)
  }

  @Test func sendsToTheBoardsWhereNoGateIsKnown() throws {
    for state in ["boarding", "final-call", "gate-open", "gate-changed"] {
      let notice = try Sample.content(flights: Sample.flights(state: state, gate: nil)).notice
      #expect(notice?.detail == "Please look at the departure boards for the gate.")
    }
  }

  @Test func saysNothingOfAFlightOnTime() throws {
    let book = Sample.book(
      """
      {"carrier": "AC", "number": 834, "date": "2026-08-14", "gate": "D 09",
        "departure": "21:30", "state": "scheduled"}
      """)
    #expect(try Sample.content(flights: book).notice == nil)
    let late = Sample.book(
      """
      {"carrier": "AC", "number": 834, "date": "2026-08-14", "departure": "21:30",
        "state": "delayed"}
      """)
    #expect(
      try Sample.content(flights: late).notice
        == PassNotice(.late, "Delayed", "The new time is not known yet."))
  }

  @Test func whatStopsAFlightGoesFirst() throws {
    let cut = Array(Sample.bytes.dropLast(20))
    let result = BCBP.decode(cut)
    let pass = try #require(result.pass)
    var place = Sample.place()
    place.flights = Sample.flights(state: "boarding")
    let partial = PassContent(pass, warnings: result.warnings, in: place).notice
    #expect(partial?.title == "Read only in part" && partial?.kind == .check)
    place.flights = Sample.flights(state: "cancelled")
    let cancelled = PassContent(pass, warnings: result.warnings, in: place).notice
    #expect(cancelled?.kind == .stop)
  }

  /// Colour never stands alone: every kind has a mark of its own, or words that differ.
  @Test func neverSaysThatBoardingIsAllowed() throws {
    for state in FlightState.allCases {
      let notice = try Sample.content(flights: Sample.flights(state: state.rawValue)).notice
      let text = ((notice?.title ?? "") + (notice?.detail ?? "")).lowercased()
      #expect(!text.contains("may board") && !text.contains("can board"))
    }
  }
}
