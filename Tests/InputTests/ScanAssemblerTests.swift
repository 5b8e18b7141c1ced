import Host
import Testing

@testable import Input

/// Types as a scanner does.
private struct Typist {
  var assembler: ScanAssembler
  var time: UInt64 = 1_000_000
  var scans: [ScanEvent] = []
  /// Microseconds from key to key.
  var pace: UInt64 = 8000

  init(_ change: (inout ScannerOptions) -> Void = { _ in }) {
    var options = ScannerOptions()
    change(&options)
    assembler = ScanAssembler(options: options)
  }

  mutating func key(_ code: UInt16, _ isDown: Bool) {
    time += pace / 2
    if let scan = assembler.key(code, isDown: isDown, at: time) { scans.append(scan) }
  }

  mutating func tap(_ code: UInt16) {
    key(code, true)
    key(code, false)
  }

  mutating func type(_ text: String) {
    for byte in text.utf8 { type(byte) }
  }

  private mutating func type(_ byte: UInt8) {
    for (code, key) in ScannerLayout.us.keys where code < 71 && code != 55 {
      if key.plain == [byte] { return tap(code) }
      if key.shifted == [byte] {
        self.key(KeyCode.leftShift, true)
        tap(code)
        self.key(KeyCode.leftShift, false)
        return
      }
    }
    Issue.record("no key for \(byte)")
  }

  mutating func pause(_ microseconds: UInt64) {
    time += microseconds
    if let scan = assembler.expire(at: time) { scans.append(scan) }
  }

  var texts: [String] { scans.map { String(decoding: $0.bytes, as: UTF8.self) } }
}

@Suite("A scanner's bursts")
struct ScanAssemblerTests {
  static let pass = "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100"

  @Test func everyPrintableCharacterComesThrough() {
    var typist = Typist()
    let all = String(decoding: (32...126).map { UInt8($0) }, as: UTF8.self)
    typist.type(all)
    typist.tap(KeyCode.enter)
    #expect(typist.texts == [all])
    #expect(typist.scans.first?.microseconds == typist.time - typist.pace / 2)
  }

  @Test(arguments: [KeyCode.enter, KeyCode.keypadEnter])
  func enterEndsABurst(code: UInt16) {
    var typist = Typist()
    typist.type(Self.pass)
    typist.tap(code)
    #expect(typist.texts == [Self.pass])
    #expect(typist.assembler.deadline != nil)
    typist.pause(2_000_000)
    #expect(typist.assembler.deadline == nil)
    #expect(typist.scans.count == 1)
  }

  @Test func returnAndLineFeedAreOneEnd() {
    var typist = Typist { $0.duplicateWindow = 0 }
    for _ in 0..<2 {
      typist.type("ABC")
      typist.tap(KeyCode.enter)
      typist.key(KeyCode.leftControl, true)
      typist.tap(36)  // J: line feed
      typist.key(KeyCode.leftControl, false)
    }
    #expect(typist.texts == ["ABC", "ABC"])
  }

  @Test func tabEndsWhereItIsTheEndKey() {
    var typist = Typist { $0.endKey = .tab }
    typist.type("ABC")
    typist.tap(KeyCode.tab)
    #expect(typist.texts == ["ABC"])
  }

  @Test func aGapEndsABurstWithoutEndKey() {
    var typist = Typist { $0.endKey = .none }
    typist.pace = 60_000
    typist.type(String(repeating: "ABCDEFGHIJ", count: 18))
    #expect(typist.scans.isEmpty, "ten seconds in all, but no gap")
    typist.pause(149_000)
    #expect(typist.scans.isEmpty)
    typist.pause(1000)
    #expect(typist.texts == [String(repeating: "ABCDEFGHIJ", count: 18)])
  }

  @Test func theNextKeyEndsABurstWhoseGapIsOver() {
    var typist = Typist { $0.endKey = .none }
    typist.type("FIRST")
    typist.time += 400_000
    typist.type("SECOND")
    typist.pause(200_000)
    #expect(typist.texts == ["FIRST", "SECOND"])
  }

  @Test func aMissingEndKeyIsReportedAsCut() {
    var typist = Typist()
    typist.type("M1DESM")
    typist.pause(300_000)
    #expect(typist.scans.isEmpty, "radio scanners hesitate")
    typist.pause(500_000)
    #expect(typist.texts == ["M1DESM"])
    #expect(typist.scans.first?.isCut == true)
    typist.type("X")
    typist.pause(900_000)
    #expect(typist.scans.count == 1, "a stray key is nobody's scan")
  }

  @Test func prefixSuffixAndIdentifierAreTakenOff() {
    var typist = Typist {
      $0.prefix = Array("~~".utf8)
      $0.suffix = Array("##".utf8)
    }
    typist.type("~~]z0" + Self.pass + "##")
    typist.tap(KeyCode.enter)
    #expect(typist.texts == [Self.pass])
    #expect(typist.scans.first?.aimIdentifier == "]z0")
  }

  @Test func theIdentifierCanStay() {
    var typist = Typist { $0.aim = .keep }
    typist.type("]L0ABC")
    typist.tap(KeyCode.enter)
    #expect(typist.texts == ["]L0ABC"])
    #expect(typist.scans.first?.aimIdentifier == nil)
  }

  @Test func capsLockExchangesLettersOnly() {
    var typist = Typist()
    typist.tap(KeyCode.capsLock)
    typist.type("abC1/")
    typist.tap(KeyCode.capsLock)
    typist.tap(KeyCode.enter)
    #expect(typist.texts == ["ABc1/"])
    var inverted = Typist { $0.invertsCase = true }
    inverted.type("m1DESmarais")
    inverted.tap(KeyCode.enter)
    #expect(inverted.texts == ["M1desMARAIS"])
  }

  @Test func keypadDigitsAreDigits() {
    var typist = Typist()
    for code in [82, 79, 80, 81, 75, 76, 77, 71, 72, 73] as [UInt16] { typist.tap(code) }
    typist.tap(KeyCode.enter)
    #expect(typist.texts == ["0123456789"])
  }

  @Test func groupSeparatorsComeAsControlOrByNumber() {
    var typist = Typist()
    typist.type("A")
    typist.key(KeyCode.leftControl, true)
    typist.tap(27)  // ]
    typist.key(KeyCode.leftControl, false)
    typist.type("B")
    typist.key(KeyCode.leftAlt, true)
    for code in [82, 80, 73] as [UInt16] { typist.tap(code) }
    typist.key(KeyCode.leftAlt, false)
    typist.type("C")
    typist.tap(KeyCode.enter)
    #expect(typist.scans.first?.bytes == [65, 29, 66, 29, 67])
  }

  @Test func repetitionsAreDroppedForTwoSeconds() {
    var typist = Typist()
    func scan(_ typist: inout Typist, _ text: String) {
      typist.type(text)
      typist.tap(KeyCode.enter)
    }
    scan(&typist, "PASS")
    typist.time += 1_500_000
    scan(&typist, "PASS")
    typist.time += 1_500_000
    scan(&typist, "PASS")
    #expect(typist.scans.count == 1, "it lies under the scanner all the time")
    scan(&typist, "OTHER")
    scan(&typist, "PASS")
    typist.time += 2_100_000
    scan(&typist, "PASS")
    #expect(typist.texts == ["PASS", "OTHER", "PASS", "PASS"])
  }

  @Test func aHundredThousandKeysAreSurvivedAndCut() {
    var typist = Typist()
    for _ in 0..<100_000 { typist.tap(30) }
    typist.tap(KeyCode.enter)
    #expect(typist.scans.count == 1)
    #expect(typist.scans.first?.isCut == true)
    #expect(typist.scans.first?.bytes.count == 2048)
    typist.type("AFTER")
    typist.tap(KeyCode.enter)
    #expect(typist.texts.last == "AFTER" && typist.scans.last?.isCut == false)
  }

  @Test func anyKeysAtAnyTimesAreSurvived() {
    var random = SystemRandomNumberGenerator()
    for end in ScannerOptions.EndKey.allCases {
      var assembler = ScanAssembler(options: Typist { $0.endKey = end }.options(end))
      for _ in 0..<20_000 {
        let code = UInt16.random(in: 0...700, using: &random)
        let time = Bool.random() ? UInt64.random(in: 0...UInt64.max, using: &random) : 0
        _ = assembler.key(code, isDown: Bool.random(), at: time)
        _ = assembler.expire(at: UInt64.random(in: 0...UInt64.max, using: &random))
        _ = assembler.deadline
      }
    }
  }

  @Test func anotherLayoutIsReadThroughXkb() throws {
    let german = try ScannerLayout.named("de")
    #expect(german.keys[44]?.plain == [UInt8(ascii: "y")])
    #expect(german.keys[8]?.shifted == [UInt8(ascii: "/")])
    #expect(german.keys[9]?.alternate == [UInt8(ascii: "[")])
    #expect(german.usesAlternate)
    #expect(throws: InputProblem.self) { try ScannerLayout.named("no-such-layout") }
  }
}

extension Typist {
  fileprivate func options(_ end: ScannerOptions.EndKey) -> ScannerOptions {
    var options = ScannerOptions()
    options.endKey = end
    return options
  }
}
