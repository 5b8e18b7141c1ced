import Testing

@testable import Flights

/// Every fault is reported with its file, line, column and key; `§` marks the place in the text.
@Suite struct FlightFileFaultTests {
  private func problems(_ text: String) -> [FlightFileProblem] {
    var book = FlightBook()
    return book.load(text: text).problems
  }

  private func expect(
    _ marked: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marked = Marked(marked)
    let expected = "flights.json:\(marked.line):\(marked.column): \(message)"
    #expect(
      problems(marked.text).map(\.description) == [expected], sourceLocation: sourceLocation)
  }

  private static let number = "expected a flight number such as 834 or \"400A\""
  private static let date = "expected the local date of departure such as \"2026-08-14\""
  private static let time =
    "expected a time such as \"21:30\", \"2026-08-14T21:30\" or \"2026-08-14T19:30Z\""
  private static let share = "expected at most 20 flights such as \"LH 6789\""

  @Test(arguments: [
    ("carrier", "§7", "expected a string, found a number"),
    ("carrier", "§\"ACDC\"", "expected two or three letters or digits"),
    ("carrier", "§\"A-\"", "expected two or three letters or digits"),
    ("number", "§\"834AB\"", number), ("number", "§-834", number), ("number", "§8.5", number),
    ("number", "§true", number), ("number", "§834567", number), ("number", "§\"\"", number),
    ("date", "§\"14.8.2026\"", date), ("date", "§\"2026-02-29\"", date),
    ("date", "§20260814", "expected a string, found a number"),
    ("origin", "§\"YULX\"", "expected a three-letter airport code"),
    ("destination", "§\"F4A\"", "expected a three-letter airport code"),
    ("gate", "§9", "expected a string, found a number"),
    ("gate", "§\"" + String(repeating: "D", count: 81) + "\"", "expected at most 80 characters"),
    ("gate", "§\"D\\u000709\"", "expected a text without control characters"),
    ("boarding", "§\"25:00\"", time), ("boarding", "§\"2026-08-14 9:30\"", time),
    ("boarding", "§\"21:30+15:00\"", time), ("boarding", "§\"21:30Zulu\"", time),
    ("departure", "§[]", "expected a string, found an array"),
    ("departure.scheduled", "{\"scheduled\": §\"noon\"}", time),
    (
      "departure.planned", "{§\"planned\": \"21:30\"}",
      "unknown key; expected one of estimated, scheduled"
    ),
    (
      "state", "§\"gone\"",
      "expected one of scheduled, gate-open, boarding, final-call, closing, closed, departed, "
        + "delayed, cancelled, gate-changed"
    ),
    ("codeshares", "§\"LH 6789\"", "expected an array, found a string"),
    ("codeshares", "[\"LH 6789\", §\"LH6789\"]", share),
    ("codeshares", "§[" + String(repeating: "\"LH 1\", ", count: 20) + "\"LH 1\"]", share),
    (
      "timeZone", "§\"Europe/Atlantis\"", "expected an IANA time zone such as \"Europe/Oslo\""
    ),
  ]) func aWrongValue(key: String, value: String, message: String) {
    let name = key.split(separator: ".").first.map(String.init) ?? key
    expect(SampleFlights.file([(name, value)]), "flights[0].\(key): \(message)")
  }

  @Test(arguments: [
    ("carrier", "expected an airline designator such as \"AC\""), ("number", number),
    ("date", date),
    ("origin", "expected an airport code here or as \"airport\" of the file"),
  ]) func aMissingKey(key: String, message: String) {
    let text = SampleFlights.file([(key, nil)]).replacingOccurrences(of: "[{", with: "[§{")
    expect(text, "flights[0].\(key): \(message)")
  }

  @Test func anUnknownKey() {
    let text = SampleFlights.file([("gaet", "\"D 09\"")])
      .replacingOccurrences(of: "\"gaet\"", with: "§\"gaet\"")
    expect(
      text,
      "flights[0].gaet: unknown key; expected one of boarding, boardingArea, carrier, codeshares, "
        + "date, departure, destination, destinationName, gate, note, number, origin, state, "
        + "terminal, timeZone")
    expect(
      "{\"flights\": [], §\"flihgts\": []}",
      "flihgts: unknown key; expected one of airport, flights, note")
  }

  @Test func aLocalTimeWhereTheZoneIsNotKnown() {
    let text = SampleFlights.file([("origin", "\"QKL\""), ("departure", "§\"21:30\"")])
    expect(
      text,
      "flights[0].departure: expected an offset such as \"+02:00\", or \"timeZone\": the "
        + "airport's is not known")
  }

  @Test func aFlightThatStandsTwice() {
    let text =
      "{\"flights\": [\(SampleFlights.flight()), §\(SampleFlights.flight([("number", "\"0834\"")]))]}"
    expect(text, "flights[1]: AC 834 of 2026-08-14 from YUL stands twice")
  }

  @Test func theWrongKindOfFile() {
    expect("§[]", "expected an object, found an array")
    expect("§{}", "flights: expected an array of flights")
    expect("{\"flights\": §{}}", "flights: expected an array, found an object")
    expect("{\"flights\": [§7]}", "flights[0]: expected an object, found a number")
  }

  @Test(arguments: [
    ("§", "expected a value, found the end of the file"),
    ("{\n\"flights\": [\n  {\"carrier\": \"AC\"§ \"number\": 834}]}", "expected ‘,’ or ‘}’"),
    ("{\"flights\": [1,§]}", "expected a value"),
    ("{\"flights\": []}§ x", "expected the end of the file after the value"),
    ("{\"flights\"§ []}", "expected ‘:’ after the name"),
    ("{§flights: []}", "expected a name in double quotes"),
    ("{\"flights\": [], §\"flights\": []}", "the name stands twice in this object"),
    ("{\"flights\": [§", "expected a value, found the end of the file"),
    ("{\"flights\": [\"abc§", "expected ‘\"’, found the end of the file"),
    ("{\"flights\": [tru§]}", "expected ‘true’"),
    ("{\"flights\": [-§x]}", "expected a digit"),
    (
      "{\"flights\": [{\"number\": 0834§}]}",
      "expected a number without leading zeros (write it in double quotes)"
    ),
    ("{\"flights\": [\"a\\q§\"]}", "expected one of \" \\ / b f n r t u after ‘\\’"),
    ("{\"flights\": [\"\\ud800§\"]}", "expected the second half of a surrogate pair"),
    ("{\"flights\": [\"a§\n\"]}", "expected ‘\"’; control characters are written as \\u00XX"),
  ]) func textThatIsNotJSON(marked: String, message: String) {
    let place = Marked(marked)
    let found = problems(place.text)
    #expect(found.count == 1)
    #expect(found.first?.place?.line == place.line)
    #expect(found.first?.message == message)
    // Where blanks stand before what was found, the place may be either side of them.
    let column = found.first?.place?.column ?? 0
    let blank = Marked(marked.replacingOccurrences(of: "§ ", with: " §")).column
    #expect(column == place.column || column == blank, "\(column)")
  }

  @Test func bytesThatAreNotUTF8() {
    var book = FlightBook()
    let bytes = Array("{\"note\": \"".utf8) + [0xE6] + Array("\"}".utf8)
    let problem = book.load(bytes, file: "flights.json").problems.first
    #expect(problem?.message == "expected UTF-8 in the string before this place")
    #expect(problem?.place == .init(line: 1, column: 13))
  }

  @Test func limitsAreStated() {
    let deep = String(repeating: "[", count: 17)
    #expect(problems(deep).map(\.message) == ["expected at most 16 levels of nesting"])
    let many = String(repeating: "0,", count: 200_001)
    #expect(problems("[\(many)0]").map(\.message) == ["expected at most 200000 values"])
    let flights = "{\"flights\": [" + String(repeating: "0,", count: 5000) + "0]}"
    #expect(problems(flights).map(\.message) == ["expected at most 5000 flights"])
    let faults = "{\"flights\": [" + String(repeating: "0,", count: 70) + "0]}"
    #expect(problems(faults).count == FlightFile.problemLimit)
    let large = String(repeating: " ", count: FlightFile.byteLimit + 1)
    #expect(problems(large).map(\.message) == ["expected at most 4194304 bytes, found 4194305"])
  }
}
