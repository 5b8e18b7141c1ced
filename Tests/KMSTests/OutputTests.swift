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
