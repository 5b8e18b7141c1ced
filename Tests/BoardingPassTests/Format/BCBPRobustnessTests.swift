import Testing

@testable import BoardingPass

/// Nothing that is scanned may stop the program.
@Suite struct BCBPRobustnessTests {
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

  private let today = CalendarDate(daysSince1970: 20_679)

  /// Reads, reports and checks what holds for every text.
  private func check(_ bytes: [UInt8]) {
    let result = BCBP.decode(bytes)
    _ = PassReport.text(result, today: today)
    _ = PassReport.json(result, today: today)
    switch result {
    case .accept(let pass):
      #expect(!pass.legs.isEmpty)
    case .acceptWithWarnings(let pass, let warnings):
      #expect(!pass.legs.isEmpty && !warnings.isEmpty && !warnings.contains(where: \.losesData))
    case .partial(let pass, let warnings):
      #expect(!pass.legs.isEmpty && warnings.contains(where: \.losesData))
    case .reject(let rejection):
      #expect((1...BCBP.byteLimit + 1).contains(rejection.position))
    }
    for warning in result.warnings { #expect((1...bytes.count + 1).contains(warning.position)) }
    for field in (result.pass?.fields ?? []) + (result.pass?.legs.flatMap(\.fields) ?? []) {
      #expect((1...bytes.count + 1).contains(field.position))
    }
  }

  @Test func everySampleIsReadWhole() {
    #expect(SamplePasses.all.count == 29)
    for bytes in SamplePasses.all {
      let outcome = BCBP.decode(bytes).outcome
      #expect(outcome == .accept || outcome == .acceptWithWarnings)
    }
  }

  @Test func everyPrefixHasOneOfFourOutcomes() {
    for bytes in SamplePasses.all {
      for length in 0...bytes.count { check(Array(bytes.prefix(length))) }
    }
  }

  @Test func aPrefixBelowTheMandatoryPartIsRejectedAndAboveItIsNot() {
    for bytes in SamplePasses.all {
      for length in 0..<bytes.count {
        let outcome = BCBP.decode(Array(bytes.prefix(length))).outcome
        if length < 60 && length != 47 && length != 48 {
          #expect(outcome == .reject, "\(length)")
        } else if length >= 60 {
          #expect(outcome != .reject, "\(length)")
        }
      }
    }
  }

  @Test func randomBytes() {
    var random = Seeded(state: 1)
    for _ in 0..<4000 {
      let count = Int.random(in: 0...300, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test func randomTextsThatBeginLikeAPass() {
    var random = Seeded(state: 2)
    let alphabet = Array("M12345678ABCEF0>^|& /-abc\u{1D}9".utf8)
    for _ in 0..<4000 {
      let count = Int.random(in: 30...260, using: &random)
      var bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0x20 }
      bytes.replaceSubrange(0..<2, with: Array("M2".utf8))
      if bytes.count > 36 { bytes.replaceSubrange(30..<36, with: Array("YULFRA".utf8)) }
      check(bytes)
    }
  }

  @Test func mutations() {
    var random = Seeded(state: 3)
    let samples = SamplePasses.all
    for _ in 0..<8000 {
      guard var bytes = samples.randomElement(using: &random) else { continue }
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(UInt8.random(in: 0x20...0x7E, using: &random), at: at)
        case 3: bytes.removeSubrange(at..<min(at + 9, bytes.count))
        default: bytes.insert(contentsOf: bytes.suffix(from: at).prefix(20), at: at)
        }
      }
      check(bytes)
    }
  }
}
