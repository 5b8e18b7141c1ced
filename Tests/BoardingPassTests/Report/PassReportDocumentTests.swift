import Foundation
import Testing

@testable import BoardingPass

/// The JSON report has exactly the keys that `pass-json.md` documents.
@Suite struct PassReportDocumentTests {
  private let today = CalendarDate(daysSince1970: 20_785)  // 2026-11-28
  private static let file = ExamplePassTests.folder.deletingLastPathComponent()
    .appendingPathComponent("documentation/pass-json.md")

  private func report(_ result: BCBPResult) throws -> [String: Any] {
    let json = PassReport.json(result, today: today)
    #expect(json.hasSuffix("}\n"))
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(value as? [String: Any])
  }

  /// Tables of the document: the code spans of each row's first cell, and those of its second.
  private func documented() throws -> [[(keys: [String], values: [String])]] {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    var tables: [[(keys: [String], values: [String])]] = []
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|")
      if line.hasPrefix("|---") { continue }
      if line.hasPrefix("| key") {
        tables.append([])
      } else if cells.count >= 2, !tables.isEmpty {
        let row = (keys: Self.spans(cells[0]), values: Self.spans(cells[1]))
        tables[tables.count - 1].append(row)
      }
    }
    return tables
  }

  private static func spans(_ cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test func theKeysAreTheDocumentedOnes() throws {
    let tables = try documented()
    #expect(tables.count == 2)
    let top = Set(tables[0].flatMap(\.keys))
    let leg = Set(tables[1].flatMap(\.keys))
    let results = try ExamplePassTests.all.map { BCBP.decode(try ExamplePassTests.scan($0.file)) }
    for result in results + [decode(""), decode("0220123456"), decode("x")] {
      let report = try self.report(result)
      #expect(Set(report.keys) == top)
      for object in (report["legs"] as? [[String: Any]]) ?? [] {
        #expect(Set(object.keys) == leg)
        try expect(object["items"], in: row("items", of: tables[0]))
      }
      try expect(report["items"], in: row("items", of: tables[0]))
      try expect(report["warnings"], in: row("warnings", of: tables[0]))
      if let rejection = report["rejection"] as? [String: Any] {
        try expect([rejection], in: row("rejection", of: tables[0]))
      }
    }
  }

  private func row(_ key: String, of table: [(keys: [String], values: [String])]) -> Set<String> {
    Set(table.first { $0.keys.contains(key) }?.values ?? []).subtracting(["null"])
  }

  private func expect(_ list: Any?, in documented: Set<String>) throws {
    for object in try #require(list as? [[String: Any]]) {
      #expect(Set(object.keys) == documented)
    }
  }

  @Test func theOutcomesAreTheDocumentedOnes() throws {
    let outcomes = try #require(try documented().first?.first { $0.keys == ["outcome"] })
    #expect(outcomes.values == BCBPResult.Outcome.allCases.map(\.rawValue))
  }

  @Test func theValuesOfAWholePass() throws {
    let report = try self.report(BCBP.decode(try ExamplePassTests.scan("two-legs")))
    #expect(report["outcome"] as? String == "accept")
    #expect(report["rejection"] is NSNull)
    #expect(report["passengerName"] as? String == "Chidi Okafor")
    #expect(report["version"] as? Int == 7)
    #expect(report["issueDate"] as? String == "2026-11-26")
    #expect(report["bagTags"] as? [String] == ["0220581230", "0220581231"])
    let items = try #require(report["items"] as? [[String: Any]])
    let name = try #require(items.first { $0["number"] as? Int == 11 })
    #expect(name["name"] as? String == "Passenger Name")
    #expect(name["value"] as? String == "OKAFOR/CHIDI MR     ")
    #expect(name["position"] as? Int == 3)
    let legs = try #require(report["legs"] as? [[String: Any]])
    #expect(legs.map { $0["flight"] as? String } == ["LH 569", "LH 860"])
    #expect(legs.map { $0["carrierName"] as? String } == ["Lufthansa", "Lufthansa"])
    #expect(legs.map { $0["fromCity"] as? String } == ["Lagos", "Frankfurt"])
    #expect(legs.map { $0["toCity"] as? String } == ["Frankfurt", "Oslo"])
    #expect(legs.map { $0["date"] as? String } == ["2026-11-27", "2026-11-28"])
    #expect(legs.map { $0["isNearToday"] as? Bool } == [true, true])
    #expect(legs.map { $0["seat"] as? String } == ["42F", "14A"])
    #expect(legs.map { $0["sequence"] as? String } == ["188", "62"])
  }

  @Test func theValuesOfARejection() throws {
    let report = try self.report(decode("https://example.com/menu"))
    #expect(report["outcome"] as? String == "reject")
    let rejection = try #require(report["rejection"] as? [String: Any])
    #expect(rejection["code"] as? String == "not-a-boarding-pass")
    #expect(rejection["item"] as? Int == 1 && rejection["position"] as? Int == 1)
    #expect(rejection["itemName"] as? String == "Format Code")
    #expect(rejection["expected"] as? String == "M" && rejection["found"] as? String == "‘h’")
    #expect(report["passengerName"] is NSNull && (report["legs"] as? [Any])?.isEmpty == true)
  }

  /// Bytes that are no ASCII are read as ISO 8859-1; the JSON is UTF-8 all the same.
  @Test func anyByteBecomesJSON() throws {
    for byte in UInt8.min...UInt8.max {
      var scan = Array(SamplePasses.plain.utf8)
      scan[5] = byte
      let report = try self.report(BCBP.decode(scan))
      #expect(report["outcome"] != nil)
    }
  }
}
