import Testing

@testable import BoardingPass

@Suite struct DuplicateKeyTests {
  private let today = CalendarDate(daysSince1970: 20_679)  // 2026-08-14

  private func key(_ change: (inout BCBPDraft) -> Void) -> DuplicateKey? {
    (try? BCBP.encode(SamplePasses.draft(change))).flatMap {
      BCBP.decode($0).pass?.duplicateKey(today: today)
    }
  }

  @Test func anotherScanOfTheSamePass() throws {
    let first = try #require(key { _ in })
    #expect(first == decode("]Q3" + SamplePasses.plain + "\r\n").pass?.duplicateKey(today: today))
    #expect(first == decode(SamplePasses.plain.lowercased()).pass?.duplicateKey(today: today))
    // What changes without making it another pass.
    #expect(first == key { $0.legs[0].values[.seat] = "001A" })
    #expect(first == key { $0.version = nil })
    #expect(first == key { $0.legs[0].values[.flightNumber] = "834" })
    #expect(first == key { $0.legs.append(SamplePasses.second) })
  }

  @Test func otherPasses() throws {
    let first = try #require(key { _ in })
    #expect(first != key { $0.legs[0].values[.sequence] = "0026" })
    #expect(first != key { $0.legs[0].values[.dateOfFlight] = "227" })
    #expect(first != key { $0.legs[0].values[.flightNumber] = "0834A" })
    #expect(first != key { $0.legs[0].values[.operatingCarrier] = "LH" })
    #expect(first != key { $0.legs[0].values[.from] = "YYZ" })
  }

  @Test func withoutDateOrFlightThereIsNone() {
    #expect(key { $0.legs[0].values[.dateOfFlight] = "" } == nil)
    #expect(key { $0.legs[0].values[.flightNumber] = "OPEN" } == nil)
  }

  @Test func itHoldsNoPersonalData() throws {
    let key = try #require(key { _ in })
    let text = "\(key) " + String(reflecting: key)
    for personal in ["NORDAHL", "INGRID", "QW7RTZ", "2101234567", "900100200", "33C"] {
      #expect(!text.contains(personal))
    }
  }
}
