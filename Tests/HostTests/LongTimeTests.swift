import Foundation
import Testing
import Typesetting
import Views

@testable import Host

/// Stalls, and counters that would start over.
@MainActor
struct LongTimeTests {
  private nonisolated static let second: UInt64 = 1_000_000_000

  private func even(_ rig: ScrollRig) -> Bool {
    rig.forget()
    rig.finger(rate: 125, seconds: 1, lifts: false) { $0 * 743 }
    rig.run(seconds: 0.2)
    rig.forget()
    rig.run(seconds: 0.7)
    let steps = zip(rig.frames, rig.frames.dropFirst())
    let isEven = steps.allSatisfy { a, b -> Bool in
      let expected: Double = 743 * Double(b.time - a.time) / 1e9
      return abs(b.offset - a.offset - expected) < 0.0625
    }
    return isEven && rig.frames.count > 35
  }

  @Test func millisecondsOf32BitsStartOverUnnoticed() throws {
    let wrap: UInt64 = (1 << 32) * 1_000_000
    #expect(even(try ScrollRig(rate: 60, start: wrap - 700_000_000)))
    // Microseconds of 32 bits do so every 72 minutes.
    #expect(even(try ScrollRig(rate: 60, start: (1 << 32) * 1000 - 700_000_000)))
  }

  @Test(arguments: [31, 32])
  func stepsOfSoManyBitsAreReached(bits: Int) throws {
    let rig = try ScrollRig(rate: 60)
    let half = rig.loop.driver.clock.time(of: 1 << UInt64(bits)) - Self.second / 2
    rig.timeline.advance(by: half - rig.timeline.now)
    #expect(even(rig))
    #expect(rig.loop.step > 1 << UInt64(bits))
  }

  private struct Sliding: View {
    @State private var isThere = false
    var body: some View {
      Color.red.frame(width: 4, height: 4)
        .offset(x: isThere ? 60 : 0)
        .frame(width: 64, height: 8, alignment: .leading)
        .onAppear { withAnimation(.linear(duration: 10)) { isThere = true } }
    }
  }

  /// By how many seconds something that moves gets on in a stall.
  private func jump(_ stall: UInt64) throws -> Double {
    let timeline = VirtualTimeline(now: 5 * Self.second)
    let display = SimulatedDisplay(mode: Rig.mode(60), timeline: timeline)
    let stage = Stage(resources: RenderResources(fonts: try FontLibrary()), scale: 1)
    stage.show(Sliding())
    let loop = FrameLoop(stage: stage, display: display, inputs: [], timeline: timeline)
    loop.run(until: timeline.now + Self.second)
    let before = stage.graph.time
    timeline.advance(by: stall)
    loop.run(until: timeline.now + 1)
    #expect(abs(loop.driver.date.timeIntervalSince(timeline.date)) < 1e-3, "dates stay right")
    let after = stage.graph.drawTime
    // It moves on from there.
    let frames = display.count
    loop.run(until: timeline.now + Self.second)
    #expect(display.count - frames >= 55)
    return after - before
  }

  @Test(arguments: [10_000_000, 200_000_000, second, 60 * second, 86_400 * second, 1 << 53])
  func aStallIsResumedWithoutALargeJump(stall: UInt64) throws {
    let bound = Double(FrameLoop.longestJump) / 1e9 + 3.0 / 60
    let jump = try jump(stall)
    #expect(jump <= bound)
    #expect(jump >= min(Double(stall) / 1e9, 0.25) - 0.01, "short ones cost frames only")
  }

  @Test func aClockThatIsSetIsTakenOver() throws {
    let timeline = ClockedTimeline()
    let display = SimulatedDisplay(mode: Rig.mode(60), timeline: timeline)
    let stage = Stage(resources: RenderResources(fonts: try FontLibrary()), scale: 1)
    let loop = FrameLoop(stage: stage, display: display, inputs: [], timeline: timeline)
    loop.run(until: timeline.now + Self.second)
    timeline.offset = 3600
    loop.run(until: timeline.now + 10 * Self.second)
    let passed = Double(timeline.now - loop.driver.now) / 1e9
    #expect(abs(timeline.date.timeIntervalSince(loop.driver.date) - passed) < 1e-3)
    #expect(loop.step <= 11 * 300 + 1, "steps go on as before")
  }
}

/// A wall clock that can be set.
private final class ClockedTimeline: Timeline {
  private let inner = VirtualTimeline(now: 7_000_000_000)
  var offset = 0.0
  var now: UInt64 { inner.now }
  var date: Date { inner.date + offset }
  func wait(until deadline: UInt64?, descriptors: [Int32]) {
    inner.wait(until: deadline, descriptors: descriptors)
  }
}
