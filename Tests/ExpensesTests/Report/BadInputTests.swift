import Foundation
import Testing

@testable import Expenses

struct BadInputTests {
  @Test func eachWrongRowIsToldAndTheRestIsUsed() throws {
    let result = try Files.read([
      """
      Date,Description,Category,Amount,Currency
      2026-02-01,A,Food,-1.00,EUR
      2026-02-30,B,Food,-1.00,EUR
      2026-02-03,C,Food,twelve,EUR
      2026-02-03,D,Food,-1.00,EURO
      2026-02-03,E,Food,-1.005,EUR
      2026-02-03,"F,Food,-1.00,EUR
      2026-02-04,G
      2026-02-05,H,Food,-2.00,EUR
      """
    ])
    #expect(result.month("EUR", "2026-02") == ["Food": "3.00"])
    #expect(
      result.problems == [
        "0:3: expected a date in column 1, found \"2026-02-30\"",
        "0:4: expected an amount in column 4, found \"twelve\"",
        "0:5: expected a currency of ISO 4217 in column 5, found \"EURO\"",
        "0:6: expected an amount with a decimal point and at most 2 decimals in column 4, found \"-1.005\"",
        "0:7: a quote is opened and not closed",
        "0:8: expected an amount in column 4, found nothing",
      ])
  }

  @Test(arguments: [
    ("notes.txt", "Dear diary, today\nnothing, happened\n", "is no statement: no columns"),
    ("a.pdf", "%PDF-1.7\n", "is a PDF"), ("a.xlsx", "PK\u{03}\u{04}x", "is a ZIP file"),
    ("a.json", "{\"a\": 1}", "is JSON"), ("a.html", "<!DOCTYPE html><p>", "is a web page"),
    ("a.xml", "<?xml version=\"1.0\"?><a/>", "is XML without OFX"), ("empty", "", "is empty"),
    ("a.ofx", "OFXHEADER:100\n\n<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>", "is OFX without"),
  ])
  func whatIsNoStatementIsRefusedByName(_ name: String, _ text: String, _ reason: String) throws {
    let files = try Files()
    defer { files.remove() }
    let path = try files.write(name, text)
    let result = ExpenseReader().read([path])
    #expect(result.isRefused && result.report.isEmpty)
    #expect(
      result.files[0].problems.map(\.description).first?.hasPrefix("\(path): \(reason)") == true)
  }

  @Test func filesThatCannotBeReadAreTold() throws {
    let files = try Files()
    defer { files.remove() }
    let result = ExpenseReader().read([files.folder, files.folder + "/none", "/dev/zero"])
    #expect(
      result.files.map { $0.problems[0].reason } == [
        "is a folder; expected a file", "no such file", "is no regular file",
      ])
  }

  @Test func whatLooksLikeAFormulaIsText() throws {
    let result = try Files.read([
      "Date,Description,Category,Amount,Currency\n2026-02-01,=1+1,=HYPERLINK(1),-1.00,EUR\n"
    ])
    #expect(result.month("EUR", "2026-02") == ["=HYPERLINK(1)": "1.00"])
  }

  @Test func namesCannotDirectWhatIsBesideThem() {
    #expect(ShownName.clean("a\u{1B}[31m\tb\n c__d") == "A [31m b c d")
    #expect(ShownName.clean(" \n") == nil)
    #expect(ShownName.clean(String(repeating: "é", count: 99))?.count == ShownName.limit + 1)
    #expect(ShownName.isolated("Food") == "Food")
    #expect(ShownName.isolated("\u{202E}doof") == "\u{2068}\u{202E}doof\u{2069}")
    // What the name opens is closed, and what it did not open it cannot close.
    #expect(ShownName.isolated("a\u{2067}b") == "\u{2068}a\u{2067}b\u{2069}\u{2069}")
    #expect(ShownName.isolated("a\u{2069}\u{202E}b") == "\u{2068}a\u{202E}b\u{2069}")
    #expect(ShownName.isolated("אוכל") == "\u{2068}אוכל\u{2069}")
  }

  @Test func terminalsAreNotDirectedByNames() throws {
    let result = try Files.read([
      "Date,Description,Category,Amount,Currency\n2026-02-01,A,x\u{1B}[2Jy,-1.00,EUR\n2026-02-0\u{1B},A,b,-1,EUR\n"
    ])
    let text = ReportText.text(result)
    #expect(!text.contains("\u{1B}"))
  }
}
