import Foundation
import Testing

@testable import Expenses

struct ReportTests {
  static let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("assets/expenses").path

  @Test func theSampleIsWhole() throws {
    let result = StatementFolder(path: Self.assets).read()
    #expect(result.problems.isEmpty)
    #expect(result.files.allSatisfy { !$0.isRefused && $0.assumed.isEmpty && $0.duplicates == 0 })
    let euro = try #require(result.report.currencies.first)
    #expect(euro.currency.code == "EUR")
    #expect(euro.months.count == 12)
    #expect(euro.months.allSatisfy { $0.budget ?? 0 > 0 && $0.consumed > 0 && $0.income > 0 })
    #expect(euro.months.allSatisfy { !$0.categories.contains { $0.name == "Uncategorised" } })
    // A month over its budget and one in which more came back than was spent on something.
    #expect(euro.months.contains { $0.share?.percent ?? 0 > 100 })
    #expect(euro.months.contains { $0.categories.contains { $0.consumed < 0 } })
    #expect(result.report.currencies.count == 2)
  }

  @Test func isPrintedAsText() throws {
    let files = try Files()
    defer { files.remove() }
    let path = try files.write(
      "a.csv",
      """
      Date,Description,Category,Amount,Currency
      2026-02-01,A,Food,-1250.00,EUR
      2026-02-02,B,Home,-50.00,EUR
      2026-02-03,B,Home,10.00,EUR
      2026-02-04,C,Pay,99.00,EUR
      """)
    let budget = try files.write("b.csv", "month,category,amount,currency\n*,Food,1000,EUR\n")
    let text = ReportText.text(ExpenseReader().read([path, budget]))
    #expect(
      text.hasPrefix("\(path): Unknown export; separated by commas; UTF-8; columns Date (date), "))
    #expect(text.contains("\n  4 rows: 4 counted\n"))
    #expect(
      text.hasSuffix(
        """

        February 2026 (EUR)
          Food    €1,250.00  97 %  125 % of €1,000.00
          Home       €40.00   3 %                      €10.00 came back
          Total   €1,290.00        129 % of €1,000.00
          Income     €99.00

        """))
  }

  @Test func isPrintedAsJSONAndReadBack() throws {
    let files = try Files()
    defer { files.remove() }
    let result = try files.read([
      "Date,Description,Category,Amount,Currency\n2026-02-01,A,Food,-1.25,EUR\n2026-02-01,A,Food,-12,JPY\n"
    ])
    let object = try JSONSerialization.jsonObject(with: Data(try result.json().utf8))
    let root = try #require(object as? [String: Any])
    let currencies = try #require(root["currencies"] as? [[String: Any]])
    let months = try #require(currencies[0]["months"] as? [[String: Any]])
    #expect(months[0]["consumed"] as? String == "1.25")
    #expect((root["files"] as? [[String: Any]])?.first?["counted"] as? Int == 2)
    let path = files.folder + "/report.json"
    try ReportFile.write(result.report, to: path)
    #expect(try ReportFile.read(path) == result.report)
  }

  @Test func progressIsTold() throws {
    let files = try Files()
    defer { files.remove() }
    let row = "2026-02-01,A,Food,-1.25,EUR\n"
    let text =
      "Date,Description,Category,Amount,Currency\n" + String(repeating: row, count: 10_000)
    let path = try files.write("big.csv", text)
    var seen: [ReadingProgress] = []
    let result = ExpenseReader(progress: { seen.append($0) }).read([path])
    #expect(result.month("EUR", "2026-02") == ["Food": "12500.00"])
    #expect(seen.count >= 4 && seen.last?.fraction == 1)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.fraction <= $1.fraction })
  }
}
