import Geometry

extension RecordingEntry {
  /// A line that says something else than it may.
  struct Mistake: Error {
    let message: String
  }

  /// Times a second, extents and counts beyond which a line is taken for damaged.
  private static let extents = 1...16_384
  private static let rates = 1.0...1000
  /// Nanoseconds of about 146 years: no time of a run is later.
  private static let times: ClosedRange<UInt64> = 0...(1 << 62)

  /// Reads a line. Throws `Mistake`.
  init(line: Substring) throws {
    var words = Words(line)
    let verb = words.next() ?? ""
    switch verb {
    case "turn": self = .turn(try words.time())
    case "skip": self = .skip(try words.time())
    case "clock": self = .clock(try words.number("seconds", in: -1e12...1e12))
    case "alarm": self = .alarm
    case "touch", "key", "scan", "pointer": self = .input(try Self.input(verb, &words))
    case "mode": self = .mode(try Self.mode(&words))
    case "suspended": self = .suspended
    case "resumed": self = .resumed
    case "file":
      let name = try words.text("a file's name")
      let word = try words.word("a file's bytes")
      guard word != "-" else {
        self = .file(name: name, nil)
        break
      }
      guard let bytes = RecordingToken.readHex(word) else {
        throw Mistake(message: "expected a file's bytes in hexadecimal digits")
      }
      self = .file(name: name, bytes)
    case "font":
      self = .font(
        family: try words.text("a font's family"), file: try words.text("a font's file"),
        hash: try words.hash())
    case "middle": self = .middle(try words.time())
    case "frame":
      let seen = try words.time()
      let hash: UInt64? = try words.peek == "-" ? words.skip() : words.hash()
      self = .frame(seen: seen, hash: hash)
    case "end": self = .end(try words.text("a reason"))
    default: throw Mistake(message: "unknown line \"\(verb.prefix(40))\"")
    }
    if let more = words.next() { throw Mistake(message: "unexpected \"\(more.prefix(40))\"") }
  }

  private static func mode(_ words: inout Words) throws -> DisplayMode? {
    if words.peek == "-" { return words.skip() }
    let width = try words.integer("a width", in: extents)
    let height = try words.integer("a height", in: extents)
    let rate = try words.number("refreshes a second", in: rates)
    var millimetres: Size?
    if words.peek == "-" {
      _ = words.next()
      _ = words.next()
    } else {
      millimetres = Size(
        try words.number("millimetres", in: 0...100_000),
        try words.number("millimetres", in: 0...100_000))
    }
    return DisplayMode(
      width: width, height: height, refreshRate: rate, millimetres: millimetres,
      hasVerticalBlanks: try words.integer("0 or 1", in: 0...1) == 1)
  }

  private static func input(_ verb: Substring, _ words: inout Words) throws -> InputEvent {
    switch verb {
    case "touch":
      let phase = try words.choice(touchPhases)
      let contact = try words.integer("a contact", in: 0...(1 << 30))
      return .touch(
        TouchEvent(
          contact: contact, phase: phase,
          position: Point(try words.position(), try words.position()),
          microseconds: try words.time()))
    case "key":
      let phase = try words.choice(keyPhases)
      let keysym = try words.integer("a keysym", in: 0...Int(UInt32.max))
      let text = try words.text("what a key types")
      let modifiers = try words.integer("modifiers", in: 0...255)
      return .key(
        KeyEvent(
          phase: phase, keysym: UInt32(keysym), text: text, modifiers: .init(rawValue: modifiers),
          microseconds: try words.time()))
    case "scan":
      guard let bytes = RecordingToken.readHex(try words.word("scanned bytes")) else {
        throw Mistake(message: "expected scanned bytes in hexadecimal digits")
      }
      let isCut = try words.integer("0 or 1", in: 0...1) == 1
      let aim: String? = try words.peek == "-" ? words.skip() : words.text("an AIM identifier")
      return .scan(
        ScanEvent(
          bytes: bytes, isCut: isCut, aimIdentifier: aim, microseconds: try words.time()))
    default:
      if words.peek == "-" { return .pointer(words.skip()) }
      return .pointer(Point(try words.position(), try words.position()))
    }
  }

  /// The words of a line, one after the other.
  private struct Words {
    private var rest: ArraySlice<Substring>

    init(_ line: Substring) { rest = line.split(separator: " ")[...] }

    var peek: Substring? { rest.first }

    mutating func next() -> Substring? { rest.popFirst() }

    /// Goes past a word that stands for nothing.
    mutating func skip<T>() -> T? {
      _ = rest.popFirst()
      return nil
    }

    mutating func word(_ what: String) throws -> Substring {
      guard let word = rest.popFirst() else { throw Mistake(message: "expected \(what)") }
      return word
    }

    mutating func text(_ what: String) throws -> String {
      guard let text = RecordingToken.read(try word(what)) else {
        throw Mistake(message: "expected \(what)")
      }
      return text
    }

    mutating func time() throws -> UInt64 {
      guard let time = UInt64(try word("a time")), RecordingEntry.times.contains(time) else {
        throw Mistake(message: "expected a time: a whole number from 0")
      }
      return time
    }

    mutating func integer(_ what: String, in range: ClosedRange<Int>) throws -> Int {
      guard let number = Int(try word(what)), range.contains(number) else {
        throw Mistake(
          message: "expected \(what), from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }

    mutating func number(_ what: String, in range: ClosedRange<Double>) throws -> Double {
      guard let number = Double(try word(what)), range.contains(number) else {
        throw Mistake(
          message: "expected \(what), from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }

    mutating func position() throws -> Double { try number("a place in the picture", in: -8...8) }

    mutating func hash() throws -> UInt64 {
      let word = try word("a hash")
      guard word.utf8.count == 16, let hash = UInt64(word, radix: 16) else {
        throw Mistake(message: "expected a hash of 16 hexadecimal digits")
      }
      return hash
    }

    mutating func choice<T>(_ choices: [(String, T)]) throws -> T {
      let word = try word("one of \(choices.map(\.0).joined(separator: ", "))")
      guard let choice = choices.first(where: { $0.0 == word }) else {
        throw Mistake(message: "expected one of \(choices.map(\.0).joined(separator: ", "))")
      }
      return choice.1
    }
  }
}
