extension CSVTable {
  /// The entries of a budget, and what was wrong.
  func budget(_ options: ReadingOptions) -> (Budget, [StatementProblem]) {
    var budget = Budget()
    // First how its amounts are written.
    var survey = NumberSurvey()
    let column = columns["amount"] ?? 0
    _ = read { row in
      _ = survey.note(row[column])
      return nil
    }
    let style = survey.style ?? (separator == 0x3B ? .comma : .point)
    let problems = read { row in
      guard let text = AmountText(row[column]), let number = style.number(text) else {
        return "expected an amount, found \(shown(row, "amount"))"
      }
      guard let currency = currency(row, text, options) else {
        return "expected a currency of ISO 4217, found \(shown(row, "currency"))"
      }
      guard let minor = number.minorUnits(currency.digits) else {
        return "expected at most \(currency.digits) decimals, found \(shown(row, "amount"))"
      }
      guard minor >= 0 else { return "expected a budget of zero or more" }
      let word = self.text(row, "month")
      let month = Self.month(word)
      guard month != nil || ["", "*", "every month"].contains(word.lowercased()) else {
        return "expected a month such as 2026-08, or *, found \(shown(row, "month"))"
      }
      let name = ShownName.clean(self.text(row, "category"))
      let isTotal = name.map { ["*", "total"].contains($0.lowercased()) } ?? true
      budget.entries.append(
        .init(
          month: month, category: isTotal ? nil : name, amount: Money(minor: minor, currency)))
      return nil
    }
    return (budget, problems)
  }

  private func currency(_ row: CSVRow, _ text: AmountText, _ options: ReadingOptions) -> Currency? {
    let named = self.text(row, "currency")
    if !named.isEmpty { return Currency.marked(named) }
    if !text.mark.isEmpty { return Currency.marked(String(decoding: text.mark, as: UTF8.self)) }
    return options.currency ?? .unstated
  }

  /// `2026-08`, `08/2026` or `Aug 2026`.
  static func month(_ text: String) -> Month? {
    if let month = Month(text) { return month }
    let parts = text.split { $0 == " " || $0 == "/" }.map { String($0) }
    guard parts.count == 2, let year = Int(parts[1]) else { return nil }
    if let number = Int(parts[0]) { return Month(year: year, month: number) }
    let word = parts[0].lowercased()
    guard word.count >= 3 else { return nil }
    let number = Month.names.firstIndex { $0.lowercased().hasPrefix(word) }
    return number.flatMap { Month(year: year, month: $0 + 1) }
  }

  private func shown(_ row: CSVRow, _ key: String) -> String {
    ShownName.quoted(text(row, key))
  }

  /// The rules of a table, and what was wrong.
  func rules() -> (CategoryRules, [StatementProblem]) {
    var rules: [CategoryRules.Rule] = []
    let problems = read { row in
      let pattern = self.text(row, "text")
      guard !pattern.isEmpty else { return "expected a text" }
      guard let category = ShownName.clean(self.text(row, "category")) else {
        return "expected a category"
      }
      guard rules.count < 2_000 else { return "expected at most 2000 rules" }
      rules.append(.init(text: pattern, category: category))
      return nil
    }
    return (CategoryRules(rules), problems)
  }
}
