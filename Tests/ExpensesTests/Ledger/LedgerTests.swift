import Testing

@testable import Expenses

struct LedgerTests {
  private let header = "Date,Description,Category,Amount,Currency\n"

  /// Two coffees on a day are two, and the same two in the next export are no more.
  @Test func theSameContentCountsAsOftenAsOneFileHasIt() throws {
    let coffee = "2026-02-01,Coffee,Food,-3.00,EUR\n"
    let other = "2026-02-02,Bread,Food,-2.00,EUR\n"
    let result = try Files.read([
      header + coffee + coffee, header + coffee + other, header + coffee + coffee + coffee,
    ])
    #expect(result.month("EUR", "2026-02") == ["Food": "11.00"])
    #expect(result.files.map(\.duplicates) == [0, 1, 2])
  }

  @Test func currenciesAreNeverAdded() throws {
    let result = try Files.read([
      header + "2026-02-01,A,Food,-3.00,EUR\n2026-02-01,B,Food,-300,JPY\n2026-02-03,C,Food,-1,EUR\n"
    ])
    #expect(result.report.currencies.map(\.currency.code) == ["EUR", "JPY"])
    #expect(result.month("EUR", "2026-02") == ["Food": "4.00"])
    #expect(result.month("JPY", "2026-02") == ["Food": "300"])
  }

  @Test func refundsLowerTheirCategoryEvenBelowZero() throws {
    let result = try Files.read([
      header
        + "2026-02-01,A,Shoes,-50.00,EUR\n2026-02-02,A,Food,-20.00,EUR\n2026-03-02,A,Shoes,50.00,EUR\n"
        + "2026-03-03,B,Food,-150.00,EUR\n"
    ])
    let month = try #require(result.monthReport("EUR", "2026-03"))
    #expect(month.consumed == 10_000)
    let shoes = try #require(month.categories.last)
    #expect(shoes.consumed == -5_000 && shoes.refunded == 5_000)
    #expect(month.share(of: shoes)?.percent == -50)
    #expect(month.share(of: shoes)?.fraction == 0)
    let food = month.categories[0]
    #expect(month.share(of: food)?.percent == 150)
    #expect(month.share(of: food)?.fraction == 1)
  }

  @Test func monthsFollowWithoutGaps() throws {
    let result = try Files.read([
      header + "2025-11-30,A,Food,-1.00,EUR\n2026-02-01,A,Food,-1.00,EUR\n"
    ])
    #expect(
      result.report.currencies[0].months.map(\.month.description) == [
        "2025-11", "2025-12", "2026-01", "2026-02",
      ])
  }

  @Test func sumsThatDoNotFitAreRefused() throws {
    var ledger = Ledger(rules: CategoryRules())
    ledger.beginFile()
    let day = try #require(Day(2026, 1, 1))
    func add(_ number: UInt64) -> Ledger.Outcome {
      ledger.add(
        Transaction(day: day, spent: .max / 3, currency: .unstated, identity: .number(number)))
    }
    for number in 1...3 {
      if case .counted = add(UInt64(number)) {} else { Issue.record("\(number)") }
    }
    if case .refused = add(4) {} else { Issue.record("the sum is too large") }
  }

  @Test func manyFingerprintsStayApart() {
    var table = FingerprintTable()
    var taken = 0
    for number in 0..<20_000 {
      var print = Fingerprint()
      print.add(Int64(number))
      if table.takeContent(print.value, file: 1) { taken += 1 }
    }
    #expect(taken == 20_000 && table.count == 20_000)
    var print = Fingerprint()
    print.add(Int64(7))
    let again = table.takeContent(print.value, file: 2)
    let third = table.takeContent(print.value, file: 2)
    #expect(!again && third)
  }

  @Test func rulesGoBeforeTheFilesCategory() throws {
    let result = try Files.read([
      header + "2026-02-01,ACME Fitness 22,Other,-9.00,EUR\n2026-02-01,Loan,Other,-5,EUR\n",
      "text,category\nacme fit,Sports\nloan,Transfer\n",
    ])
    #expect(result.month("EUR", "2026-02") == ["Sports": "9.00"])
    #expect(result.files[0].transfers == 1)
  }
}
