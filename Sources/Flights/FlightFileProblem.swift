/// What is wrong in a flights file, and where.
package struct FlightFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let file: String
  /// Counted from 1; `nil` when the file could not be read at all.
  package let place: Place?
  /// The key concerned, as `flights[2].departure.scheduled`.
  package let key: String?
  /// What was expected, and what was found.
  package let message: String

  package struct Place: Hashable, Sendable {
    /// Counted from 1.
    package let line: Int
    /// Counted in bytes from 1.
    package let column: Int
  }

  package var description: String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(position): \(key.map { "\($0): " } ?? "")\(message)"
  }
}
