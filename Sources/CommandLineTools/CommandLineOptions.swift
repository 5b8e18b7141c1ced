import Foundation

/// Options and operands of a verb, as `--name value`, `--name=value` or a bare word.
package struct CommandLineOptions {
  package private(set) var values: [String: String] = [:]
  package private(set) var flags: Set<String> = []
  package private(set) var operands: [String] = []

  /// A mistake on the command line, in a sentence.
  package struct Mistake: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
  }

  /// Reads arguments; `valued` options take a value, `flags` take none. Throws `Mistake`.
  package init(_ arguments: [String], valued: Set<String>, flags known: Set<String>) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("--"), argument.count > 2 else {
        operands.append(argument)
        continue
      }
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? ""
      if known.contains(name), parts.count == 1 {
        flags.insert(name)
      } else if valued.contains(name) {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw Mistake("--\(name) needs a value")
        }
        values[name] = value
      } else {
        let all = valued.union(known).sorted().map { "--\($0)" }.joined(separator: ", ")
        throw Mistake("unknown option \(argument); expected one of \(all)")
      }
    }
  }

  package subscript(name: String) -> String? { values[name] }

  package func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option as a moment in ISO 8601 (`2026-11-30T12:00:00Z`). Throws `Mistake`.
  package func moment(_ name: String) throws -> Date? {
    guard let text = values[name] else { return nil }
    guard let date = ISO8601DateFormatter().date(from: text) else {
      throw Mistake("--\(name) \(text): expected a moment such as 2026-11-30T12:00:00Z")
    }
    return date
  }

  /// The value of an option as a size in pixels (`1920x1080`), each side 16…8192. Throws `Mistake`.
  package func size(_ name: String) throws -> (width: Int, height: Int)? {
    guard let text = values[name] else { return nil }
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      (16...8192).contains(width), (16...8192).contains(height)
    else { throw Mistake("--\(name) \(text): expected a size such as 1920x1080") }
    return (width, height)
  }
}
