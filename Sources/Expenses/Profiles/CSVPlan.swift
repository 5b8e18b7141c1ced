import Foundation

/// How the rows of one CSV file are read: its layout and what its survey settled.
struct CSVPlan {
  let layout: CSVLayout
  let styles: [Int: NumberStyle]
  let order: DateOrder
  let negativeIsExpense: Bool
  /// What was found, in a sentence without its stop.
  let found: String
  /// What had to be assumed; empty when nothing.
  let assumed: [String]

  init(_ layout: CSVLayout, _ survey: CSVSurvey) {
    self.layout = layout
    order = survey.order
    negativeIsExpense = survey.negativeIsExpense
    styles = Dictionary(
      uniqueKeysWithValues: Set(layout.amountColumns).map { ($0, survey.style($0)) })
    var parts = [
      layout.profile.title, "separated by \(layout.separatorName)", layout.encoding.rawValue,
    ]
    if layout.profile.name == "generic" {
      parts.append("columns \(layout.columnNames)")
      if layout.rowsBefore > 1 { parts.append("\(layout.rowsBefore - 1) rows before the headings") }
    }
    let style = layout.amountColumns.first.map { survey.style($0) } ?? .point
    parts.append("decimal \(style == .point ? "point" : "comma")")
    let dates = survey.dates
    if dates.onlyDayFirst + dates.onlyMonthFirst + dates.doubtful > 0 {
      parts.append(order == .dayFirst ? "day before month" : "month before day")
    }
    if layout.profile.sign == .mostAreExpenses, layout.column(.outflow) == nil,
      layout.column(.direction) == nil
    {
      parts.append("\(negativeIsExpense ? "negative" : "positive") amounts are expenses")
    }
    found = parts.joined(separator: "; ")
    var assumed: [String] = []
    if survey.isNumberDoubtful {
      assumed.append(
        "no amount tells whether the decimal sign is a point or a comma; a "
          + (style == .point ? "point" : "comma") + " was assumed")
    }
    if dates.isDoubtful {
      let word = order == .dayFirst ? "day" : "month"
      assumed.append("no date tells whether day or month is first; the \(word) was assumed")
    }
    self.assumed = assumed
  }
}
