/// Reads statements, budgets and rules, and makes a report of them.
package struct ExpenseReader {
  /// The most files that are read at once.
  package static let fileLimit = 1_000

  let options: ReadingOptions
  let progress: (ReadingProgress) -> Void

  /// `progress` is told how far reading has come, several times for large files.
  package init(
    _ options: ReadingOptions = .init(), progress: @escaping (ReadingProgress) -> Void = { _ in }
  ) {
    self.options = options
    self.progress = progress
  }

  /// What came of reading.
  package struct Result: Sendable {
    package let report: ExpenseReport
    /// One for each file, in their order.
    package let files: [FileSummary]

    /// Whether no file could be used.
    package var isRefused: Bool { files.allSatisfy(\.isRefused) }
  }

  /// Reads files. Budgets and rules among them are known by their headings and hold for all statements.
  package func read(_ files: [String]) -> Result {
    var summaries = files.map { FileSummary(file: $0) }
    var rules: [CategoryRules.Rule] = []
    var budget = Budget()
    var statements: [(Int, ByteSource, FileKind)] = []
    for (index, file) in files.enumerated() {
      guard index < Self.fileLimit else {
        summaries[index].note(
          StatementProblem(file: file, "is left out; expected at most \(Self.fileLimit) files"))
        continue
      }
      do {
        var source = try ByteSource(file)
        switch FileKind.of(&source, options) {
        case .refused(let reason): summaries[index].note(StatementProblem(file: file, reason))
        case .budget(let table):
          let (read, problems) = table.budget(options)
          budget.entries += read.entries
          summaries[index].take("Budget", count: read.entries.count, problems)
        case .rules(let table):
          let (read, problems) = table.rules()
          rules += read.rules
          summaries[index].take("Rules", count: read.rules.count, problems)
        case let kind: statements.append((index, source, kind))
        }
      } catch {
        summaries[index].note(error)
      }
    }
    var ledger = Ledger(rules: CategoryRules(rules))
    for (index, source, kind) in statements {
      read(source, kind, into: &ledger, &summaries[index])
      source.close()
    }
    return Result(report: ledger.report(budget), files: summaries)
  }

  private func read(
    _ source: ByteSource, _ kind: FileKind, into ledger: inout Ledger,
    _ summary: inout FileSummary
  ) {
    switch kind {
    case .statement(let layout): readCSV(source, layout, into: &ledger, &summary)
    case .ofxMarkup(let encoding): readMarkup(source, encoding, into: &ledger, &summary)
    case .ofxXML: readXML(source, into: &ledger, &summary)
    case .budget, .rules, .refused: break
    }
  }

  func report(_ summary: FileSummary, _ done: Int, of size: Int) {
    progress(
      ReadingProgress(
        file: summary.file, fraction: size > 0 ? min(1, Double(done) / Double(size)) : 1,
        rows: summary.rows))
  }
}

extension FileSummary {
  mutating func take(_ found: String, count: Int, _ problems: [StatementProblem]) {
    self.found = found
    rows = count + problems.count
    counted = count
    for problem in problems { note(problem) }
  }
}
