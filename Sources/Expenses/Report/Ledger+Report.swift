extension Ledger {
  /// The months of every currency, with what may be spent in them.
  func report(_ budget: Budget) -> ExpenseReport {
    let byCurrency = Dictionary(grouping: cells.keys, by: \.currency)
    let reports = byCurrency.map { currency, keys in
      CurrencyAssembly(self, currency, keys, budget).report
    }
    return ExpenseReport(
      currencies: reports.sorted {
        ($1.transactions, $0.currency.code) < ($0.transactions, $1.currency.code)
      })
  }
}

/// Puts the months of one currency together.
private struct CurrencyAssembly {
  let ledger: Ledger
  let currency: Currency
  let keys: [Ledger.Key]
  let budget: Budget
  /// Categories in which money only came: income, not expense.
  let incomes: Set<Int>

  init(_ ledger: Ledger, _ currency: Currency, _ keys: [Ledger.Key], _ budget: Budget) {
    self.ledger = ledger
    self.currency = currency
    self.keys = keys
    self.budget = budget
    var spending: Set<Int> = []
    for key in keys where ledger.cells[key]?.spent ?? 0 > 0 { spending.insert(key.category) }
    let planned = Set(budget.entries.compactMap { $0.category?.lowercased() })
    incomes = Set(keys.map(\.category)).filter {
      !spending.contains($0) && !planned.contains(ledger.categories[$0].lowercased())
    }
  }

  var report: CurrencyReport {
    let byMonth = Dictionary(grouping: keys, by: \.month)
    guard let first = byMonth.keys.min(), let last = byMonth.keys.max() else {
      return CurrencyReport(currency: currency, months: [], transactions: 0)
    }
    let months = (first.index...last.index).map { index in
      month(Month(index: index), byMonth[Month(index: index)] ?? [])
    }
    let count = keys.reduce(0) { $0 + (ledger.cells[$1]?.count ?? 0) }
    return CurrencyReport(currency: currency, months: months, transactions: count)
  }

  private func month(_ month: Month, _ keys: [Ledger.Key]) -> MonthReport {
    var (planned, total) = budget.amounts(month, currency)
    var income: Int64 = 0
    var categories: [CategoryReport] = []
    for key in keys {
      guard let cell = ledger.cells[key] else { continue }
      let name = ledger.categories[key.category]
      // Money that came without a category is nobody's refund.
      if incomes.contains(key.category) || key.category == 0 {
        income = Money.sum(income, cell.back)
      }
      guard !incomes.contains(key.category), key.category != 0 || cell.spent > 0 else { continue }
      let refunded = key.category == 0 ? 0 : cell.back
      let plan = planned.removeValue(forKey: name.lowercased())
      categories.append(
        CategoryReport(
          name: name, consumed: cell.spent - refunded, refunded: refunded, budget: plan?.minor))
    }
    for plan in planned.values where plan.minor > 0 {
      categories.append(CategoryReport(name: plan.name, consumed: 0, budget: plan.minor))
    }
    categories.sort { ($1.consumed, $0.name) < ($0.consumed, $1.name) }
    let pending = ledger.pending.reduce(Int64(0)) { sum, entry in
      entry.key.currency == currency && entry.key.month == month
        ? Money.sum(sum, entry.value) : sum
    }
    return MonthReport(
      month: month, categories: categories, budget: total, income: income, pending: pending)
  }
}
