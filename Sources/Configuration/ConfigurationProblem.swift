/// Something in the configuration that could not be used; its setting keeps the default.
package struct ConfigurationProblem: Hashable, Sendable, CustomStringConvertible {
  package let file: String
  /// Counted from 1; 0 when the file as a whole is meant.
  package let line: Int
  /// Counted from 1; 0 when the file as a whole is meant.
  package let column: Int
  /// Such as `kiosk.airport`; `nil` when none is meant.
  package let key: String?
  /// What was expected, what was found, and a suggestion where there is one.
  package let message: String

  package var description: String {
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    return "\(place): \(key.map { "\($0): " } ?? "")\(message)"
  }
}

/// A configuration and what was wrong with its file.
package struct ConfigurationResult: Sendable {
  package let configuration: KioskConfiguration
  package let problems: [ConfigurationProblem]
  /// The file it came from; `nil` for the defaults.
  package let source: String?
}
