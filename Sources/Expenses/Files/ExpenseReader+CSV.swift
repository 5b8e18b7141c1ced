extension ExpenseReader {
  /// Rows between two reports of progress.
  private static let stride = 4_096

  /// Reads a CSV statement twice: to learn how it is written, and for its rows.
  func readCSV(
    _ source: ByteSource, _ layout: CSVLayout, into ledger: inout Ledger,
    _ summary: inout FileSummary
  ) {
    var layout = layout
    let survey = survey(source, layout, summary)
    if !survey.isUTF8, layout.encoding == .utf8 { layout.encoding = .windows1252 }
    let plan = CSVPlan(layout, survey)
    summary.found = plan.found
    summary.assumed = plan.assumed
    var statement = CSVStatement(plan, options)
    ledger.beginFile(renamed: layout.profile.renamed)
    var reader = CSVReader(source, separator: layout.separator, encoding: layout.encoding)
    var row = CSVRow()
    var index = 0
    reading: while true {
      switch reader.next(&row) {
      case .end: break reading
      case .malformed(let reason):
        if index >= layout.rowsBefore {
          summary.rows += 1
          summary.note(StatementProblem(file: source.file, line: row.line, reason))
        }
      case .row:
        guard index >= layout.rowsBefore, !row.isBlank else { break }
        summary.rows += 1
        take(statement.entry(row), row.line, &ledger, &summary)
        if summary.rows % Self.stride == 0 {
          report(summary, source.size + reader.position, of: source.size * 2)
        }
      }
      index += 1
      // Nothing more will be taken.
      if ledger.transactions >= Ledger.transactionLimit, summary.problemCount > 0 { break }
    }
    report(summary, 1, of: 1)
  }

  private func survey(
    _ source: ByteSource, _ layout: CSVLayout, _ summary: FileSummary
  ) -> CSVSurvey {
    var survey = CSVSurvey(layout)
    var reader = CSVReader(source, separator: layout.separator, encoding: layout.encoding)
    var row = CSVRow()
    var index = 0
    while true {
      let step = reader.next(&row)
      if step == .end { return survey }
      if step == .row, index >= layout.rowsBefore { survey.note(row) }
      index += 1
      if index % Self.stride == 0 { report(summary, reader.position, of: source.size * 2) }
    }
  }

  private func take(
    _ entry: CSVStatement.Entry, _ line: Int, _ ledger: inout Ledger, _ summary: inout FileSummary
  ) {
    switch entry {
    case .ignored: summary.ignored += 1
    case .malformed(let reason):
      summary.note(StatementProblem(file: summary.file, line: line, reason))
    case .transactions(let transaction, let fee):
      summary.note(ledger.add(transaction), line: line)
      if let fee { summary.note(ledger.add(fee), line: line) }
    }
  }
}
