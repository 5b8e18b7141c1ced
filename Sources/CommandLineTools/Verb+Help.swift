extension Verb {
  /// What `gateframe VERB --help` prints.
  package var help: String {
    let width = options.map { Self.left($0).count }.max() ?? 0
    let left = max(width, "-h, --help".count)
    var lines = ["usage: gateframe \(rawValue) [OPTION]...\(operands)", "", about, ""]
    for option in options { lines += Self.entry(Self.left(option), option.about, width: left) }
    lines += Self.entry("-h, --help", "print this text", width: left)
    lines += ["", "Exit codes:"]
    let exits = [Exit(0, success)] + exits + [Exit(64, "wrong usage")]
    for exit in exits.sorted(by: { $0.code < $1.code }) {
      lines.append("  " + (exit.code < 10 ? " " : "") + "\(exit.code)  \(exit.meaning)")
    }
    return lines.joined(separator: "\n")
  }

  private var success: String {
    switch self {
    case .run, .keep: "ended as asked"
    case .pass: "a boarding pass"
    case .snapshot: "the picture is written"
    case .books: "a catalogue"
    case .doctor: "the kiosk can run on a display here"
    }
  }

  /// What `gateframe --help` prints.
  package static var overview: String {
    let width = allCases.map(\.rawValue.count).max() ?? 0
    return """
      usage: gateframe VERB [OPTION]...

      A gate kiosk that draws straight to a display.

      \(allCases.flatMap { entry($0.rawValue, $0.summary, width: width) }.joined(separator: "\n"))

      "gateframe VERB --help" tells a verb's options and exit codes.
      """
  }

  /// The line that follows a mistake.
  package var hint: String { "try \"gateframe \(rawValue) --help\"" }

  private static func left(_ option: Option) -> String {
    "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
  }

  private static func entry(_ left: String, _ about: String, width: Int) -> [String] {
    let indent = String(repeating: " ", count: width + 4)
    let gap = String(repeating: " ", count: width - left.count + 2)
    let lines = about.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      index == 0 ? "  \(left)\(gap)\(line)" : indent + line
    }
  }
}
