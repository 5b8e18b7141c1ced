import BoardingPass
import Foundation
import Testing

@testable import Flights

@Suite struct FlightBookTests {
  private let today = CalendarDate(daysSince1970: 20_679)  // 2026-08-14
  private let good = SampleFlights.file([("gate", "\"D 09\"")])
  private let faulty = SampleFlights.file([("gate", "\"A 1\""), ("state", "\"gone\"")])

  @Test func aFaultyFileNeverReplacesGoodFlights() {
    var book = FlightBook()
    let first = Date(timeIntervalSince1970: 1000)
    #expect(book.load(text: good, now: first) == .loaded(flights: 1))
    for text in [faulty, "", "{", "{\"flights\": [], \"x\": 1}"] {
      let result = book.load(text: text, now: Date(timeIntervalSince1970: 2000))
      guard case .kept(let problems) = result else {
        Issue.record("\(result)")
        continue
      }
      #expect(!problems.isEmpty)
      #expect(book.all.map(\.gate) == ["D 09"] && book.loadedAt == first && book.count == 1)
    }
  }

  @Test func aGoodFileReplacesAll() {
    var book = FlightBook()
    _ = book.load(text: good)
    #expect(book.load(text: "{\"flights\": []}") == .loaded(flights: 0))
    #expect(book.all.isEmpty)
  }

  @Test func atFirstTheGoodFlightsOfAFaultyFileAreTaken() {
    var book = FlightBook()
    let text = "{\"airport\": \"YUL\", \"flights\": [{}, \(SampleFlights.flight())]}"
    let result = book.load(text: text)
    guard case .loadedInPart(flights: 1, let problems) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(problems.map(\.key) == ["flights[0].carrier", "flights[0].number", "flights[0].date"])
    #expect(book.count == 1)
    // Nothing usable leaves the book as empty as it was.
    var empty = FlightBook()
    _ = empty.load(text: faulty)
    #expect(empty.loadedAt == nil && empty.all.isEmpty)
  }

  @Test func filesThatCannotBeRead() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flights-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var book = FlightBook()
    _ = book.load(text: good)
    func message(_ path: String) -> [String] { book.load(path).problems.map(\.description) }
    let missing = folder.appendingPathComponent("none.json").path
    #expect(message(missing) == ["\(missing): no such file; expected a flights file"])
    #expect(message(folder.path) == ["\(folder.path): is a folder; expected a flights file"])
    let pipe = folder.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(message(pipe) == ["\(pipe): expected a regular file"])
    let large = folder.appendingPathComponent("large.json")
    try Data(count: FlightFile.byteLimit + 1).write(to: large)
    #expect(message(large.path) == ["\(large.path): expected at most 4194304 bytes"])
    #expect(book.count == 1)
  }

  @Test func aPassFindsItsFlight() {
    var book = FlightBook()
    _ = book.load(text: good)
    func gate(_ pass: BarCodedBoardingPass?) -> String? {
      pass.flatMap { book.flight(for: $0, today: today)?.gate }
    }
    #expect(gate(SampleFlights.pass()) == "D 09")
    #expect(gate(SampleFlights.pass(number: "834")) == "D 09")
    #expect(gate(SampleFlights.pass(number: "00834")) == "D 09")
    #expect(gate(SampleFlights.pass(number: "0834A")) == nil)
    #expect(gate(SampleFlights.pass(carrier: "LH")) == nil)
    #expect(gate(SampleFlights.pass(day: "227")) == nil)
    #expect(gate(SampleFlights.pass(from: "YYZ")) == nil)
  }

  @Test func codesharesAndSuffixes() {
    var book = FlightBook()
    let first = SampleFlights.flight([
      ("gate", "\"D 09\""), ("codeshares", "[\"LH 6789\", \"UA 0834A\", \"LH 860\"]"),
    ])
    let second = SampleFlights.flight([
      ("carrier", "\"LH\""), ("number", "860"), ("gate", "\"A 22\""),
    ])
    let loaded = book.load(text: "{\"flights\": [\(first), \(second)]}")
    #expect(loaded == .loaded(flights: 2))
    func gate(_ carrier: String, _ number: String) -> String? {
      SampleFlights.pass(carrier: carrier, number: number)
        .flatMap { book.flight(for: $0, today: today)?.gate }
    }
    #expect(gate("LH", "6789") == "D 09")
    #expect(gate("UA", "0834A") == "D 09")
    #expect(gate("UA", "0834") == nil)
    // A flight's own number goes before another's codeshare.
    #expect(gate("LH", "0860") == "A 22")
    #expect(book.all.map(\.designator.description) == ["AC 834", "LH 860"])
  }

  @Test func everyBeginningOfAFileHasAnOutcome() throws {
    let path = SampleFlights.package.appendingPathComponent("assets/flights.json")
    let bytes = Array(try Data(contentsOf: path))
    for length in 0..<bytes.count - 2 {
      var book = FlightBook()
      let result = book.load(Array(bytes.prefix(length)), file: "flights.json")
      #expect(!result.problems.isEmpty, "\(length)")
    }
  }

  @Test func damagedFilesNeverStopTheProgram() throws {
    let path = SampleFlights.package.appendingPathComponent("assets/flights.json")
    let bytes = Array(try Data(contentsOf: path))
    let tokens = [
      "\"", "{", "}", "[", "]", "\\u", "\\", "-", "1e9", "null", "99999999999999999999",
    ]
    .map { Array($0.utf8) }
    var random = Seeded(state: 11)
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: damaged[at] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged.removeSubrange(at..<min(at + 7, damaged.count))
        case 2: damaged.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: at)
        default: damaged.insert(contentsOf: damaged.suffix(from: at).prefix(40), at: at)
        }
      }
      var book = FlightBook()
      for problem in book.load(damaged, file: "flights.json").problems {
        #expect(!problem.message.isEmpty)
        #expect(problem.place.map { $0.line >= 1 && $0.column >= 1 } ?? false)
      }
    }
  }
}

/// A generator whose numbers are the same on every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
