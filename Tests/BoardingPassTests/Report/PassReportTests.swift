import Foundation
import Testing

@testable import BoardingPass

@Suite struct PassReportTests {
  private let today = CalendarDate(daysSince1970: 20_785)  // 2026-11-28

  @Test func aPassInWords() throws {
    let text = PassReport.text(BCBP.decode(try ExamplePassTests.scan("infant")), today: today)
    let expected = """
      outcome: accept

      name: Eino Salo
          1  Format Code: M
          5  Number of Legs Encoded: 1
         11  Passenger Name: SALO/EINO
        253  Electronic Ticket Indicator: E
          8  Beginning of Version Number: >
          9  Version Number: 6
         10  Field Size of Structured Message - Unique: 0B
         15  Passenger Description: 4
         12  Source of Check-in: O
         14  Source of Boarding Pass Issuance: O
         22  Date of Issue of Boarding Pass: 6332
         16  Document Type: B
         21  Airline Designator of Boarding Pass Issuer: AY

      leg 1: AY 805 (Finnair), Helsinki (HEL) to Stockholm (ARN), 2026-11-28
          7  Operating Carrier PNR Code: T8VN4R
         26  From City Airport Code: HEL
         38  To City Airport Code: ARN
         42  Operating Carrier Designator: AY
         43  Flight Number: 0805
         46  Date of Flight: 332
         71  Compartment Code: Y
        104  Seat Number: INF
        107  Check-in Sequence Number:\(" ")
        113  Passenger Status: 1
          6  Field Size of Variable Size Field: 3B
         17  Field Size of Structured Message - Repeated: 2A
        142  Airline Numeric Code: 105
        143  Document Form/Serial Number: 2455512340
        108  International Documentation Verification: 0
         19  Marketing Carrier Designator: AY
         20  Frequent Flyer Airline Designator:\(" ")
        236  Frequent Flyer Number:\(" ")
         89  ID/AD Indicator: N
        118  Free Baggage Allowance: 10K
        254  Fast Track:\(" ")

      """
    #expect(text == expected)
  }

  @Test func warningsAndRejectionsInWords() throws {
    let odd = PassReport.text(
      BCBP.decode(try ExamplePassTests.scan("no-ticket-indicator")), today: today)
    #expect(
      odd.hasPrefix(
        """
        outcome: accept-with-warnings
        warning: The electronic ticket indicator is left out; what follows was read one place early. \
        (missing-ticket-indicator; position 23, item 253 Electronic Ticket Indicator)

        """))
    #expect(
      odd.contains("The locator holds small letters. (lower-case; position 23, leg 1, item 7"))
    #expect(
      PassReport.text(decode("0220123456"), today: today)
        == """
        outcome: reject
          Format Code (item 1), position 1: expected M and a boarding pass, found the ten digits of \
        a bag tag.
          This is a bag tag. Please scan your boarding pass.

        """)
  }

  @Test func aPassThatIsNotForToday() throws {
    let later = today.adding(days: 4)
    let result = BCBP.decode(try ExamplePassTests.scan("infant"))
    #expect(PassReport.text(result, today: later).contains("2026-11-28, not for today\n"))
    #expect(!PassReport.text(result, today: today).contains("not for today"))
  }

  @Test func unknownCodesAreShownAsCodes() {
    let result = decode("M1NORDAHL/INGRID      EQW7RTZ QKLZWS9B 0834 332J033C0025 100")
    #expect(PassReport.text(result, today: today).contains("leg 1: 9B 834, QKL to ZWS, 2026-11-28"))
  }

  @Test func controlCharactersReachNoTerminal() {
    let result = decode("M1NORD\u{1B}[2J/INGRID     EQW7RTZ YULFRAAC 0834 226J033C0025 100")
    #expect(result.pass != nil)
    let text = PassReport.text(result, today: today)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x7F) })
    let json = PassReport.json(result, today: today)
    #expect(json.contains("NORD\\u001b[2J/INGRID"))
  }

  @Test func exitCodes() {
    #expect(PassReport.exitCode(decode(SamplePasses.plain)) == 0)
    #expect(PassReport.exitCode(decode(SamplePasses.plain + "^")) == 1)
    #expect(PassReport.exitCode(decode("x")) == 2)
    let odd = decode("]Q3" + SamplePasses.plain)
    #expect(odd.outcome == .acceptWithWarnings && PassReport.exitCode(odd) == 0)
  }

  /// Item 18 has no part in what is printed: whatever it holds, the report is the same.
  @Test(arguments: 1...8) func theSelecteeIndicatorIsNeverReported(version: Int) throws {
    func reports(_ selectee: Character) throws -> [String] {
      let draft = SamplePasses.draft {
        $0.version = version
        $0.legs.append(SamplePasses.second)
        for index in $0.legs.indices { $0.legs[index].selectee = selectee }
        $0.legs[1].airlineUse = "OWN"
        $0.security = ("1", "SIGNATURE")
      }
      let result = BCBP.decode(try BCBP.encode(draft))
      return [
        PassReport.text(result, today: today), PassReport.json(result, today: today),
        "\(result)", String(reflecting: result.pass),
      ]
    }
    let blank = try reports(" ")
    for selectee in ["0", "1", "3", "Z"] as [Character] {
      #expect(try reports(selectee) == blank)
    }
    #expect(!blank[0].contains("\n   18  ") && !blank[1].contains("\"number\": 18,"))
  }

  @Test func nothingPersonalIsInADescription() throws {
    let result = decode(SamplePasses.plain)
    let pass = try #require(result.pass)
    var dumped = ""
    dump(pass, to: &dumped)
    let text = "\(pass) \(pass.legs) \(result)" + String(reflecting: pass) + dumped
    for personal in ["NORDAHL", "QW7RTZ", "2101234567", "900100200"] {
      #expect(!text.contains(personal))
    }
  }
}
