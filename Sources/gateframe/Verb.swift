/// What `gateframe` can be asked to do.
enum Verb: String, CaseIterable {
  case run
  case pass
  case snapshot
  case doctor
  case keep

  /// One line for the list of verbs.
  var summary: String {
    switch self {
    case .run: "show the kiosk, on the display or over VNC"
    case .pass: "print what a boarding pass's code holds"
    case .snapshot: "write a screen as a PNG file"
    case .doctor: "look over displays, inputs, fonts and configuration"
    case .keep: "hold the seat for a program"
    }
  }

  static var usage: String {
    let width = (allCases.map(\.rawValue.count).max() ?? 0) + 2
    let lines = allCases.map { verb in
      let name = verb.rawValue
      return "  " + name + String(repeating: " ", count: width - name.count) + verb.summary
    }
    return """
      usage: gateframe VERB [ARGUMENT]...

      \(lines.joined(separator: "\n"))

      "gateframe VERB --help" tells more. Exit codes: 0 all is well, 1 a pass that is read in part, 2 no
      pass, 64 wrong usage, 66 no such input, 69 something needed is not there, 70 a fault of the
      program, 75 restarted too often, 77 no permission, 78 a wrong configuration.
      """
  }
}
