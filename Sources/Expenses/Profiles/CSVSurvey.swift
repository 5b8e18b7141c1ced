/// What a whole CSV file tells before its rows are taken: how its numbers and dates are written.
struct CSVSurvey {
  private(set) var numbers: [Int: NumberSurvey] = [:]
  private(set) var dates = DateSurvey()
  private(set) var isUTF8 = true
  private(set) var rows = 0
  /// Rows that hold a date and an amount.
  private(set) var fitting = 0

  private let layout: CSVLayout
  private let day: Int?
  private let amounts: [Int]
  private var check = UTF8Check()

  init(_ layout: CSVLayout) {
    self.layout = layout
    day = layout.column(.day)
    amounts = layout.amountColumns
    for column in amounts { numbers[column] = NumberSurvey() }
  }

  mutating func note(_ row: CSVRow) {
    rows += 1
    if check.isValid { check.take(row.bytes) }
    isUTF8 = check.isValid
    guard let day, dates.note(row[day]) else { return }
    var hasAmount = false
    for column in amounts {
      let cell = row[column]
      guard let text = AmountText(Self.withoutCost(cell, layout)) else { continue }
      numbers[column]?.note(text)
      hasAmount = true
    }
    if hasAmount { fitting += 1 }
  }

  /// beancount's positions may end in what was paid for them, in braces.
  static func withoutCost(_ cell: ArraySlice<UInt8>, _ layout: CSVLayout) -> ArraySlice<UInt8> {
    guard layout.profile.expenseAccount != nil, let brace = cell.firstIndex(of: 0x7B) else {
      return cell
    }
    return UTF8Text.trimmed(cell[..<brace])
  }

  /// How a column of amounts is written: as its own cells tell, else as the file's others do, else as
  /// is common where its separator is.
  func style(_ column: Int) -> NumberStyle {
    if let style = numbers[column]?.style { return style }
    let others = amounts.compactMap { numbers[$0]?.style }
    return others.first ?? (layout.separator == 0x3B ? .comma : .point)
  }

  /// Whether `3.000` stands in a column and nothing tells what it means.
  var isNumberDoubtful: Bool {
    amounts.allSatisfy { numbers[$0]?.style == nil }
      && amounts.contains { numbers[$0]?.isDoubtful == true }
  }

  var order: DateOrder { dates.order ?? layout.profile.defaultOrder }

  /// Whether money that leaves is negative; for profiles that leave it open, as most amounts are.
  var negativeIsExpense: Bool {
    switch layout.profile.sign {
    case .negativeIsExpense: return true
    case .positiveIsExpense: return false
    case .mostAreExpenses:
      guard let column = layout.column(.amount), let survey = numbers[column] else { return true }
      return survey.negatives >= survey.positives
    }
  }
}
