/// A small CSV file of the kiosk's own: budgets and rules.
struct CSVTable {
  /// The most rows that are read.
  static let rowLimit = 20_000

  let source: ByteSource
  let separator: UInt8
  let encoding: TextEncoding
  /// The row of headings, counted from 0.
  let headingRow: Int
  /// Where the columns are that the table is made of.
  let columns: [String: Int]

  /// A budget: headings for a month and an amount, and no date. YNAB's plans are such.
  static func budget(_ source: ByteSource, encoding: TextEncoding) -> CSVTable? {
    find(
      source, encoding,
      [
        "month": ["month"], "category": ["category"],
        "amount": ["amount", "budget", "budgeted", "assigned"], "currency": ["currency"],
      ], required: ["month", "amount"], forbidden: ["date", "payee", "description"], widest: 12)
  }

  /// Rules: headings for a text and a category, and no amount.
  static func rules(_ source: ByteSource, encoding: TextEncoding) -> CSVTable? {
    find(
      source, encoding, ["text": ["text", "contains", "pattern"], "category": ["category"]],
      required: ["text", "category"], forbidden: ["date", "amount", "month"], widest: 3)
  }

  private static func find(
    _ source: ByteSource, _ encoding: TextEncoding, _ names: [String: [String]],
    required: [String], forbidden: Set<String>, widest: Int
  ) -> CSVTable? {
    for separator in CSVLayout.separators {
      var reader = CSVReader(source, separator: separator, encoding: encoding)
      var row = CSVRow()
      var index = 0
      while index < 10, case .row = reader.next(&row) {
        let headings = (0..<row.count).map { MappingProfile.heading(row.text($0)).name }
        var columns: [String: Int] = [:]
        for (key, choices) in names {
          columns[key] = choices.lazy.compactMap { headings.firstIndex(of: $0) }.first
        }
        if required.allSatisfy({ columns[$0] != nil }), forbidden.isDisjoint(with: headings),
          headings.count <= widest
        {
          return CSVTable(
            source: source, separator: separator, encoding: encoding, headingRow: index,
            columns: columns)
        }
        index += 1
      }
    }
    return nil
  }

  /// Hands out the rows below the headings; `take` returns a reason for one that cannot be used.
  func read(_ take: (CSVRow) -> String?) -> [StatementProblem] {
    var reader = CSVReader(source, separator: separator, encoding: encoding)
    var row = CSVRow()
    var problems: [StatementProblem] = []
    var index = 0
    while index <= headingRow + Self.rowLimit {
      switch reader.next(&row) {
      case .end: return problems
      case .malformed(let reason):
        problems.append(StatementProblem(file: source.file, line: row.line, reason))
      case .row:
        guard index > headingRow, !row.isBlank, row.bytes.first != 0x23 else { break }
        if let reason = take(row) {
          problems.append(StatementProblem(file: source.file, line: row.line, reason))
        }
      }
      index += 1
    }
    problems.append(
      StatementProblem(file: source.file, line: row.line, "expected at most \(Self.rowLimit) rows"))
    return problems
  }

  func text(_ row: CSVRow, _ key: String) -> String { columns[key].map { row.text($0) } ?? "" }
}
