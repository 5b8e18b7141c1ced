import Testing

@testable import BoardingPass

@Suite struct BCBPDecodeTests {
  @Test func theEncoderWritesTheResolutionsColumns() {
    let minimal = SamplePasses.text(SamplePasses.minimal)
    #expect(minimal == "M1NORDAHL/INGRID      EQW7RTZ YULFRAAC 0834 226J033C0025 100")
    #expect(minimal.utf8.count == 60)
    // 4 of the version, 24 unique, 2 of the size, 42 repeated.
    #expect(SamplePasses.plain.utf8.count == 60 + 0x48)
    #expect(SamplePasses.plain.dropFirst(58).prefix(6) == "48>818")
  }

  @Test func aWholePassIsAccepted() throws {
    let result = BCBP.decode(try BCBP.encode(SamplePasses.oneLeg))
    guard case .accept(let pass) = result else {
      Issue.record("\(result.outcome) \(result.warnings)")
      return
    }
    #expect(pass.name.display == "Ingrid Nordahl")
    #expect(pass.isElectronicTicket)
    #expect(pass.version == 8)
    #expect(pass[.dateOfIssue] == "6225")
    #expect(pass.passengerDescription == "male")
    let leg = try #require(pass.legs.first)
    #expect(leg.locator == "QW7RTZ")
    #expect(leg.from == "YUL" && leg.to == "FRA")
    #expect(leg.flight == FlightDesignator(carrier: "AC", number: 834))
    #expect(leg.flight?.description == "AC 834")
    #expect(leg.dayOfYear == 226)
    #expect(leg.seat == "33C")
    #expect(leg.sequence == "25")
    #expect(leg.isCheckedIn == true)
    #expect(leg.documentNumber == "0142101234567")
    #expect(leg.maskedDocumentNumber == "•••••••••4567")
    #expect(leg[.frequentFlyerNumber] == "900100200")
    #expect(leg.freeBaggage == "2PC")
    #expect(leg.hasFastTrack == true)
  }

  @Test(arguments: 1...8) func everyVersionIsCutByItsSizes(version: Int) throws {
    let result = BCBP.decode(try BCBP.encode(SamplePasses.draft { $0.version = version }))
    #expect(result.outcome == .accept)
    #expect(result.pass?.version == version)
    #expect(result.pass?.legs.first?.hasFastTrack == (version >= 5 ? true : nil))
  }

  @Test(arguments: [(0x00, 0), (0x03, 3), (0x08, 5), (0x0B, 6), (0x18, 7), (0x25, 8), (0x32, 9)])
  func aUniqueBlockMayStopEarly(length: Int, items: Int) throws {
    let result = BCBP.decode(try BCBP.encode(SamplePasses.draft { $0.uniqueLength = length }))
    #expect(result.outcome == .accept)
    let present = BCBPLayout.uniqueConditional.compactMap(\.item).filter { item in
      result.pass?.fields.contains { $0.item == item } ?? false
    }
    #expect(present.count == items)
    #expect(result.pass?.legs.first?.freeBaggage == "2PC")
  }

  @Test(arguments: [(0x00, 0), (0x0D, 2), (0x0E, 2), (0x25, 6), (0x29, 8), (0x2A, 9)])
  func aRepeatedBlockMayStopEarly(length: Int, items: Int) throws {
    let result = BCBP.decode(
      try BCBP.encode(
        SamplePasses.draft {
          $0.legs[0].repeatedLength = length
          $0.legs[0].airlineUse = "OWN"
        }))
    #expect(result.outcome == .accept)
    let leg = try #require(result.pass?.legs.first)
    let present = BCBPLayout.legConditional.compactMap(\.item).filter { item in
      leg.fields.contains { $0.item == item }
    }
    #expect(present.count == items)
    #expect(leg[.airlineUse] == "OWN")
  }

  @Test(arguments: 1...4) func severalLegsAndSecurity(count: Int) throws {
    let draft = SamplePasses.draft { pass in
      pass.legs += (1..<count).map { _ in SamplePasses.second }
      pass.security = ("1", "SIGNATURE")
    }
    let result = BCBP.decode(try BCBP.encode(draft))
    #expect(result.outcome == .accept)
    #expect(result.pass?.legs.count == count)
    #expect(result.pass?[.securityData] == "SIGNATURE")
    if count > 1 {
      #expect(result.pass?.legs.last?.flight?.description == "LH 860A")
      #expect(result.pass?.legs.last?.number == count)
    }
  }

  @Test(arguments: 5...9) func legCountsBeyondFourAreReadWithAWarning(count: Int) throws {
    let draft = SamplePasses.draft { pass in
      pass.legs += (1..<count).map { _ in SamplePasses.second }
    }
    let result = BCBP.decode(try BCBP.encode(draft))
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.legCount])
    #expect(result.pass?.legs.count == count)
  }

  @Test func everyFieldSurvivesTheRoundTrip() throws {
    let draft = SamplePasses.draft {
      $0.uniqueLength = 0x32
      $0.legs.append(SamplePasses.second)
      $0.legs[0].airlineUse = "AIRLINE ONLY"
    }
    let bytes = try BCBP.encode(draft)
    let pass = try #require(BCBP.decode(bytes).pass)
    #expect(pass.bytes == bytes)
    for (item, value) in draft.values { #expect(pass[item] == value, "item \(item.number)") }
    for (leg, written) in zip(pass.legs, draft.legs) {
      for (item, value) in written.values { #expect(leg[item] == value, "item \(item.number)") }
    }
    #expect(pass.legs.first?[.airlineUse] == "AIRLINE ONLY")
    for field in pass.fields + pass.legs.flatMap(\.fields) {
      let at = field.position - 1
      #expect(
        latin1(bytes[at..<at + field.value.count]) == field.value, "item \(field.item.number)")
    }
  }

  @Test func draftsThatDoNotFitAreRefused() {
    #expect(throws: BCBPDraft.Fault.tooLong(.seat)) {
      try BCBP.encode(SamplePasses.draft { $0.legs[0].values[.seat] = "0123C" })
    }
    #expect(throws: BCBPDraft.Fault.notASCII(.passengerName)) {
      try BCBP.encode(SamplePasses.draft { $0.values[.passengerName] = "ÆSIR/ODIN" })
    }
    #expect(throws: BCBPDraft.Fault.legCount(0)) {
      try BCBP.encode(SamplePasses.draft { $0.legs = [] })
    }
    #expect(throws: BCBPDraft.Fault.tooLong(.variableSize)) {
      try BCBP.encode(
        SamplePasses.draft { $0.legs[0].airlineUse = String(repeating: "X", count: 256) })
    }
  }
}
