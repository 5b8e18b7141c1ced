import Testing

@testable import Configuration

/// No file may stop the program.
@Suite struct ConfigurationRobustnessTests {
  private func check(_ bytes: [UInt8]) {
    let result = SampleConfiguration.load(bytes)
    for problem in result.problems {
      #expect(!problem.message.isEmpty)
      #expect(problem.line >= 0 && problem.column >= 0)
    }
    let configuration = result.configuration
    #expect(configuration.scanners.allSatisfy { (20...5000).contains($0.gapMilliseconds) })
    #expect(configuration.scanners.count <= SettingKind.listLimit)
  }

  @Test func everyBeginningOfAFile() {
    let bytes = Array(SampleConfiguration.full.utf8)
    for length in 0...bytes.count { check(Array(bytes.prefix(length))) }
  }

  @Test func randomBytes() {
    var random = Seeded(state: 21)
    for _ in 0..<4000 {
      let count = Int.random(in: 0...200, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test func randomTexts() {
    var random = Seeded(state: 22)
    let tokens = [
      "[", "]", "[[", "]]", "{", "}", "=", ".", ",", "\"", "'", "\"\"\"", "'''", "\\", "\\u00e6",
      "\\U0010FFFF", "\\ud800", "\n", "\r\n", "\t", " ", "#", "kiosk", "airport", "scanner", "a",
      "1", "-", "+", "_", "0x", "0b", "e", "inf", "nan", "true", "2026-08-14", "T", "23:59:60",
      "Z", "+99:99", "9999999999", "1e999", "Å", "\u{FEFF}", "\u{0}", "\u{7F}", "\"OSL\"",
    ].map { Array($0.utf8) }
    for _ in 0..<6000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        bytes += tokens.randomElement(using: &random) ?? []
      }
      check(bytes)
    }
  }

  @Test func damagedFiles() {
    var random = Seeded(state: 23)
    let whole = Array(SampleConfiguration.full.utf8)
    for _ in 0..<4000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(at..<min(at + 9, bytes.count))
        case 2: bytes.insert(UInt8.random(in: 0x20...0x7E, using: &random), at: at)
        case 3: bytes.removeLast(bytes.count - at)
        default: bytes.insert(contentsOf: bytes.suffix(from: at).prefix(60), at: at)
        }
      }
      check(bytes)
    }
  }
}
