import Testing

@testable import BoardingPass

/// Sizes that are wrong and do not reach beyond the text.
@Suite("Wrong sizes inside a pass")
struct BCBPSizeTests {
  /// A pass whose selectee indicator is 3, with every item 17 from 0 up in place of the right one.
  private func decode(claiming size: Int, airlineUse: String = "") throws -> BCBPResult {
    var bytes = try BCBP.encode(
      SamplePasses.draft {
        $0.legs[0].selectee = "3"
        $0.legs[0].airlineUse = airlineUse
      })
    let digits = Array("0123456789ABCDEF".utf8)
    let at = 60 + 4 + 0x18
    (bytes[at], bytes[at + 1]) = (digits[size >> 4], digits[size & 15])
    return BCBP.decode(bytes)
  }

  @Test(arguments: 0..<0x2A) func aBlockThatGoesOnIsReadToItsEnd(size: Int) throws {
    let result = try decode(claiming: size)
    #expect(result.codes == [.sizeTooSmall])
    #expect(result.outcome == .acceptWithWarnings)
    #expect(result.warnings.first?.item == .repeatedSize)
    let leg = try #require(result.pass?.legs.first)
    #expect(leg[.airlineUse] == nil)
    for (item, value) in SamplePasses.leg.values { #expect(leg[item] == value) }
  }

  @Test(arguments: 0..<0x29) func whatFollowsIsLeftOutWhenItMayHoldTheSelectee(size: Int) throws {
    let result = try decode(claiming: size, airlineUse: "GOLD LOUNGE")
    let leg = try #require(result.pass?.legs.first)
    #expect(leg[.airlineUse] == nil)
    #expect(result.codes.contains(.sizeTooSmall) && result.outcome == .partial)
    for field in leg.fields {
      if let written = SamplePasses.leg.values[field.item] {
        #expect(field.trimmed == written, "item \(field.item.number)")
      }
    }
  }

  @Test(arguments: [0x00, 0x03, 0x0B, 0x25, 0x32]) func aWrongItem10ShiftsNothing(size: Int) throws
  {
    var bytes = try BCBP.encode(SamplePasses.draft { $0.legs[0].selectee = "3" })
    let digits = Array("0123456789ABCDEF".utf8)
    (bytes[62], bytes[63]) = (digits[size >> 4], digits[size & 15])
    let result = BCBP.decode(bytes)
    #expect(result.warnings.first?.item == .uniqueSize)
    let leg = try #require(result.pass?.legs.first)
    #expect(leg[.airlineUse] == nil)
    for (item, value) in SamplePasses.leg.values { #expect(leg[item] == value) }
  }

  @Test func aFastTrackOfAnotherValueIsTold() throws {
    let result = BCBP.decode(
      try BCBP.encode(SamplePasses.draft { $0.legs[0].values[.fastTrack] = "X" }))
    #expect(result.codes == [.unexpectedValue])
    #expect(result.warnings.first?.item == .fastTrack)
  }
}
