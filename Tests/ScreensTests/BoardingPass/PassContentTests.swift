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
    #expect(content.message == "Gate and times: please look at the departure boards.")
  }

  @Test func addsWhatTheFlightsTell() throws {
    let content = try Sample.content(flights: Sample.flights())
    #expect(content.gate == "D 09")
    #expect(content.terminal == "1")
    #expect(content.boardingArea == "Boarding Area D")
    #expect(content.boardingTime == "9 : 00 PM")
    #expect(content.departureTime == "9 : 45 PM")
    #expect(content.message == nil)
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
    #expect(content.barcode == expected)
  }

  @Test func saysWhenThePassIsForAnotherDay() throws {
    var place = Sample.place()
    place.now = Sample.now.addingTimeInterval(30 * 86_400)
    let pass = try #require(BCBP.decode(Sample.bytes).pass)
    #expect(
      PassContent(pass, in: place).message == "This pass is for Fri, August 14, not for today.")
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

  @Test func takesTheLegThatStartsHere() throws {
    let leg: [BCBPItem: String] = [
      .operatingCarrier: "SK", .dateOfFlight: "226", .compartment: "Y", .seat: "011F",
      .sequence: "0044", .passengerStatus: "1",
    ]
    let draft = BCBPDraft(
      name: "HALVORSEN/KNUT", version: nil,
      legs: [
        .init(leg.merging([.from: "OSL", .to: "CPH", .flightNumber: "0455"]) { $1 }),
        .init(leg.merging([.from: "CPH", .to: "LHR", .flightNumber: "0501"]) { $1 }),
      ])
    let pass = try #require(BCBP.decode(try BCBP.encode(draft)).pass)
    var place = Sample.place()
    #expect(PassContent(pass, in: place).flight == "SK 455")
    place.airport = "CPH"
    #expect(PassContent(pass, in: place).flight == "SK 501")
  }
}
