import Testing

@testable import Expenses

struct AmountTextTests {
  private func minor(_ text: String, _ style: NumberStyle = .point, digits: Int = 2) -> Int64? {
    AmountText(Array(text.utf8)[...]).flatMap { style.number($0) }?.minorUnits(digits)
  }

  @Test(arguments: [
    ("12.50", 1250), ("-12.50", -1250), ("\u{2212}12.50", -1250), ("12.50-", -1250),
    ("(12.50)", -1250), ("+12.5", 1250), ("$1,234.56", 123_456), ("-$1,234.56", -123_456),
    ("$-1,234.56", -123_456), ("1\u{202F}234.56", 123_456), ("1'234.56", 123_456),
    ("1’234.56 CHF", 123_456), ("EUR 12", 1200), ("1,00,000.00", 10_000_000), (".5", 50),
    ("\u{200F}-7.00\u{200E}", -700), ("12.500", 1250), ("0", 0), ("Fr. 12.00", 1200),
  ])
  func readsWithAPoint(_ text: String, _ expected: Int64) {
    #expect(minor(text) == expected)
  }

  @Test(arguments: [
    ("12,50", 1250), ("3.000", 300_000), ("236,48", 23_648), ("1.234.567,89", 123_456_789),
    ("-1 234,50 €", -123_450), ("1\u{A0}234,5 zł", 123_450), ("12,50-", -1250),
  ])
  func readsWithAComma(_ text: String, _ expected: Int64) {
    #expect(minor(text, .comma) == expected)
  }

  @Test(arguments: [
    "", "-", "abc", "12.345", "1,23.45", "12,3", "1,2,345.00", "1..2", "--5", "5-5", "1.2.3",
    "=1+2", "12:30", "2026-01-01", "(5", "5)", "1 2 3.00", "9999999999999999999999",
    "12.50 EUR 7",
  ])
  func refusesWhatIsNoExactAmount(_ text: String) {
    #expect(minor(text) == nil)
  }

  @Test func takesTheDecimalsOfTheCurrency() {
    #expect(minor("980", digits: 0) == 980)
    #expect(minor("980.5", digits: 0) == nil)
    #expect(minor("1.234", digits: 3) == 1234)
    #expect(minor("1.2345", digits: 3) == nil)
  }

  @Test func tellsTheMarkBesideTheNumber() {
    func mark(_ text: String) -> String? {
      AmountText(Array(text.utf8)[...]).map { String(decoding: $0.mark, as: UTF8.self) }
    }
    #expect(mark("€12") == "€")
    #expect(mark("12 USD") == "USD")
    #expect(mark("R$ 5,00") == "R$")
    #expect(mark("5") == "")
  }

  /// The decimal sign is the column's, not the cell's.
  @Test func theColumnDecides() {
    func style(_ cells: [String]) -> NumberStyle? {
      var survey = NumberSurvey()
      for cell in cells {
        let isAmount = survey.note(Array(cell.utf8)[...])
        #expect(isAmount)
      }
      return survey.style
    }
    #expect(style(["3.000", "236,48"]) == .comma)
    #expect(style(["3,000", "236.48"]) == .point)
    #expect(style(["-110.7"]) == .point)
    #expect(style(["1.234.567"]) == .comma)
    #expect(style(["0.125"]) == .point)
    #expect(style(["3.000", "4.000"]) == nil)
    #expect(style(["12", "7"]) == nil)
  }
}

struct MoneyTests {
  @Test(arguments: [
    ("EUR", 123_450, "1234.50", "€1,234.50"), ("EUR", -5, "-0.05", "−€0.05"),
    ("JPY", 98_000, "98000", "¥98,000"), ("KWD", 1_234, "1.234", "KWD\u{A0}1.234"),
    ("HUF", 1_250_000, "12500.00", "HUF\u{A0}12,500"),
    ("HUF", 1_250_050, "12500.50", "HUF\u{A0}12,500.50"), ("XXX", 700, "7.00", "7.00"),
  ])
  func isWritten(_ code: String, _ minor: Int64, _ decimal: String, _ shown: String) throws {
    let money = Money(minor: minor, try #require(Currency(code: code)))
    #expect(money.decimal == decimal)
    #expect(money.shown == shown)
    #expect(Money(decimal: decimal, money.currency) == money)
  }

  @Test func currenciesHaveTheirOwnDecimals() {
    #expect(Currency(code: "jpy")?.digits == 0)
    #expect(Currency(code: "JOD")?.digits == 3)
    #expect(Currency(code: "CLF")?.digits == 4)
    #expect(Currency(code: "CHF")?.digits == 2)
    #expect(Currency(code: "ABC") == nil)
    #expect(Currency.table.count > 160)
    #expect(Currency.table.keys.allSatisfy { $0.utf8.count == 3 })
  }

  @Test func aShareIsTrueInPrintAndHeldInDrawing() throws {
    func share(_ part: Int64, _ whole: Int64) throws -> Share {
      try #require(Share(part, of: whole))
    }
    #expect(try share(150, 100).percent == 150)
    #expect(try share(150, 100).fraction == 1)
    #expect(try share(-25, 100).percent == -25)
    #expect(try share(-25, 100).fraction == 0)
    #expect(try share(1, 8).percent == 13)
    #expect(try share(-1, 8).percent == -13)
    #expect(try share(.max / 2, .max).percent == 50)
    #expect(Share(1, of: 0) == nil)
    #expect(Share(1, of: -1) == nil)
  }
}
