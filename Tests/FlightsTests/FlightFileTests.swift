import BoardingPass
import Foundation
import Testing

@testable import Flights

@Suite struct FlightFileTests {
  @Test func theExampleLoadsAndFitsTheExamplePass() throws {
    let path = SampleFlights.package.appendingPathComponent("assets/flights.json").path
    var book = FlightBook()
    #expect(book.load(path) == .loaded(flights: 2))
    let file = SampleFlights.package.appendingPathComponent("assets/passes/one-leg.bcbp")
    let pass = try #require(BCBP.decode(Array(Data(contentsOf: file))).pass)
    let today = try #require(CalendarDate(iso: "2026-08-14"))
    let flight = try #require(book.flight(for: pass, today: today))
    #expect(flight.gate == "D 09" && flight.terminal == "1" && flight.boardingArea == "D")
    #expect(flight.destination == "FRA" && flight.destinationName == "Frankfurt")
    #expect(flight.state == .boarding && flight.timeZone.identifier == "America/Toronto")
    // 21:00 in Montréal's summer.
    #expect(flight.boarding?.best == instant("2026-08-15T01:00:00Z"))
    #expect(flight.departure?.isLate == true)
    #expect(flight.codeshares == [FlightDesignator(carrier: "LH", number: 6789)])
  }

  @Test func whatTheFileDoesNotSayIsAbsent() throws {
    let flight = try #require(FlightBook.only([("gate", "\"  \""), ("terminal", "null")]))
    #expect(flight.gate == nil && flight.terminal == nil && flight.boardingArea == nil)
    #expect(flight.destination == nil && flight.destinationName == nil)
    #expect(flight.boarding == nil && flight.departure == nil && flight.state == nil)
    #expect(flight.codeshares.isEmpty)
  }

  @Test(
    arguments: [
      ("834", 834, nil), ("\"834\"", 834, nil), ("\"0834\"", 834, nil), ("\"00834\"", 834, nil),
      ("\"400A\"", 400, "A"), ("\"0400a\"", 400, "A"), ("10123", 10123, nil),
    ] as [(String, Int, Character?)])
  func numbersAreReadWithoutLeadingZeros(text: String, number: Int, suffix: Character?) {
    let flight = FlightBook.only([("number", text)])
    #expect(
      flight?.designator == FlightDesignator(carrier: "AC", number: number, suffix: suffix))
  }

  @Test func smallLettersInCodesAreCapitals() {
    let flight = FlightBook.only([
      ("carrier", "\"ac\""), ("origin", "\"yul\""), ("destination", "\"fra\""),
    ])
    #expect(flight?.key.description == "AC 834 of 2026-08-14 from YUL")
    #expect(flight?.destination == "FRA")
  }

  @Test(arguments: [
    // Local on the flight's date: Montréal is four hours behind in summer.
    ("\"21:30\"", "2026-08-15T01:30:00Z"), ("\"21:30:15\"", "2026-08-15T01:30:15Z"),
    ("\"2026-08-15T00:10\"", "2026-08-15T04:10:00Z"),
    ("\"2026-08-15 00:10\"", "2026-08-15T04:10:00Z"),
    ("\"19:30Z\"", "2026-08-14T19:30:00Z"), ("\"21:30+02:00\"", "2026-08-14T19:30:00Z"),
    ("\"21:30-0330\"", "2026-08-15T01:00:00Z"),
    ("\"2026-08-14T23:30+14:00\"", "2026-08-14T09:30:00Z"),
  ]) func times(text: String, utc: String) {
    #expect(FlightBook.only([("departure", text)])?.departure?.scheduled == instant(utc))
  }

  @Test(arguments: [
    // The hour that is skipped is read as if clocks had not changed yet; the one that comes twice as
    // the first.
    ("2026-03-29", "02:30", "2026-03-29T01:30:00Z"),
    ("2026-10-25", "02:30", "2026-10-25T00:30:00Z"),
    ("2026-10-25", "03:30", "2026-10-25T02:30:00Z"),
    ("2026-03-29", "01:59", "2026-03-29T00:59:00Z"),
    ("2026-03-29", "03:00", "2026-03-29T01:00:00Z"),
  ]) func clocksThatChange(date: String, time: String, utc: String) {
    let flight = FlightBook.only([
      ("origin", "\"OSL\""), ("date", "\"\(date)\""), ("departure", "\"\(time)\""),
    ])
    #expect(flight?.departure?.scheduled == instant(utc))
  }

  @Test func theZoneOfTheEntryGoesBeforeTheAirports() {
    let flight = FlightBook.only([
      ("timeZone", "\"Asia/Tokyo\""), ("departure", "\"09:00\""),
    ])
    #expect(flight?.timeZone.identifier == "Asia/Tokyo")
    #expect(flight?.departure?.best == instant("2026-08-14T00:00:00Z"))
    let unknown = FlightBook.only([("origin", "\"QKL\""), ("departure", "\"09:00Z\"")])
    #expect(unknown?.departure?.best == instant("2026-08-14T09:00:00Z"))
  }

  @Test func lateMeansAMinuteOrMore() throws {
    func time(_ scheduled: String, _ estimated: String) -> FlightTime? {
      FlightBook.only([
        ("departure", "{\"scheduled\": \"\(scheduled)\", \"estimated\": \"\(estimated)\"}")
      ])?.departure
    }
    #expect(time("21:30", "21:30:59")?.isLate == false)
    #expect(time("21:30", "21:31")?.isLate == true)
    #expect(time("21:30", "21:20")?.isLate == false)
    let early = FlightBook.only([("departure", "{\"estimated\": \"21:20\"}")])?.departure
    #expect(early?.scheduled == nil && early?.best == instant("2026-08-15T01:20:00Z"))
  }

  @Test func marksOfEncodingAndEscapesAreRead() {
    let text = SampleFlights.file([("gate", "\"\\u00c5 \\ud83d\\udeeb \\/ 9\"")])
    var book = FlightBook()
    #expect(
      book.load([0xEF, 0xBB, 0xBF] + Array(text.utf8), file: "flights.json")
        == .loaded(flights: 1))
    #expect(book.all.first?.gate == "Å 🛫 / 9")
  }

  private func instant(_ text: String) -> Date? { ISO8601DateFormatter().date(from: text) }
}
