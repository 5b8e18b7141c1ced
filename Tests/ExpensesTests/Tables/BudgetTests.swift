import Testing

@testable import Expenses

struct BudgetTests {
  private let statement = """
    Date,Description,Category,Amount,Currency
    2026-01-05,A,Food,-30.00,EUR
    2026-02-05,A,Food,-30.00,EUR
    2026-02-06,A,Home,-10.00,EUR
    """

  @Test func budgetsAreOfMonthsCategoriesAndCurrencies() throws {
    let result = try Files.read([
      statement,
      """
      month,category,amount,currency
      *,Food,40.00,EUR
      2026-02,food,60.00,EUR
      2026-02,Garden,15.00,EUR
      2026-01,Total,50.00,EUR
      *,Food,9999,JPY
      """,
    ])
    let (one, two) = (
      try #require(result.monthReport("EUR", "2026-01")),
      try #require(result.monthReport("EUR", "2026-02"))
    )
    #expect(one.budget == 5_000 && one.share?.percent == 60)
    #expect(one.categories[0].budget == 4_000 && one.categories[0].share?.percent == 75)
    #expect(two.budget == 7_500 && two.share?.percent == 53)
    #expect(two.categories.map(\.name) == ["Food", "Home", "Garden"])
    #expect(two.categories.map(\.budget) == [6_000, nil, 1_500])
  }

  @Test func aBudgetMayBeMissingOrZero() throws {
    let none = try Files.read([statement])
    #expect(none.monthReport("EUR", "2026-01")?.budget == nil)
    let zero = try Files.read([statement, "month,category,amount,currency\n*,Food,0,EUR\n"])
    let month = try #require(zero.monthReport("EUR", "2026-01"))
    #expect(month.budget == 0 && month.share == nil && month.categories[0].share == nil)
  }

  @Test func eachWrongRowIsTold() throws {
    let result = try Files.read([
      statement,
      """
      month,category,amount,currency
      2026-13,Food,1,EUR
      2026-01,Food,x,EUR
      2026-01,Food,1,EURO
      2026-01,Food,-1,EUR
      2026-01,Food,1.234,EUR
      2026-01,Food,45,EUR
      """,
    ])
    #expect(
      result.problems == [
        "1:2: expected a month such as 2026-08, or *, found \"2026-13\"",
        "1:3: expected an amount, found \"x\"",
        "1:4: expected a currency of ISO 4217, found \"EURO\"",
        "1:5: expected a budget of zero or more",
        "1:6: expected at most 2 decimals, found \"1.234\"",
      ])
    #expect(result.monthReport("EUR", "2026-01")?.budget == 4_500)
  }

  @Test func readsAPlanOfYNAB() throws {
    let result = try Files.read([
      """
      Date,Description,Category,Amount
      2026-01-05,A,Groceries,-$30.00
      """,
      """
      "Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
      "Jan 2026","Everyday: Groceries","Everyday","Groceries",$100.00,-$12.34,$87.66
      """,
    ])
    #expect(result.monthReport("USD", "2026-01")?.budget == 10_000)
  }
}
