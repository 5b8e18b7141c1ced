import Foundation

/// What a recording says before its first event: the machine's part in its pixels.
package struct RecordingHeader: Hashable, Sendable {
  /// The form of recordings that is written; others are refused.
  package static let version = 1
  static let magic = "gateframe recording"

  /// Nanoseconds of CLOCK_MONOTONIC at step 0.
  package var start: UInt64 = 0
  /// Seconds of the wall clock since 1970 then.
  package var date = 0.0
  /// The machine's time zone and locale.
  package var zone = "UTC"
  package var locale = "en_US"
  /// Versions of the libraries that pixels depend on, by name.
  package var libraries: [String: String] = [:]
  /// Further facts that the program needs to start as it did, by name.
  package var facts: [String: String] = [:]

  package init() {}

  /// The lines before the first event.
  package var lines: [String] {
    var lines = [
      "\(Self.magic) \(Self.version)", "start \(start)", "date \(date)",
      "zone \(RecordingToken.text(zone))", "locale \(RecordingToken.text(locale))",
    ]
    for (name, version) in libraries.sorted(by: { $0.key < $1.key }) {
      lines.append("library \(RecordingToken.text(name)) \(RecordingToken.text(version))")
    }
    for (name, fact) in facts.sorted(by: { $0.key < $1.key }) {
      lines.append("fact \(RecordingToken.text(name)) \(RecordingToken.text(fact))")
    }
    return lines + ["begin"]
  }

  /// Takes in a line after the first; whether it is one of the header.
  mutating func take(_ line: Substring) throws -> Bool {
    let words = line.split(separator: " ")
    func text(_ index: Int, _ what: String) throws -> String {
      guard index < words.count, let text = RecordingToken.read(words[index]) else {
        throw RecordingEntry.Mistake(message: "expected \(what)")
      }
      return text
    }
    switch words.first {
    case "start":
      guard words.count == 2, let time = UInt64(words[1]), time < 1 << 62 else {
        throw RecordingEntry.Mistake(message: "expected the uptime at the start, in nanoseconds")
      }
      start = time
    case "date":
      guard words.count == 2, let seconds = Double(words[1]), abs(seconds) < 1e12 else {
        throw RecordingEntry.Mistake(message: "expected seconds since 1970")
      }
      date = seconds
    case "zone": zone = try text(1, "a time zone")
    case "locale": locale = try text(1, "a locale")
    case "library": libraries[try text(1, "a library")] = try text(2, "a version")
    case "fact": facts[try text(1, "a name")] = try text(2, "a fact")
    default: return false
    }
    return true
  }
}
