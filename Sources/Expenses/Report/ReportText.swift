/// A report as text for a terminal.
package enum ReportText {
  /// The months of every currency, the latest last, and what became of each file.
  package static func text(_ result: ExpenseReader.Result) -> String {
    var lines = result.files.flatMap(Self.lines)
    if result.report.isEmpty { lines += ["", "No expenses."] }
    for currency in result.report.currencies {
      for month in currency.months where !month.categories.isEmpty || month.income != 0 {
        lines.append("")
        lines += Self.lines(month, currency)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ file: FileSummary) -> [String] {
    let name = ShownName.isolated(plain(file.file))
    guard let found = file.found else {
      return file.problems.map { plain("\($0)") }
    }
    var lines = ["\(name): \(found)", "  \(file.counts)"]
    lines += file.assumed.map { "  \($0)" }
    lines += file.problems.map { "  \(plain("\($0)"))" }
    let more = file.problemCount - file.problems.count
    if more > 0 { lines.append("  and \(FileSummary.number(more)) problems more") }
    return lines
  }

  private static func lines(_ month: MonthReport, _ currency: CurrencyReport) -> [String] {
    let name =
      currency.currency == .unstated ? "" : " (\(currency.currency.code))"
    var rows = [[String]]()
    for category in month.categories {
      rows.append([
        ShownName.isolated(category.name), currency.money(category.consumed).shown,
        month.share(of: category).map { "\($0.percent) %" } ?? "",
        budget(category.budget, category.share, currency),
        category.refunded > 0 ? "\(currency.money(category.refunded).shown) came back" : "",
      ])
    }
    rows.append([
      "Total", currency.money(month.consumed).shown, "",
      budget(month.budget, month.share, currency), "",
    ])
    if month.income != 0 {
      rows.append(["Income", currency.money(month.income).shown, "", "", ""])
    }
    if month.pending != 0 {
      rows.append(["Pending", currency.money(month.pending).shown, "", "", ""])
    }
    return ["\(month.month.name) \(month.month.year)\(name)"] + table(rows)
  }

  private static func budget(_ minor: Int64?, _ share: Share?, _ currency: CurrencyReport) -> String
  {
    guard let minor else { return "" }
    let part = share.map { "\($0.percent) % " } ?? ""
    return "\(part)of \(currency.money(minor).shown)"
  }

  /// Columns in line: the first from the left, the others from the right.
  private static func table(_ rows: [[String]]) -> [String] {
    let widths = (0..<5).map { column in rows.map { width($0[column]) }.max() ?? 0 }
    return rows.map { row in
      var line = "  "
      for (column, text) in row.enumerated() where widths[column] > 0 {
        let space = String(repeating: " ", count: widths[column] - width(text))
        line += (column == 0 || column == 4 ? text + space : space + text) + "  "
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private static func width(_ text: String) -> Int {
    text.count { $0.unicodeScalars.contains { !(0x2066...0x2069).contains($0.value) } }
  }

  /// Without control characters, that a terminal would obey.
  private static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
