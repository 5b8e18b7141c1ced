import Glibc
import Host
import Raster
import Testing

@testable import KMS

@Suite("An output")
struct OutputTests {
  private let card = FakeCard()
  private let frame = Surface(width: 64, height: 32)
  private let ms: UInt64 = 1_000_000

  private func output(
    rotation: Rotation = .none, atomic: Bool = true, options: KMSOptions = KMSOptions()
  ) throws -> Output {
    card.isAtomic = atomic
    let connector = try #require(card.connector(30, probe: true))
    let plan = try #require(
      try OutputPlan.candidates(for: connector, mode: .hd, on: card, isAtomic: atomic).first)
    return try Output(device: card, plan: plan, rotation: rotation, options: options, log: { _ in })
  }

  private func events(_ output: Output, at now: UInt64) -> [Output.Event] {
    var list: [Output.Event] = []
    output.dispatch(now: now) { list.append($0) }
    return list
  }

  private func pixel(_ x: Int, _ y: Int, pitch: Int) -> UInt32 {
    let bytes = card.bytes(of: card.shown)
    let place = y * pitch + x * 4
    guard place + 4 <= bytes.count else { return 0 }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
  }

  @Test func picksTheCRTCThatTheConnectorCanUse() throws {
    let found = try output()
    #expect(found.plan.crtc == 41)
    #expect(found.plan.plane?.id == 51)
  }

  @Test func firstCommitResetsWhatOthersLeft() throws {
    card.foreignPlane = 41
    let output = try output()
    #expect(output.present(frame, damage: [frame.bounds], now: 0) == .submitted)
    let commit = try #require(card.commits.first)
    #expect(commit.flags.contains(.allowModeset))
    func value(_ property: UInt32) -> UInt64? {
      commit.changes.first { $0.property == property }?.value
    }
    #expect(value(FakeCard.property(52, 0)) == 0, "the foreign plane shows nothing")
    #expect(value(FakeCard.property(52, 1)) == 0, "the foreign plane has no CRTC")
    #expect(value(412) == 0 && value(413) == 0 && value(414) == 0, "gamma, degamma and CTM")
    #expect(value(FakeCard.property(51, 10)) == 1, "rotation")
    #expect(value(FakeCard.property(51, 11)) == 0xFFFF, "alpha")
    #expect(value(301) == 41, "the connector's CRTC")
    #expect(value(411) == 1, "active")
  }

  @Test func aDriverThatRefusesResetsGetsABareCommit() throws {
    card.answers = [-EINVAL, -EINVAL]
    let output = try output()
    #expect(output.present(frame, damage: [frame.bounds], now: 0) == .submitted)
    #expect(card.commits.first?.changes.contains { $0.property == 412 } == false)
  }

  @Test(arguments: [0, 12, 64])
  func honoursThePitch(extra: Int) throws {
    card.extraPitch = extra
    let output = try output()
    frame[0, 0] = 0xFF11_2233
    frame[63, 31] = 0xFF44_5566
    _ = output.present(frame, damage: [frame.bounds], now: 0)
    let pitch = 64 * 4 + extra
    #expect(pixel(0, 0, pitch: pitch) == 0xFF11_2233)
    #expect(pixel(63, 31, pitch: pitch) == 0xFF44_5566)
    if extra > 0 {
      #expect(card.bytes(of: card.shown)[64 * 4] == 0xAB, "the padding is left alone")
    }
  }

  @Test func everyBufferCatchesUpWithTheDamageItMissed() throws {
    let output = try output()
    var random = SystemRandomNumberGenerator()
    for step in 1...40 {
      let x = Int.random(in: 0..<60, using: &random)
      let y = Int.random(in: 0..<28, using: &random)
      for row in y..<(y + 4) {
        for column in x..<(x + 4) { frame[column, row] = 0xFF00_0000 | UInt32(step) }
      }
      let now = UInt64(step) * 20 * ms
      let damage = step == 1 ? frame.bounds : PixelRect(x0: x, y0: y, x1: x + 4, y1: y + 4)
      #expect(output.present(frame, damage: [damage], now: now) == .submitted)
      for row in 0..<32 {
        for column in 0..<64 {
          try #require(pixel(column, row, pitch: 256) == frame[column, row], "step \(step)")
        }
      }
      card.completeFlips(at: now + ms)
      #expect(events(output, at: now + 2 * ms) == [.presented(now + ms)])
    }
    #expect(Set(card.commits.suffix(3).map { $0.changes.first?.value }).count == 3)
  }

  @Test func writesOnlyWhatIsDamaged() throws {
    let output = try output()
    for step in 0..<3 {
      _ = output.present(
        frame, damage: step == 0 ? [frame.bounds] : [], now: UInt64(step) * 20 * ms)
      card.completeFlips(at: 1)
      _ = events(output, at: UInt64(step) * 20 * ms + ms)
    }
    frame.fill(0xFFFF_FFFF)
    let small = PixelRect(x0: 4, y0: 5, x1: 6, y1: 7)
    _ = output.present(frame, damage: [small], now: 100 * ms)
    #expect(pixel(4, 5, pitch: 256) == 0xFFFF_FFFF)
    #expect(pixel(3, 5, pitch: 256) == 0)
    #expect(pixel(4, 7, pitch: 256) == 0)
  }

  @Test func tellsTheCardWhatChanged() throws {
    let output = try output()
    _ = output.present(frame, damage: [frame.bounds], now: 0)
    card.completeFlips(at: 1)
    _ = events(output, at: ms)
    _ = output.present(frame, damage: [PixelRect(x0: 1, y0: 2, x1: 3, y1: 5)], now: 20 * ms)
    let clip = card.commits.last?.changes.first { $0.property == FakeCard.property(51, 12) }
    let blob = try #require(clip?.value)
    #expect(
      card.blobs[UInt32(blob)] == [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 5, 0, 0, 0])
    #expect(card.destroyedBlobs.contains(UInt32(blob)))
  }

  @Test func aRefusedFlipKeepsItsDamageAndIsTriedAgain() throws {
    let output = try output()
    _ = output.present(frame, damage: [frame.bounds], now: 0)
    card.completeFlips(at: 1)
    _ = events(output, at: ms)
    card.answers = [-EBUSY]
    frame[10, 10] = 0xFF00_FF00
    let first = PixelRect(x0: 10, y0: 10, x1: 11, y1: 11)
    #expect(output.present(frame, damage: [first], now: 20 * ms) == .busy)
    let retry = try #require(output.deadline)
    #expect(retry > 20 * ms && retry <= 41 * ms)
    _ = events(output, at: retry)
    #expect(card.commits.count == 2)
    #expect(pixel(10, 10, pitch: 256) == 0xFF00_FF00)
    let clip = card.commits.last?.changes.first { $0.property == FakeCard.property(51, 12) }
    #expect(clip?.value != 0, "the damage of the refused frame goes along")
    card.completeFlips(at: retry + 1)
    #expect(events(output, at: retry + ms) == [.presented(retry + 1)])
  }

  @Test func aFrameDuringAFlipIsShownAfterIt() throws {
    let output = try output()
    _ = output.present(frame, damage: [frame.bounds], now: 0)
    frame[1, 1] = 0xFF12_3456
    #expect(
      output.present(frame, damage: [PixelRect(x0: 1, y0: 1, x1: 2, y1: 2)], now: ms) == .busy)
    #expect(card.commits.count == 1)
    card.completeFlips(at: 20 * ms)
    #expect(events(output, at: 21 * ms) == [.presented(20 * ms)])
    #expect(card.commits.count == 2)
    #expect(pixel(1, 1, pitch: 256) == 0xFF12_3456)
  }

  @Test func aFlipThatNeverComesSetsTheModeAgain() throws {
    let output = try output()
    _ = output.present(frame, damage: [frame.bounds], now: 0)
    let deadline = try #require(output.deadline)
    #expect(events(output, at: deadline - 1).isEmpty)
    let found = events(output, at: deadline)
    #expect(card.commits.count == 2)
    #expect(card.commits.last?.flags == [.allowModeset], "a commit that waits")
    #expect(found.isEmpty || found == [.presented(deadline)])
  }

  @Test func flipsThatKeepMissingFailTheOutput() throws {
    let output = try output()
    var now: UInt64 = 0
    var found: [Output.Event] = []
    for _ in 0..<3 {
      _ = output.present(frame, damage: [frame.bounds], now: now)
      now = output.flight?.deadline ?? now
      found += events(output, at: now)
      now += ms
      found += events(output, at: now)
    }
    #expect(found.contains { if case .failed = $0 { true } else { false } })
  }

  @Test func aLostMasterIsAskedForAndWaitedFor() throws {
    let output = try output()
    card.becomesMaster = false
    card.answers = [-EACCES]
    #expect(output.present(frame, damage: [frame.bounds], now: 0) == .busy)
    #expect(card.commits.isEmpty)
    let retry = try #require(output.deadline)
    _ = events(output, at: retry)
    #expect(card.commits.count == 1)
  }

  @Test func withoutBlanksATimerKeepsTheRate() throws {
    card.hasBlanks = false
    let output = try output()
    #expect(!output.hasVerticalBlanks)
    var times: [UInt64] = []
    var now: UInt64 = 1000
    for _ in 0..<5 {
      _ = output.present(frame, damage: [frame.bounds], now: now)
      card.completeFlips(at: now)
      var found = events(output, at: now)
      while found.isEmpty {
        now = try #require(output.deadline)
        found = events(output, at: now)
      }
      guard case .presented(let time) = found.first else { return }
      times.append(time)
    }
    #expect(zip(times.dropFirst(), times).allSatisfy { $0 - $1 == 20 * ms }, "\(times)")
  }

  @Test func flipsWithoutNumbersShowThatThereAreNoBlanks() throws {
    let output = try output()
    #expect(output.hasVerticalBlanks)
    var found: [Output.Event] = []
    for step in 1...4 {
      let now = UInt64(step) * 50 * ms
      _ = output.present(frame, damage: [frame.bounds], now: now)
      card.completeFlips(at: now, sequence: 0)
      found += events(output, at: now + ms)
      found += events(output, at: now + 40 * ms)
    }
    #expect(found.filter { $0 == .lostVerticalBlanks }.count == 1)
  }

  @Test func legacyCardsFlipAndAreToldWhatIsDirty() throws {
    let output = try output(atomic: false)
    card.dirtyAnswer = -ENOSYS
    #expect(output.present(frame, damage: [frame.bounds], now: 0) == .submitted)
    #expect(card.setCRTCCalls == 1)
    #expect(card.gammaResets == 1)
    #expect(card.dirty.count == 1)
    _ = events(output, at: ms)
    _ = output.present(frame, damage: [PixelRect(x0: 0, y0: 0, x1: 1, y1: 1)], now: 20 * ms)
    #expect(card.flips.count == 1)
    #expect(card.dirty.count == 1, "a driver that does not know the call is not asked again")
  }

  @Test func aCardWithoutFlipsIsSetFrameByFrame() throws {
    let output = try output(atomic: false)
    _ = output.present(frame, damage: [frame.bounds], now: 0)
    _ = events(output, at: 30 * ms)
    card.answers = [-ENOSYS]
    #expect(output.present(frame, damage: [frame.bounds], now: 40 * ms) == .submitted)
    #expect(card.setCRTCCalls == 2)
    #expect(
      events(output, at: 80 * ms).contains { if case .presented = $0 { true } else { false } })
  }

  @Test func aCardOf565OnlyGetsDitheredPixels() throws {
    card.formats = [ScanoutFormat.rgb565.fourCC]
    let output = try output()
    #expect(output.format == .rgb565)
    frame.fill(0xFFFF_FFFF)
    _ = output.present(frame, damage: [frame.bounds], now: 0)
    #expect(card.bytes(of: card.shown).prefix(128).allSatisfy { $0 == 0xFF })
  }

  @Test func aFrameOfAnotherSizeIsNotShown() throws {
    let output = try output()
    let wrong = Surface(width: 10, height: 10)
    #expect(output.present(wrong, damage: [wrong.bounds], now: 0) == .unavailable)
    #expect(card.commits.isEmpty)
  }

  @Test(arguments: [
    (Rotation.none, 0, 0), (.right, 63, 0), (.half, 63, 31), (.left, 0, 31),
  ])
  func turnsThePicture(rotation: Rotation, x: Int, y: Int) throws {
    let output = try output(rotation: rotation)
    let picture = Surface(width: output.width, height: output.height)
    #expect((output.width > output.height) != rotation.swapsSides)
    picture[0, 0] = 0xFFAB_CDEF
    _ = output.present(picture, damage: [picture.bounds], now: 0)
    #expect(pixel(x, y, pitch: 256) == 0xFFAB_CDEF)
  }
}
