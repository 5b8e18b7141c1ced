import Barcode
import BoardingPass
import Flights
import Foundation
import Screens
import Testing

/// What a scanned pass shows, and what it leaves absent.
struct PassContentTests {
  @Test func showsWhatThePassHolds() throws {
    let content = try Sample.content()
    #expect(content.passenger == "Ingrid Nordahl")
    #expect(content.flight == "AC 834")
    #expect(content.destination == "Frankfurt")
    #expect(content.seat == "33C")
    #expect(content.cabin == "BUSINESS CLASS")
    #expect(content.date == "Fri, August 14")
    #expect(content.airlineName == "Air Canada")
  }

  @Test func leavesAbsentWhatNothingTells() throws {
    let content = try Sample.content()
    #expect(content.gate == nil)
    #expect(content.terminal == nil)
    #expect(content.boardingArea == nil)
    #expect(content.boardingTime == nil)
    #expect(content.departureTime == nil)
    #expect(content.notice?.kind == .look)
    #expect(content.notice?.detail == "Please look at the departure boards.")
  }

  @Test func addsWhatTheFlightsTell() throws {
    let content = try Sample.content(flights: Sample.flights())
    #expect(content.gate == "D 09")
    #expect(content.terminal == "1")
    #expect(content.boardingArea == "Boarding Area D")
    #expect(content.boardingTime == "9 : 00 PM")
    #expect(content.departureTime == "9 : 45 PM")
  }

  @Test func masksAllButTheEndOfTheDocumentNumber() throws {
    #expect(try Sample.content().caption == "NO. •••••••••4567")
    var place = Sample.place()
    place.masksDocumentNumber = false
    let pass = try #require(BCBP.decode(Sample.bytes).pass)
    #expect(PassContent(pass, in: place).caption == "NO. 0142101234567")
  }

  @Test func carriesTheScannedBytesInTheCode() throws {
    let content = try Sample.content()
    let expected = try Barcode.encode(Sample.bytes, symbology: .aztec)
    #expect(content.codes == [expected])
  }

  @Test func saysWhenThePassIsForAnotherDay() throws {
    var place = Sample.place()
    place.now = Sample.now.addingTimeInterval(30 * 86_400)
    let pass = try #require(BCBP.decode(Sample.bytes).pass)
    let notice = PassContent(pass, in: place).notice
    #expect(notice == PassNotice(.check, "Not for today", "This pass is for Fri, August 14."))
  }

  @Test func saysTheYearOfAPassOfAnotherYear() throws {
    var place = Sample.place()
    place.now = Sample.now.addingTimeInterval(3 * 365 * 86_400)
    let pass = try #require(BCBP.decode(Sample.bytes).pass)
    let notice = PassContent(pass, in: place).notice
    #expect(notice == PassNotice(.check, "Not for today", "This pass is for Fri, August 14, 2026."))
  }

  @Test func showsUnknownCodesAsCodes() throws {
    let draft = BCBPDraft(
      name: "HALVORSEN/KNUT", version: nil,
      legs: [
        .init([
          .from: "QQA", .to: "QQB", .operatingCarrier: "QQ", .flightNumber: "0007",
          .dateOfFlight: "226", .compartment: "B", .seat: "INF", .sequence: "0003",
          .passengerStatus: "1",
        ])
      ])
    let pass = try #require(BCBP.decode(try BCBP.encode(draft)).pass)
    let content = PassContent(pass, in: Sample.place())
    #expect(content.destination == "QQB")
    #expect(content.airlineName == "QQ")
    #expect(content.cabin == "CLASS B")
    #expect(content.seat == "INF")
    #expect(content.caption == "SEQ. 3")
  }

  @Test func saysToTheLogWhenTheCodeIsTooLong() throws {
    let bytes = Sample.bytes + Array(repeating: UInt8(ascii: "A"), count: 1100)
    let pass = try #require(BCBP.decode(bytes).pass)
    var lines: [String] = []
    let content = PassContent(pass, in: Sample.place()) { lines.append($0) }
    #expect(content.codes.isEmpty)
    #expect(lines == ["code: not shown; bar code: expected 1 to 1024 bytes, found \(bytes.count)"])
  }
}
