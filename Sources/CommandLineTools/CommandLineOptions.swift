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

  /// The sides of a picture that are taken, in pixels.
  package static let sides = 16...8192

  /// Reads the arguments of a verb; `-h` is `--help`. Those of `keep` end at its program, whose own
  /// arguments are left alone. Throws `Mistake`.
  package init(_ arguments: [String], for verb: Verb) throws {
    try self.init(
      arguments, valued: Set(verb.options.filter { $0.value != nil }.map(\.name)),
      flags: Set(verb.options.filter { $0.value == nil }.map(\.name)),
      stopsAtOperand: verb == .keep)
    if operands.first == "" { throw Mistake("the first name on the command line is empty") }
  }

  /// Reads arguments; `valued` options take a value, `flags` and `help` take none. Throws `Mistake`.
  package init(
    _ arguments: [String], valued: Set<String>, flags: Set<String>, stopsAtOperand: Bool = false
  ) throws {
    let flags = flags.union(["help"])
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        guard stopsAtOperand else { continue }
        operands += rest
        break
      }
      if argument == "-h" {
        self.flags.insert("help")
        continue
      }
      let parts = argument.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false
      ).map(String.init)
      let name = argument.hasPrefix("--") ? parts.first ?? "" : ""
      if flags.contains(name) {
        guard parts.count == 1 else { throw Mistake("--\(name) takes no value") }
        self.flags.insert(name)
      } else if valued.contains(name) {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw Mistake("--\(name) needs a value")
        }
        values[name] = value
      } else {
        let all = valued.union(flags).sorted().map { "--\($0)" }.joined(separator: ", ")
        throw Mistake("unknown option \(argument); expected one of \(all)")
      }
    }
  }

  package subscript(name: String) -> String? { values[name] }

  package func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// Throws `Mistake` when a word stands on the command line that is no option.
  package func expectNoOperand() throws {
    if let operand = operands.first { throw Mistake("unexpected \"\(operand)\"") }
  }

  /// The options, without one of them, as arguments for another program.
  package func arguments(without name: String) -> [String] {
    values.sorted { $0.key < $1.key }.filter { $0.key != name }.map { "--\($0.key)=\($0.value)" }
      + flags.sorted().filter { $0 != name }.map { "--\($0)" }
  }

  /// The value of an option as a moment (`2026-11-30T12:00:00Z`) of this century. Throws `Mistake`.
  package func moment(_ name: String) throws -> Date? {
    guard let text = values[name] else { return nil }
    guard let date = Moment.date(text) else {
      throw Mistake(
        """
        --\(name) \(text): expected a moment such as 2026-11-30T12:00:00Z, of the years \
        \(Moment.years.lowerBound) to \(Moment.years.upperBound)
        """)
    }
    return date
  }

  /// The value of an option as a size in pixels (`1920x1080`). Throws `Mistake`.
  package func size(_ name: String) throws -> (width: Int, height: Int)? {
    guard let text = values[name] else { return nil }
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      Self.sides.contains(width), Self.sides.contains(height)
    else {
      throw Mistake(
        """
        --\(name) \(text): expected a size such as 1920x1080, each side \
        \(Self.sides.lowerBound) to \(Self.sides.upperBound) pixels
        """)
    }
    return (width, height)
  }

  /// The value of an option as a whole number of a range. Throws `Mistake`.
  package func number(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Mistake(
        "--\(name) \(text): expected a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
