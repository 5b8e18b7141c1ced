import Testing

@testable import Configuration

/// Every fault is reported with its file, line, column and key; `§` marks the place in the text.
@Suite struct ConfigurationProblemTests {
  private func expect(
    _ marked: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let place = Marked(marked)
    let expected = "/etc/gateframe/kiosk.toml:\(place.line):\(place.column): \(message)"
    let result = SampleConfiguration.load(place.text)
    #expect(result.problems.map(\.description) == [expected], sourceLocation: sourceLocation)
  }

  @Test func unknownNamesAreSuggested() {
    expect("[kiosk]\n§airprot = \"OSL\"", "kiosk.airprot: unknown key; did you mean airport?")
    expect(
      "[kiosk]\n§Language = \"en\"", "kiosk.Language: unknown key; did you mean language?")
    expect(
      "[[scanner]]\nname = \"S\"\n  §end_key = \"tab\"",
      "scanner.end_key: unknown key; did you mean end-key?")
    expect(
      "[kiosk]\n§colour = \"red\"",
      "kiosk.colour: unknown key; known are airport, language, orientation, books")
    expect("\n[§boardingpass]", "boardingpass: unknown table; did you mean boarding-pass?")
    expect(
      "§airport = \"OSL\"",
      "airport: unknown key; known are kiosk, display, scanner, boarding-pass, flights, books, store, "
        + "fonts")
    expect("kiosk.§airprot = \"OSL\"", "kiosk.airprot: unknown key; did you mean airport?")
  }

  private static let airport = "expected a three-letter airport code such as \"OSL\", found "
  private static let mode =
    "expected a mode such as \"1920x1080\" or \"1920x1080@60\", found "
  private static let gap = "expected a whole number from 20 to 5000, found "
  private static let fallback = "expected an array of at most 32, each a string, found "

  @Test(arguments: [
    ("kiosk", "airport", "§7", airport + "the whole number 7"),
    ("kiosk", "airport", "§\"OSLO\"", airport + "\"OSLO\""),
    ("kiosk", "airport", "§\"ØSL\"", airport + "\"ØSL\""),
    ("kiosk", "airport", "§true", airport + "true"),
    ("kiosk", "airport", "§2026-08-14", airport + "a date or time"),
    ("kiosk", "airport", "§1.5", airport + "a number with a fraction"),
    ("kiosk", "airport", "§[\"OSL\"]", airport + "an array"),
    ("kiosk", "airport", "§{}", airport + "a table"),
    (
      "kiosk", "language", "§\"n b\"",
      "expected a language tag such as \"en\" or \"pt-BR\", found \"n b\""
    ),
    ("fonts", "fallback", "§\"Lato\"", fallback + "\"Lato\""),
    ("fonts", "fallback", "§[1]", fallback + "an array"),
    ("fonts", "fallback", "§[\"\"]", fallback + "an array"),
    (
      "kiosk", "orientation", "§\"down\"",
      "expected one of \"normal\", \"left\", \"right\", \"upside-down\", found \"down\""
    ),
    ("display", "mode", "§\"1080p\"", mode + "\"1080p\""),
    (
      "scanner", "id", "§\"5e0:1200\"",
      "expected vendor and product such as \"05e0:1200\", found \"5e0:1200\""
    ),
    ("scanner", "path", "§\"event3\"", "expected an absolute path, found \"event3\""),
    ("scanner", "gap-milliseconds", "§19", gap + "the whole number 19"),
    ("scanner", "gap-milliseconds", "§5001", gap + "the whole number 5001"),
    (
      "scanner", "gap-milliseconds", "§-9223372036854775808",
      gap + "the whole number -9223372036854775808"
    ),
    ("scanner", "gap-milliseconds", "§\"150\"", gap + "\"150\""),
    ("boarding-pass", "mask-document-number", "§\"yes\"", "expected true or false, found \"yes\""),
    (
      "boarding-pass", "mask-document-number", "§1",
      "expected true or false, found the whole number 1"
    ),
    (
      "boarding-pass", "symbology", "§\"Aztec\"",
      "expected one of \"aztec\", \"qr\", \"pdf417\", \"data-matrix\", found \"Aztec\""
    ),
  ]) func aWrongValueKeepsTheDefault(section: String, key: String, value: String, message: String) {
    let head = section == "scanner" ? "[[scanner]]\nname = \"S\"" : "[\(section)]"
    expect("\(head)\n\(key) = \(value)\n", "\(section).\(key): \(message)")
    var expected = KioskConfiguration()
    if section == "scanner" {
      expected.scanners = [.init()]
      expected.scanners[0].name = "S"
    }
    let text = Marked("\(head)\n\(key) = \(value)\n").text
    #expect(SampleConfiguration.load(text).configuration == expected)
  }

  @Test func oneFaultDoesNotHideTheRest() {
    let result = SampleConfiguration.load(
      "[kiosk]\nairport = 7\nlanguage = \"nb\"\nx = 1\n[fonts]\nfamily = \"Noto Sans\"\n")
    #expect(result.problems.map(\.line) == [2, 4])
    #expect(result.configuration.kiosk.language == "nb")
    #expect(result.configuration.fonts.family == "Noto Sans")
  }

  @Test func sectionsOfTheWrongKind() {
    expect("§kiosk = 7", "kiosk: expected the table [kiosk], found the whole number 7")
    expect("[[§kiosk]]", "kiosk: expected the table [kiosk], found an array")
    expect("§scanner = 7", "scanner: expected tables written [[scanner]], found the whole number 7")
    expect("§scanner = [1]", "scanner: expected tables written [[scanner]], found an array")
  }

  @Test func aScannerNeedsSomethingToBeKnownBy() {
    let text = "[[scanner]]\nname = \"S\"\n[[scanner]]\nlayout = \"de\"\n"
    let result = SampleConfiguration.load(text)
    #expect(
      result.problems.map(\.message) == [
        "expected at least one of id, path and name, to know the device by; left out"
      ])
    #expect(result.problems.map(\.line) == [3])
    #expect(result.configuration.scanners.map(\.name) == ["S"])
  }

  @Test(arguments: [
    ("[kiosk", 1), ("[kiosk]\nairport = \n", 2), ("[kiosk]\nairport = \"OSL\n", 2),
    ("[kiosk]\nairport = \"OSL\"\nairport = \"BGO\"\n", 3), ("[kiosk]\n[kiosk]\n", 2),
    ("\u{07}", 1), ("[kiosk]\nairport = OSL\n", 2), ("[kiosk]\nx = 99999999999999999999", 2),
    ("a = [1, 2\n", 1), ("a = \"\\q\"", 1), ("a.b = 1\na = 2", 2),
  ]) func textThatIsNotTOML(text: String, line: Int) {
    let result = SampleConfiguration.load(text)
    #expect(result.problems.count == 1)
    #expect(result.problems.first?.line == line)
    #expect(result.problems.first?.column ?? 0 >= 1)
    #expect(result.problems.first?.message.isEmpty == false)
    #expect(result.configuration == KioskConfiguration())
  }

  @Test func limitsAreStated() {
    let large = SampleConfiguration.load([UInt8](repeating: 0x0A, count: (256 << 10) + 1))
    #expect(large.problems.map(\.message) == ["expected at most 262144 bytes"])
    let long = SampleConfiguration.load("\n#" + String(repeating: "x", count: 4096))
    #expect(
      long.problems.map(\.description)
        == ["/etc/gateframe/kiosk.toml:2:4097: expected lines of at most 4096 bytes"])
    let deep = "a = " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    #expect(
      SampleConfiguration.load(deep).problems.map(\.message).first?.contains("32 levels") == true)
    let deeper = "a = " + String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000)
    #expect(SampleConfiguration.load(deeper).problems.count == 1)
    let dotted = String(repeating: "a.", count: 2000) + "a = 1"
    #expect(
      SampleConfiguration.load(dotted).problems.map(\.message).first?.contains("32 levels") == true)
    let many = SampleConfiguration.load((0..<200).map { "x\($0) = 1" }.joined(separator: "\n"))
    #expect(many.problems.count == ConfigurationReader.problemLimit)
    let scanners = String(repeating: "[[scanner]]\nname = \"S\"\n", count: 33)
    #expect(
      SampleConfiguration.load(scanners).problems.map(\.message) == ["expected at most 32 scanners"]
    )
    let text = String(repeating: "x", count: 1025)
    #expect(SampleConfiguration.load("[fonts]\nfamily = \"\(text)\"").problems.count == 1)
    let list = (0..<33).map { "\"f\($0)\"" }.joined(separator: ", ")
    #expect(SampleConfiguration.load("[fonts]\nfallback = [\(list)]").problems.count == 1)
  }

  @Test func messagesHoldNoControlCharacters() {
    let result = SampleConfiguration.load(
      "[kiosk]\n\"a\\u001b[2J\" = 1\norientation = \"\\u001b[2J\"")
    #expect(result.problems.count == 2)
    for problem in result.problems {
      #expect(problem.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }
  }
}
