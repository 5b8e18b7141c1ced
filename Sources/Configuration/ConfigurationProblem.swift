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

/// A text that a setting took, and where it stands, for checks that need more than its form.
package struct ConfigurationText: Hashable, Sendable {
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// Counted from 1.
  package let column: Int
  /// Such as `kiosk.airport`.
  package let key: String
  package let text: String

  /// A problem with it.
  package func problem(_ message: String) -> ConfigurationProblem {
    ConfigurationProblem(file: file, line: line, column: column, key: key, message: message)
  }
}

/// A configuration and what was wrong with its file.
package struct ConfigurationResult: Sendable {
  package let configuration: KioskConfiguration
  package let problems: [ConfigurationProblem]
  /// The file it was to come from; `nil` for the defaults.
  package let source: String?
  /// Whether that file could be read at all.
  package let isReadable: Bool
  /// Whether the file was named, on the command line or by the environment.
  package let isNamed: Bool

  /// The texts that were taken from the file, in its order.
  package let texts: [ConfigurationText]

  /// Why a program that was given this file by name must not go on.
  package enum Refusal: Hashable, Sendable {
    /// It is missing or cannot be read.
    case unreadable
    /// Something in it is wrong.
    case wrong
  }

  /// `nil` when a program may go on: nothing is wrong, or nobody named the file. A kiosk whose system
  /// file has a mistake runs with that setting's default.
  package var refusal: Refusal? {
    guard isNamed, !problems.isEmpty else { return nil }
    return isReadable ? .wrong : .unreadable
  }

  package init(
    configuration: KioskConfiguration, problems: [ConfigurationProblem], source: String?,
    isReadable: Bool = true, isNamed: Bool = false, texts: [ConfigurationText] = []
  ) {
    self.configuration = configuration
    self.problems = problems
    self.source = source
    self.isReadable = isReadable
    self.isNamed = isNamed
    self.texts = texts
  }

  /// The same, of a file that was named.
  var named: ConfigurationResult {
    ConfigurationResult(
      configuration: configuration, problems: problems, source: source, isReadable: isReadable,
      isNamed: true, texts: texts)
  }
}
