/// Names from statements, made fit to be shown and compared.
package enum ShownName {
  /// The longest name that is kept, in characters.
  package static let limit = 60

  /// A name without control characters, runs of spaces and more than `limit` characters; words that
  /// programs write (`eating_out`) as people do. Nil when nothing is left.
  package static func clean(_ text: String) -> String? {
    let name = plain(text.contains("_") ? String(text.map { $0 == "_" ? " " : $0 }) : text)
    guard let first = name.first else { return nil }
    guard first.isLowercase, name == name.lowercased() else { return name }
    return first.uppercased() + name.dropFirst()
  }

  /// A text without control characters, runs of spaces and more than `limit` characters.
  static func plain(_ text: String) -> String {
    var name = ""
    var space = false
    var count = 0
    for character in text {
      let isSpace =
        character.isWhitespace
        || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
      if isSpace {
        space = !name.isEmpty
        continue
      }
      guard count < limit else { return name + "…" }
      if space { name.append(" ") }
      space = false
      name.append(character)
      count += 1
    }
    return name
  }

  /// What a cell holds, as messages quote it.
  static func quoted(_ text: String) -> String { "\"\(isolated(plain(text)))\"" }

  /// For showing beside others: a name that holds marks of direction, or letters that run to the left,
  /// in an isolate that it cannot leave.
  package static func isolated(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { directs($0) || runsLeft($0) }) else { return name }
    var open = 0
    var body = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: open += 1
      case 0x2069:
        // What would close an isolate that the name did not open would close ours.
        guard open > 0 else { continue }
        open -= 1
      default: break
      }
      body.append(scalar)
    }
    return "\u{2068}" + String(body) + String(repeating: "\u{2069}", count: open + 1)
  }

  private static func directs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func runsLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
