import Testing

@testable import BoardingPass

/// Faults that real passes and scanners have.
@Suite struct BCBPRealWorldTests {
  private let plain = SamplePasses.plain
  private let minimal = SamplePasses.text(SamplePasses.minimal)

  @Test func aBlankTicketIndicatorIsLegal() {
    let result = decode(minimal.replacing(at: 22, with: " "))
    #expect(result.outcome == .accept)
    #expect(result.pass?.isElectronicTicket == false)
  }

  @Test func aTicketIndicatorLeftOutMovesTheRestBack() {
    var bytes = Array(minimal.utf8)
    bytes.remove(at: 22)
    let result = BCBP.decode(bytes)
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.missingTicketIndicator])
    #expect(result.pass?.legs.first?.flight?.description == "AC 834")
    #expect(result.pass?.legs.first?.locator == "QW7RTZ")
    #expect(result.pass?.name.display == "Ingrid Nordahl")
    #expect(result.pass?.bytes == bytes)
    // Positions are those of the scan, not of the text put right.
    #expect(result.pass?.legs.first?.fields.first { $0.item == .from }?.position == 30)
  }

  @Test func aTicketIndicatorLeftOutKeepsTheConditionalPart() {
    var bytes = Array(plain.utf8)
    bytes.remove(at: 22)
    let result = BCBP.decode(bytes)
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.pass?.legs.first?.freeBaggage == "2PC")
  }

  @Test func aBarForTheSecurityMarker() {
    let signed = SamplePasses.text(SamplePasses.signed)
    let result = decode(signed.replacingOccurrence(of: "^", with: "|"))
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.wrongSecurityMarker])
    #expect(result.pass?[.securityData] == SamplePasses.signed.security?.data)
    #expect(result.warnings.first?.position == plain.utf8.count + 1)
  }

  @Test func aSignatureWithoutItsMarker() {
    let signed = SamplePasses.text(SamplePasses.signed)
    let result = decode(signed.replacingOccurrence(of: "^", with: ""))
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.missingSecurityMarker])
    #expect(result.pass?[.securityData] == SamplePasses.signed.security?.data)
  }

  @Test func lowerCaseLocatorsAndMixedCaseNames() {
    let result = decode(
      minimal.replacing(at: 23, with: "qw7rtz").replacing(at: 2, with: "McNair/Ann-Kari "))
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.lowerCase, .lowerCase])
    #expect(result.warnings.map(\.item) == [.passengerName, .locator])
    #expect(result.pass?.legs.first?.locator == "qw7rtz")
    #expect(result.pass?.name.display == "Ann-Kari McNair")
  }

  @Test func capsLockIsPutRight() {
    let result = decode(plain.lowercased())
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.capsLock])
    #expect(result.pass?.bytes == Array(plain.utf8))
  }

  @Test func aSlashReadAsAHyphen() {
    let result = decode(minimal.replacingOccurrence(of: "/", with: "-"))
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.slashReadAsHyphen])
    #expect(result.pass?.name.display == "Ingrid Nordahl")
  }

  @Test func theMarkersOfAGermanLayout() {
    let signed = SamplePasses.text(SamplePasses.signed)
    let typed = signed.replacingOccurrence(of: "/", with: "-").replacingOccurrence(
      of: ">", with: ":"
    ).replacingOccurrence(of: "^", with: "&")
    let result = decode(typed)
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.wrongVersionMarker, .wrongSecurityMarker, .slashReadAsHyphen])
    #expect(result.pass?.legs.first?.freeBaggage == "2PC")
  }

  @Test(arguments: ["]Q3", "]L0", "]zC", "]d2"]) func aSymbologyIdentifierInFront(aim: String) {
    let result = decode(aim + plain + "\r\n")
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.symbologyIdentifier])
    #expect(result.pass?.bytes == Array(plain.utf8))
    #expect(result.pass?.fields.first?.position == 4)
  }

  @Test func groupSeparatorsInside() {
    let damaged = plain.replacingOccurrence(of: "YULFRA", with: "\u{1D}YULFRA")
    let result = decode(damaged)
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.groupSeparator])
    #expect(result.pass?.legs.first?.flight?.description == "AC 834")
    #expect(result.warnings.first?.position == 31)
  }

  @Test func aSeparatorThatTheSizesCountStays() throws {
    let bytes = try BCBP.encode(SamplePasses.draft { $0.legs[0].airlineUse = "A\u{1D}B" })
    let result = BCBP.decode(bytes)
    #expect(result.codes == [.unexpectedCharacter])
    #expect(result.pass?.bytes == bytes)
    #expect(result.pass?.legs.first?[.airlineUse] == "A\u{1D}B")
  }

  @Test func collapsedSpacesKeepTheMandatoryPart() {
    let result = decode("M1NORDAHL/INGRID EQW7RTZ YULFRAAC 0834 226J033C0025 148>818 1WM6225BAC")
    #expect(result.outcome == .partial)
    #expect(result.codes == [.collapsedSpaces])
    let leg = result.pass?.legs.first
    #expect(result.pass?.name.display == "Ingrid Nordahl")
    #expect(result.pass?.isElectronicTicket == true)
    #expect(leg?.locator == "QW7RTZ")
    #expect(leg?.flight?.description == "AC 834")
    #expect(leg?.seat == "33C")
    #expect(leg?.sequence == "25")
    #expect(leg?.isCheckedIn == true)
    #expect(leg?.fields.first { $0.item == .from }?.position == 26)
  }

  @Test func collapsedSpacesInTheSeatEndThere() {
    let result = decode("M1NORDAHL/INGRID EQW7RTZ YULFRAAC 0834 226J 0025 100")
    #expect(result.outcome == .partial)
    #expect(result.codes == [.collapsedSpaces])
    #expect(result.pass?.legs.first?.compartment == "J")
    #expect(result.pass?.legs.first?.seat == nil)
  }

  @Test func oneCollapsedSpaceIsNotAMissingIndicator() {
    let spaced = minimal.replacing(at: 2, with: "NORDAHLSEN/INGRID   ")
    let result = decode(spaced.replacingOccurrence(of: "   E", with: " E"))
    #expect(result.codes == [.collapsedSpaces])
    #expect(result.pass?.isElectronicTicket == true)
    #expect(result.pass?.legs.first?.seat == "33C")
  }

  @Test(arguments: [47, 48]) func passesIssuedBeforeCheckIn(length: Int) {
    let result = decode(String(minimal.prefix(length)))
    #expect(result.outcome == .partial)
    #expect(result.codes == [.issuedBeforeCheckIn])
    #expect(result.pass?.legs.first?.dayOfYear == 226)
    #expect(result.pass?.legs.first?.compartment == (length == 48 ? "J" : nil))
    #expect(result.pass?.legs.first?.seat == nil)
  }

  @Test func sizeZeroWithAConditionalPart() {
    let result = decode(SamplePasses.text(SamplePasses.signed).replacing(at: 58, with: "00"))
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.sizeZeroWithData])
    #expect(result.warnings.first?.position == 59)
    #expect(result.pass?.legs.first?.freeBaggage == "2PC")
    #expect(result.pass?[.securityType] == "1")
  }

  @Test func sizeZeroWithAConditionalPartBeforeAnotherLeg() {
    let draft = SamplePasses.draft { $0.legs.append(SamplePasses.second) }
    let result = decode(SamplePasses.text(draft).replacing(at: 58, with: "00"))
    #expect(result.codes == [.sizeZeroWithData])
    #expect(result.pass?.legs.last?.to == "OSL")
  }

  @Test func sizeZeroWithOtherDataAfterIt() {
    let result = decode(minimal + "SOMETHING")
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.extraData])
    #expect(result.warnings.first?.position == 61)
  }

  @Test func aSizeBeyondTheEnd() {
    let result = decode(plain.replacing(at: 58, with: "5D"))
    #expect(result.outcome == .partial)
    #expect(result.codes == [.sizeTooLarge])
    #expect(result.warnings.first?.item == .variableSize)
    #expect(result.pass?.legs.first?.freeBaggage == "2PC")
  }

  @Test func aSizeThatReachesIntoTheSecurityField() {
    let result = decode(SamplePasses.text(SamplePasses.signed).replacing(at: 58, with: "4B"))
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.sizeTooLarge])
    #expect(result.pass?[.securityData] == SamplePasses.signed.security?.data)
  }

  @Test func aSizeThatStopsBeforeTheSecurityField() {
    let result = decode(SamplePasses.text(SamplePasses.signed).replacing(at: 58, with: "47"))
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.sizeTooSmall])
    #expect(result.pass?.legs.first?.hasFastTrack == true)
    #expect(result.pass?[.securityData] == SamplePasses.signed.security?.data)
  }

  @Test func innerSizesBeyondTheOuter() {
    let unique = decode(plain.replacing(at: 62, with: "7F"))
    #expect(unique.outcome == .partial)
    #expect(unique.warnings.first?.item == .uniqueSize)
    let repeated = decode(plain.replacing(at: 60 + 4 + 0x18, with: "7F"))
    #expect(repeated.outcome == .partial)
    #expect(repeated.warnings.first?.item == .repeatedSize)
    #expect(repeated.pass?.legs.first?.freeBaggage == "2PC")
  }

  @Test(arguments: [(58, BCBPItem.variableSize), (62, .uniqueSize), (88, .repeatedSize)])
  func badHexadecimalKeepsTheMandatoryItems(offset: Int, item: BCBPItem) {
    let result = decode(plain.replacing(at: offset, with: "G2"))
    #expect(result.outcome == .partial)
    #expect(result.codes == [.badSize])
    #expect(result.warnings.first?.item == item)
    #expect(result.warnings.first?.position == offset + 1)
    #expect(result.pass?.legs.first?.seat == "33C")
  }

  @Test func shortFieldsWithoutAVersionMarker() {
    let result = decode(minimal.replacing(at: 58, with: "08") + "0EZY1234")
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.missingVersionMarker])
  }

  @Test func aTwoCharacterFrequentFlyerAirlineMovesTheRest() throws {
    let block = plain.replacingOccurrence(
      of: "AC 900100200       N2PCY", with: "AC900100200       N2PCY")
    // One character fewer in the block and in the leg.
    let text = block.replacing(at: 58, with: "47").replacing(at: 88, with: "29")
    let result = decode(text)
    #expect(result.codes == [.shiftedFrequentFlyer])
    let leg = try #require(result.pass?.legs.first)
    #expect(leg[.frequentFlyerAirline] == "AC")
    #expect(leg[.frequentFlyerNumber] == "900100200")
    #expect(leg.freeBaggage == "2PC")
    #expect(leg.hasFastTrack == true)
  }

  @Test func aTwoCharacterFrequentFlyerAirlineThatMovesNothing() throws {
    let text = plain.replacingOccurrence(
      of: "AC 900100200       N2PCY", with: "AC900100200        N2PCY")
    let leg = try #require(decode(text).pass?.legs.first)
    #expect(leg[.frequentFlyerNumber] == "900100200")
    #expect(leg.freeBaggage == "2PC")
    #expect(leg[.idAD] == "N")
  }

  @Test func aPassportNumberForTheDocument() throws {
    let draft = SamplePasses.draft { $0.legs[0].values[.documentSerial] = "N0012345X" }
    let result = BCBP.decode(try BCBP.encode(draft))
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.documentNumberNotNumeric])
    #expect(result.pass?.legs.first?.maskedDocumentNumber == "••••••••345X")
    #expect(!result.warnings.contains { $0.message.contains("N0012345X") })
  }

  @Test func railCodesAndFiveDigitNumbers() throws {
    let draft = SamplePasses.draft {
      $0.legs[0].values.merge(
        [.from: "QKL", .to: "ZWS", .operatingCarrier: "9B", .flightNumber: "10123"],
        uniquingKeysWith: { $1 })
    }
    let result = BCBP.decode(try BCBP.encode(draft))
    #expect(result.outcome == .accept)
    #expect(result.pass?.legs.first?.flight?.description == "9B 10123")
    #expect(result.pass?.legs.first?.from == "QKL")
  }

  @Test func infantsAndStandby() throws {
    for seat in ["INF", "GATE", "STBY", ""] {
      let draft = SamplePasses.draft {
        $0.legs[0].values[.seat] = seat
        $0.legs[0].values[.sequence] = ""
      }
      let result = BCBP.decode(try BCBP.encode(draft))
      #expect(result.outcome == .accept)
      #expect(result.pass?.legs.first?.seat == (seat.isEmpty ? nil : seat))
      #expect(result.pass?.legs.first?.sequence == nil)
    }
  }

  @Test func trailingSpacesBelongToThePass() {
    let result = decode(plain + "   \n")
    #expect(result.outcome == .accept)
    #expect(result.pass?.bytes == Array((plain + "   ").utf8))
  }

  @Test func anUnknownVersionIsReadByItsSizes() {
    let result = decode(plain.replacing(at: 61, with: "9"))
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.codes == [.unknownVersion])
    #expect(result.pass?.legs.first?.freeBaggage == "2PC")
  }

  @Test func aLegThatIsNotThere() {
    let result = decode(plain.replacing(at: 1, with: "2"))
    #expect(result.outcome == .partial)
    #expect(result.codes == [.legMissing])
    #expect(result.warnings.first?.leg == 2)
    #expect(result.pass?.legs.count == 1)
  }
}

extension String {
  /// The text with the first occurrence replaced.
  func replacingOccurrence(of old: String, with new: String) -> String {
    guard let range = range(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }

  private func range(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { start in
      start..<(index(start, offsetBy: text.count))
    }
  }

  private func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
