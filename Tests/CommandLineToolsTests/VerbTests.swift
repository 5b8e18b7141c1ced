import Testing

@testable import CommandLineTools

struct VerbTests {
  @Test(arguments: Verb.allCases)
  func helpTellsEveryOptionThatIsTaken(_ verb: Verb) throws {
    let lines = verb.help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("usage: gateframe \(verb.rawValue) [OPTION]...") == true)
    for option in verb.options {
      let shown = "  --\(option.name)" + (option.value.map { " \($0)  " } ?? "  ")
      #expect(lines.contains { $0.hasPrefix(shown) }, "\(option.name)")
      let arguments = option.value == nil ? ["--\(option.name)"] : ["--\(option.name)", "1"]
      _ = try CommandLineOptions(arguments, for: verb)
    }
    #expect(lines.contains { $0.hasPrefix("  -h, --help") })
    // A terminal of 100 columns holds it, and no line ends in a space.
    #expect(lines.allSatisfy { $0.count <= 100 && !$0.hasSuffix(" ") })
  }

  @Test(arguments: Verb.allCases)
  func exitCodesAreToldOnceAndInOrder(_ verb: Verb) {
    let text = verb.help
    let part = text.split(separator: "Exit codes:\n").last ?? ""
    let codes = part.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.flatMap { Int32($0) }
    }
    #expect(codes.first == 0 && codes.contains(64))
    #expect(codes == codes.sorted() && Set(codes).count == codes.count)
    #expect(Set(codes) == Set(verb.exits.map(\.code)).union([0, 64]))
  }

  @Test func theOverviewHasEveryVerb() {
    for verb in Verb.allCases {
      #expect(Verb.overview.contains("  \(verb.rawValue) "))
      #expect(Verb.overview.contains(verb.summary))
    }
  }

  @Test func printsTheHelpOfSnapshot() {
    let head = """
      usage: gateframe snapshot [OPTION]... OUT.png

      Writes a screen to OUT.png, drawn through the same code as on a display; with - for OUT.png, to
      standard output.

        --screen NAME  boarding-pass, books or start; boarding-pass when a pass is given
      """
    #expect(Verb.snapshot.help.hasPrefix(head))
  }
}
