import Testing

@testable import Expenses

struct GenericTests {
  @Test func findsAGermanBankWithItsPreamble() throws {
    let files = try Files()
    defer { files.remove() }
    var bytes = Array("Kontoauszug;DE00 0000\nZeitraum;2026\n\n".utf8)
    bytes += Array("Buchungstag;Valutadatum;Beg".utf8) + [0xFC]
    bytes += Array("nstigter;Verwendungszweck;W".utf8) + [0xE4]
    bytes += Array("hrung;Betrag\n14.08.2026;15.08.2026;Caf".utf8) + [0xE9]
    bytes += Array(";Fr\u{31}hst;EUR;-3.000\n13.08.2026;13.08.2026;X;Y;EUR;-236,48\n".utf8)
    let result = ExpenseReader().read([try files.write("bank.csv", bytes)])
    let found = try #require(result.files[0].found)
    #expect(found.contains("Windows-1252") && found.contains("decimal comma"))
    #expect(found.contains("Buchungstag (date)") && found.contains("Betrag (amount)"))
    #expect(found.contains("2 rows before the headings"))
    #expect(result.month("EUR", "2026-08") == ["Uncategorised": "3236.48"])
  }

  @Test func readsColumnsOfDebitAndCredit() throws {
    let result = try Files.read([
      """
      Date,Description,Paid out,Paid in,Balance
      14/08/2026,Shop,"1,250.00",,10
      15/08/2026,Shop,,12.50,22.50
      """, "text,category\nshop,Things\n",
    ])
    #expect(result.month("XXX", "2026-08") == ["Things": "1237.50"])
  }

  @Test func readsAColumnOfDirections() throws {
    let result = try Files.read([
      """
      Datum;Naam / Omschrijving;Af Bij;Bedrag (EUR);Mededelingen
      20260814;Winkel;Af;12,50;
      20260815;Werkgever;Bij;100,00;
      20260815;Winkel;Af;7,50;
      20260815;Winkel;Bij;2,50;
      20260816;Winkel;Anders;1,00;
      """
    ])
    // The word of the last row is none that a direction can be.
    #expect(result.month("EUR", "2026-08") == ["Uncategorised": "20.00"])
    #expect(result.monthReport("EUR", "2026-08")?.income == 10_250)
    #expect(result.problems == ["0:6: expected debit or credit in column 3, found \"Anders\""])
  }

  @Test func mostAmountsOfACardAreExpensesThoughPositive() throws {
    let result = try Files.read([
      """
      Transaction Date,Description,Category,Amount
      2026-08-14,A,Food,12.00
      2026-08-15,B,Food,8.00
      2026-08-16,C,Food,-5.00
      """
    ])
    #expect(result.files[0].found?.contains("positive amounts are expenses") == true)
    #expect(result.month("XXX", "2026-08") == ["Food": "15.00"])
  }

  @Test func findsColumnsWithoutHeadings() throws {
    let result = try Files.read([
      "2026-08-14\tBakery\t-4.20\tEUR\n2026-08-15\tGrocer\t-30.00\tEUR\n"
    ])
    #expect(result.files[0].found?.contains("column 1 (date), column 3 (amount)") == true)
    #expect(result.month("EUR", "2026-08") == ["Uncategorised": "34.20"])
  }

  @Test func saysWhatItHadToAssume() throws {
    let result = try Files.read(["Date;Amount\n01/02/2026;-3.000\n"])
    #expect(result.files[0].assumed.count == 2)
    #expect(result.files[0].assumed[0].contains("comma was assumed"))
    #expect(result.files[0].assumed[1].contains("the day was assumed"))
    #expect(result.month("XXX", "2026-02") == ["Uncategorised": "3000.00"])
  }

  @Test func centralEuropeanLettersAreKnown() throws {
    let files = try Files()
    defer { files.remove() }
    var bytes = Array("Data;Opis;Kwota;Waluta\n2026-08-14;Ksi".utf8) + [0xB9]
    bytes += Array("".utf8) + Array("ka;-12,00;PLN\n".utf8)
    let rules = try files.write("rules.csv", "text,category\nksiąka,Books\n")
    let result = ExpenseReader().read([try files.write("bank.csv", bytes), rules])
    #expect(result.files[0].found?.contains("Windows-1250") == true)
    #expect(result.month("PLN", "2026-08") == ["Books": "12.00"])
  }

  @Test func anAskedProfileHasToFit() throws {
    let monzo = try #require(MappingProfile.named("Monzo"))
    let result = try Files.read(
      ["Date;Amount\n01/02/2026;-3.000\n"], ReadingOptions(profile: monzo))
    #expect(result.problems == ["0: has not the headings of an export of Monzo"])
    #expect(MappingProfile.named("bank") == nil)
  }

  @Test func anAskedCurrencyIsThatOfAmountsWithoutOne() throws {
    let options = ReadingOptions(currency: Currency(code: "CAD"))
    let result = try Files.read(["Date,Amount\n2026-02-01,-$3.00\n2026-02-02,-2.00\n"], options)
    #expect(result.month("CAD", "2026-02") == ["Uncategorised": "5.00"])
  }
}
