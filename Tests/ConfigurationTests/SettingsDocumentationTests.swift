import Foundation
import Testing

@testable import Configuration

@Suite struct SettingsDocumentationTests {
  private static let heading = "## Settings\n\n"
  private static let file =
    SampleConfiguration.package.appendingPathComponent("assets/documentation/configuration.md")

  /// What stands below the heading is made from the settings; run the test with
  /// `GATEFRAME_RECORD_DOCUMENTS=1` to write it anew.
  @Test func theDocumentIsUpToDate() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let range = try #require(text.range(of: Self.heading))
    let made = text[..<range.upperBound] + SettingsDocumentation.tables
    if ProcessInfo.processInfo.environment["GATEFRAME_RECORD_DOCUMENTS"] == "1" {
      try made.write(to: Self.file, atomically: true, encoding: .utf8)
      return
    }
    #expect(
      text == made,
      "configuration.md differs from the settings: run with GATEFRAME_RECORD_DOCUMENTS=1")
  }

  @Test func everySettingIsDocumented() {
    let tables = SettingsDocumentation.tables
    for setting in Setting.all {
      #expect(tables.contains("| `\(setting.key)` | \(setting.kind.expectation) |"))
    }
    let rows = tables.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == Setting.all.count)
    // Four cells: five bars, and none inside a cell.
    #expect(rows.allSatisfy { $0.count { $0 == "|" } == 5 })
  }
}
