/// What became of one file.
package struct FileSummary: Hashable, Sendable {
  /// The most problems of a file that are listed.
  package static let problemLimit = 50

  /// As it was named.
  package let file: String
  /// What the file is, and how it was read; nil when it was refused.
  package internal(set) var found: String?
  /// What had to be assumed.
  package internal(set) var assumed: [String] = []
  /// Rows or entries that it holds.
  package internal(set) var rows = 0
  /// Those that count in the report, fees included.
  package internal(set) var counted = 0
  /// Those that were counted before.
  package internal(set) var duplicates = 0
  /// Those that are not booked yet.
  package internal(set) var pending = 0
  /// Those that only move money between the owner's accounts.
  package internal(set) var transfers = 0
  /// Those that are no expense and no income, such as declined payments.
  package internal(set) var ignored = 0
  /// How many problems there were.
  package internal(set) var problemCount = 0
  /// The first of them.
  package internal(set) var problems: [StatementProblem] = []

  init(file: String) { self.file = file }

  /// Whether it is neither a statement nor a budget or rules.
  package var isRefused: Bool { found == nil }

  mutating func note(_ problem: StatementProblem) {
    problemCount += 1
    if problems.count < Self.problemLimit { problems.append(problem) }
  }

  mutating func note(_ outcome: Ledger.Outcome, line: Int) {
    switch outcome {
    case .counted: counted += 1
    case .duplicate: duplicates += 1
    case .pending: pending += 1
    case .transfer: transfers += 1
    case .refused(let reason): note(StatementProblem(file: file, line: line, reason))
    }
  }

  /// What happened to its rows, as `12 rows: 10 counted, 2 transfers`.
  package var counts: String {
    var parts = ["\(Self.number(counted)) counted"]
    let rest = [
      (duplicates, "counted before"), (pending, "pending"), (transfers, "transfers"),
      (ignored, "of no account"), (problemCount, problemCount == 1 ? "problem" : "problems"),
    ]
    for (count, name) in rest where count > 0 { parts.append("\(Self.number(count)) \(name)") }
    return "\(Self.number(rows)) \(rows == 1 ? "row" : "rows"): \(parts.joined(separator: ", "))"
  }

  static func number(_ count: Int) -> String { Money.grouped(UInt64(max(0, count))) }
}

/// How far reading has come.
package struct ReadingProgress: Hashable, Sendable {
  package let file: String
  /// Of the file, 0 to 1.
  package let fraction: Double
  /// Rows of the file that have been taken.
  package let rows: Int
}
