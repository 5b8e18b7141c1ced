import Testing

@testable import BoardingPass

@Suite struct BagTagTests {
  @Test(
    arguments: [
      // Since version 7 the count is that of the bags; before, of those after the first.
      ("0014456789001", 7, ["0014456789"]), ("0014456789002", 8, ["0014456789", "0014456790"]),
      ("0014456789000", 8, ["0014456789"]), ("0014456789000", 6, ["0014456789"]),
      ("0014456789001", 6, ["0014456789", "0014456790"]), ("2220000009001", 7, ["2220000009"]),
      // Serial numbers have six digits and begin again.
      ("0014999999002", 7, ["0014999999", "0014000000"]), ("0014000000001", 7, ["0014000000"]),
      ("001445678900", 7, []), ("00144567890022", 7, []), ("001445678900A", 7, []),
      ("             ", 7, []), ("", 7, []), ("００14456789001", 7, []),
    ] as [(String, Int, [String])])
  func aSeries(text: String, version: Int, tags: [String]) {
    #expect(BagTagSeries.expand(text, version: version) == tags)
  }

  @Test func aSeriesHasAnEnd() {
    #expect(BagTagSeries.expand("0014456789999", version: 8).count == 999)
    #expect(BagTagSeries.expand("0014456789999", version: 6).count == 999)
    #expect(BagTagSeries.expand("0014456789002", version: nil).count == 2)
  }

  @Test func threeSeriesOfAPass() throws {
    let draft = SamplePasses.draft { $0.uniqueLength = 0x32 }
    let pass = try #require(BCBP.decode(try BCBP.encode(draft)).pass)
    #expect(pass.bagTags == ["0014456789", "0014456790", "0014456900", "0014457000"])
    let one = try #require(BCBP.decode(try BCBP.encode(SamplePasses.oneLeg)).pass)
    #expect(one.bagTags == ["0014456789", "0014456790"])
    let none = try #require(BCBP.decode(try BCBP.encode(SamplePasses.minimal)).pass)
    #expect(none.bagTags == [])
  }
}
