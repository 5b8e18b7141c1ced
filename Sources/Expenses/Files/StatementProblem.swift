/// What is wrong in a file, and where.
package struct StatementProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// As it was named.
  package let file: String
  /// Counted from 1; nil when the file as a whole is meant.
  package let line: Int?
  /// What was expected, and what was found.
  package let reason: String

  package init(file: String, line: Int? = nil, _ reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  package var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
