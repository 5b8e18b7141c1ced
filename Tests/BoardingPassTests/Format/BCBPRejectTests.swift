import Testing

@testable import BoardingPass

@Suite struct BCBPRejectTests {
  private let minimal = SamplePasses.text(SamplePasses.minimal)

  private func rejection(_ text: String) -> BCBPRejection? { decode(text).rejection }

  @Test func nothing() {
    #expect(rejection("")?.reason == .empty)
    #expect(rejection("\r\n")?.reason == .empty)
    #expect(rejection("]Q3")?.reason == .empty)
  }

  @Test func aBagTagHasItsOwnMessage() throws {
    let tag = try #require(rejection("0220123456\n"))
    #expect(tag.reason == .bagTag)
    #expect(tag.passengerMessage == "This is a bag tag. Please scan your boarding pass.")
    #expect(rejection("022012345")?.reason == .notABoardingPass)
  }

  @Test func otherTextsSayWhatWasExpected() throws {
    let web = try #require(rejection("https://example.com/menu"))
    #expect(web.reason == .notABoardingPass)
    #expect(web.description == "Format Code (item 1), position 1: expected M, found ‘h’.")
    #expect(rejection("\u{07}")?.found == "the byte 0x07")
    let legs = try #require(rejection(minimal.replacing(at: 1, with: "0")))
    #expect(legs.reason == .legCount && legs.position == 2 && legs.item == .numberOfLegs)
    #expect(rejection(minimal.replacing(at: 1, with: "X"))?.reason == .legCount)
  }

  @Test func calendarTextsAreNoPasses() throws {
    let text = "M2 maintenance window, 14:00-16:00 Tuesday; bring the ladder and the keys"
    #expect(try #require(rejection(text)).reason == .airportCodes)
  }

  @Test func airportCodesAreLetters() throws {
    let from = try #require(rejection(minimal.replacing(at: 31, with: "1")))
    #expect(from.reason == .airportCodes && from.item == .from && from.position == 32)
    let to = try #require(rejection(minimal.replacing(at: 35, with: " ")))
    #expect(to.item == .to && to.position == 36 && to.found == "a space")
  }

  @Test func shortTextsSayWhereTheyEnd() throws {
    let short = try #require(rejection(String(minimal.prefix(52))))
    #expect(short.reason == .short && short.item == .sequence && short.position == 53)
    #expect(short.found == "the end after 52")
    #expect(short.passengerMessage.contains("scan your boarding pass again"))
    #expect(rejection("M")?.reason == .short)
    #expect(rejection(String(minimal.prefix(20)))?.item == .passengerName)
  }

  @Test func aHundredKilobytesAreRejectedAtOnce() throws {
    let text = String(repeating: SamplePasses.plain, count: 800)
    let clock = ContinuousClock()
    let bytes = Array(text.utf8)
    #expect(bytes.count > 100_000)
    let start = clock.now
    let result = try #require(BCBP.decode(bytes).rejection)
    #expect(clock.now - start < .milliseconds(500))
    #expect(result.reason == .tooLong)
    #expect(
      result.description
        == "position 2049: expected at most 2048 characters, found \(bytes.count) characters.")
  }

  @Test func theLongestTextIsStillRead() {
    let text = minimal + String(repeating: "X", count: BCBP.byteLimit - 60)
    #expect(decode(text).outcome == .acceptWithWarnings)
    #expect(decode(text + "X").outcome == .reject)
  }
}
