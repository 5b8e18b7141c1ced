/// What was spent, by currency, month and category.
package struct ExpenseReport: Hashable, Sendable {
  /// The most used first; never added together.
  package var currencies: [CurrencyReport]
  /// What is being read just now, which is not in the report yet; nil when nothing is.
  package var reading: Reading?

  package init(currencies: [CurrencyReport] = [], reading: Reading? = nil) {
    self.currencies = currencies
    self.reading = reading
  }

  /// A file that is being read.
  package struct Reading: Hashable, Sendable, Codable {
    /// Without its folder.
    package let name: String
    /// 0 to 100.
    package let percent: Int

    package init(name: String, percent: Int) {
      self.name = name
      self.percent = percent
    }
  }

  package var isEmpty: Bool { currencies.isEmpty }
}

/// The months of one currency.
package struct CurrencyReport: Hashable, Sendable {
  package let currency: Currency
  /// One after the other, without gaps.
  package let months: [MonthReport]
  /// How many transactions it is made of.
  package let transactions: Int

  package init(currency: Currency, months: [MonthReport], transactions: Int) {
    self.currency = currency
    self.months = months
    self.transactions = transactions
  }

  /// An amount of the currency.
  package func money(_ minor: Int64) -> Money { Money(minor: minor, currency) }
}

/// A month of one currency; amounts in minor units.
package struct MonthReport: Hashable, Sendable {
  package let month: Month
  /// By what was consumed, the most first.
  package let categories: [CategoryReport]
  /// What may be spent; nil when nothing says.
  package let budget: Int64?
  /// What came and belongs to no category of expenses.
  package let income: Int64
  /// What is not booked yet.
  package let pending: Int64

  package init(
    month: Month, categories: [CategoryReport], budget: Int64?, income: Int64 = 0,
    pending: Int64 = 0
  ) {
    self.month = month
    self.categories = categories
    self.budget = budget
    self.income = income
    self.pending = pending
  }

  /// What was spent less what came back.
  package var consumed: Int64 { categories.reduce(0) { Money.sum($0, $1.consumed) } }

  /// Of the budget; nil when there is none or it is zero.
  package var share: Share? { budget.flatMap { Share(consumed, of: $0) } }

  /// A category's part of what the month consumed; nil when that is not more than zero.
  package func share(of category: CategoryReport) -> Share? {
    Share(category.consumed, of: consumed)
  }
}

/// A category in a month; amounts in minor units.
package struct CategoryReport: Hashable, Sendable {
  package let name: String
  /// What was spent less what came back: below zero when more came back.
  package let consumed: Int64
  /// What came back, zero or more.
  package let refunded: Int64
  /// What may be spent; nil when nothing says.
  package let budget: Int64?

  package init(name: String, consumed: Int64, refunded: Int64 = 0, budget: Int64? = nil) {
    self.name = name
    self.consumed = consumed
    self.refunded = refunded
    self.budget = budget
  }

  /// Of its own budget; nil when there is none or it is zero.
  package var share: Share? { budget.flatMap { Share(consumed, of: $0) } }
}

/// A part of a whole that is more than zero.
package struct Share: Hashable, Sendable {
  private let part: Int64
  private let whole: Int64

  /// Nil when the whole is zero or less.
  package init?(_ part: Int64, of whole: Int64) {
    guard whole > 0 else { return nil }
    self.part = part
    self.whole = whole
  }

  /// The true percentage, halves away from zero; below 0 or above 100 where it is so.
  package var percent: Int64 {
    var (a, b) = (part, whole)
    // Beyond this a hundredfold does not fit; what is lost is far below a percent.
    while a.magnitude > 40_000_000_000_000_000 {
      a /= 2
      b = max(1, b / 2)
    }
    let double = a * 200 / b
    return (double + (double < 0 ? -1 : 1)) / 2
  }

  /// For drawing: never below 0 or above 1.
  package var fraction: Double { min(max(Double(part) / Double(whole), 0), 1) }

  /// For counting: the percentage with its decimals.
  package var exactPercent: Double { Double(part) / Double(whole) * 100 }
}
