/// What may be spent.
package struct Budget: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// nil for every month.
    package let month: Month?
    /// nil for all categories together.
    package let category: String?
    /// Zero or more.
    package let amount: Money

    package init(month: Month?, category: String?, amount: Money) {
      self.month = month
      self.category = category
      self.amount = amount
    }
  }

  package var entries: [Entry] = []

  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// The budget of each category of a month, by its name in small letters, and of the month as a
  /// whole: as it is given, else the sum of the categories. What names the month goes before what is
  /// for every month.
  func amounts(
    _ month: Month, _ currency: Currency
  ) -> (categories: [String: (name: String, minor: Int64)], total: Int64?) {
    var categories: [String: (name: String, minor: Int64)] = [:]
    var total: Int64?
    for isNamed in [false, true] {
      for entry in entries where entry.amount.currency == currency {
        guard isNamed ? entry.month == month : entry.month == nil else { continue }
        if let name = entry.category {
          categories[name.lowercased()] = (name, entry.amount.minor)
        } else {
          total = entry.amount.minor
        }
      }
    }
    if total == nil, !categories.isEmpty {
      total = categories.values.reduce(0) { Money.sum($0, $1.minor) }
    }
    return (categories, total)
  }
}

extension Money {
  /// The sum of two amounts in minor units, held at the ends of what can be told.
  static func sum(_ a: Int64, _ b: Int64) -> Int64 {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? (a < 0 ? -Int64.max : Int64.max) : max(sum, -Int64.max)
  }
}
