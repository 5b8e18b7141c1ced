import Raster
import Testing

@testable import Host

/// The loop on a simulated display in virtual time.
@MainActor
struct FrameLoopTests {
  private let second: UInt64 = 1_000_000_000

  @Test func theFirstFrameComesAtTheFirstBlank() throws {
    let rig = try Rig()
    rig.run(for: second)
    #expect(rig.presented.count == 1)
    #expect(rig.loop.frames == 1)
    #expect(rig.presented.first.map { $0 - second <= 16_666_668 } == true)
  }

  @Test(arguments: [30, 50, 59.94, 60.02, 75, 144])
  func aScanIsOnTheGlassWithinTwoRefreshes(rate: Double) throws {
    let rig = try Rig(rate: rate)
    rig.run(for: second)
    let interval = 1e9 / rate
    var value = 1
    for step in 0..<40 {
      // The phase against the blanks wanders.
      let time = rig.timeline.now + UInt64(interval * (3 + Double(step) / 40))
      rig.scan(UInt8(value), at: time)
      rig.loop.run(until: time + UInt64(3 * interval))
      let shown = try #require(rig.display.presentations.last)
      #expect(Rig.value(of: shown.frame) == value)
      #expect(shown.time > time && Double(shown.time - time) <= 2 * interval + 2)
      value = value * 37 % 61 + 1
    }
  }

  @Test(arguments: [30, 59.94, 144])
  func scansInABurstEndWithTheLast(rate: Double) throws {
    let rig = try Rig(rate: rate)
    rig.run(for: second)
    let interval = 1e9 / rate
    var last: UInt64 = 0
    for step in 0..<50 {
      last = 2 * second + UInt64(Double(step) * interval * 0.23)
      rig.scan(UInt8(step + 1), at: last)
    }
    rig.loop.run(until: last + UInt64(2 * interval) + 2)
    #expect(rig.shownValue == 50)
    #expect(Double(rig.loop.frames) <= 1 + 50 * 0.23 + 3, "at most one frame a refresh")
  }

  @Test func withNothingMovingNoFrameAndOneWakeUpInFiveSeconds() throws {
    let rig = try Rig()
    rig.run(for: second)
    let frames = rig.loop.frames
    let wakeUps = rig.timeline.wakeUps
    rig.run(for: 3600 * second)
    #expect(rig.loop.frames == frames)
    #expect(rig.timeline.wakeUps - wakeUps <= 3600 / 5 + 1)
    let gaps = zip(rig.aliveAt, rig.aliveAt.dropFirst()).map { $1 - $0 }
    #expect(gaps.allSatisfy { $0 <= 5 * second }, "the watchdog is fed")
  }

  @Test func theSameViewAgainDrawsNothing() throws {
    let rig = try Rig()
    rig.run(for: second)
    let frames = rig.loop.frames
    rig.scan(0, at: rig.timeline.now + 1)
    rig.run(for: second)
    #expect(rig.loop.frames == frames)
  }

  @Test func plugging() throws {
    let rig = try Rig()
    rig.run(for: second)
    rig.display.plug(nil)
    rig.scan(7, at: rig.timeline.now + second)
    rig.run(for: 10 * second)
    let frames = rig.loop.frames
    #expect(rig.shownValue == 0, "nothing is shown while there is no display")
    rig.display.plug(Rig.mode(50, width: 80, height: 20))
    rig.run(for: 10 * second)
    #expect(rig.loop.frames > frames)
    #expect(rig.shownValue == 7)
    #expect(rig.display.presentations.last?.frame.width == 80)
    let settled = rig.loop.frames
    rig.run(for: 10 * second)
    #expect(rig.loop.frames == settled)
  }

  @Test func startingWithoutADisplay() throws {
    let rig = try Rig()
    rig.display.plug(nil)
    rig.run(for: 10 * second)
    #expect(rig.loop.frames == 0)
    rig.display.plug(Rig.mode(60))
    rig.run(for: 6 * second)
    #expect(rig.loop.frames == 1)
  }
}
