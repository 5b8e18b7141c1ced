import Foundation
import Testing

@testable import BoardingPass

/// The invented passes that ship as examples.
@Suite struct ExamplePassTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("assets/passes")

  static func scan(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name + ".bcbp")))
  }

  struct Expected: Sendable {
    let file: String
    var outcome = BCBPResult.Outcome.accept
    var codes: [BCBPWarning.Code] = []
    let name: String
    /// As `AC 834 YUL-FRA 2026-08-14 33C 25`.
    let legs: [String]
  }

  static let all = [
    Expected(
      file: "minimal", name: "Ingrid Nordahl", legs: ["AC 834 YUL-FRA 2026-08-14 33C 25"]),
    Expected(
      file: "one-leg", name: "Ingrid Nordahl", legs: ["AC 834 YUL-FRA 2026-08-14 33C 25"]),
    Expected(
      file: "two-legs", name: "Chidi Okafor",
      legs: ["LH 569 LOS-FRA 2026-11-27 42F 188", "LH 860 FRA-OSL 2026-11-28 14A 62"]),
    Expected(file: "infant", name: "Eino Salo", legs: ["AY 805 HEL-ARN 2026-11-28 INF -"]),
    Expected(
      file: "no-ticket-indicator", outcome: .acceptWithWarnings,
      codes: [.missingTicketIndicator, .wrongSecurityMarker, .lowerCase],
      name: "Annelies De Wit", legs: ["HV 5955 AMS-FAO 2026-11-28 21D 33"]),
    Expected(
      file: "wrong-layout", outcome: .acceptWithWarnings,
      codes: [.wrongVersionMarker, .wrongSecurityMarker, .slashReadAsHyphen],
      name: "Alma Quiroga", legs: ["IB 6585 MAD-BOG 2026-11-29 STBY 140"]),
    Expected(
      file: "cut-short", outcome: .partial, codes: [.legMissing], name: "Chidi Okafor",
      legs: ["LH 569 LOS-FRA 2026-11-27 42F 188"]),
    Expected(
      file: "four-legs", name: "Perseph Winterbottom",
      legs: [
        "BA 799 HEL-LHR 2026-11-28 3A 11", "BA 11 LHR-SIN 2026-11-28 12K 47",
        "SQ 221 SIN-SYD 2026-11-29 15D 102", "SQ 4917A SYD-AKL 2026-11-30 2F 9",
      ]),
  ]

  @Test(arguments: all) func itReadsAsExpected(expected: Expected) throws {
    let scan = try Self.scan(expected.file)
    let result = BCBP.decode(scan)
    #expect(result.outcome == expected.outcome)
    #expect(result.codes == expected.codes)
    let pass = try #require(result.pass)
    #expect(pass.bytes == scan)
    #expect(pass.name.display == expected.name)
    let today = try #require(CalendarDate(iso: "2026-11-28"))
    let legs = zip(pass.legs, pass.flightDates(today: today)).map { leg, date in
      let flight = leg.flight?.description ?? "-"
      let day = date?.date.description ?? "-"
      return "\(flight) \(leg.from)-\(leg.to) \(day) \(leg.seat ?? "-") \(leg.sequence ?? "-")"
    }
    #expect(legs == expected.legs)
  }

  @Test func everyExampleIsTried() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.all.map { $0.file + ".bcbp" }.sorted())
  }

  @Test func details() throws {
    let two = try #require(BCBP.decode(try Self.scan("two-legs")).pass)
    #expect(two.bagTags == ["0220581230", "0220581231"])
    #expect(two.name.title == "MR" && two.version == 7)
    #expect(two[.securityData] == "Q7HPLXW2T5VN0K8RJ4DYM3BZ6CFGA19E")
    let infant = try #require(BCBP.decode(try Self.scan("infant")).pass)
    #expect(infant.passengerDescription == "infant" && infant.version == 6)
    #expect(infant.legs.first?.freeBaggage == "10K")
    let four = try #require(BCBP.decode(try Self.scan("four-legs")).pass)
    #expect(four.name.mayBeCut)
    #expect(four.legs[1][.airlineUse] == "LOUNGE")
    #expect(four.bagTags.count == 4)
    #expect(four.legs.map(\.isCheckedIn) == [true, true, false, false])
  }

  @Test func everyBeginningOfEveryExampleHasOneOfFourOutcomes() throws {
    let today = try #require(CalendarDate(iso: "2026-11-28"))
    for example in Self.all {
      let scan = try Self.scan(example.file)
      for length in 0..<scan.count {
        let result = BCBP.decode(Array(scan.prefix(length)))
        if length < 46 { #expect(result.outcome == .reject, "\(example.file) \(length)") }
        #expect(!PassReport.text(result, today: today).isEmpty)
      }
    }
  }
}
