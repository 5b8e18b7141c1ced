import Testing

@testable import Host
@testable import Views

/// Content under a finger moves evenly on displays of any rate, whatever the rate of the touch screen.
@MainActor
struct ScrollPacingTests {
  nonisolated static let rates = [30, 50, 59.94, 60.02, 75, 144]

  /// Distances from frame to frame against those of a finger at `speed` points a second.
  private func expectEven(_ frames: [ScrollRig.Frame], speed: Double, _ note: Comment) {
    for (a, b) in zip(frames, frames.dropFirst()) {
      let expected = speed * Double(b.time - a.time) / 1e9
      #expect(abs(b.offset - a.offset - expected) < 1 / 16.0, note)
    }
  }

  @Test(arguments: rates, [60, 100, 125, 240])
  func movesByEqualDistances(rate: Double, reports: Double) throws {
    let rig = try ScrollRig(rate: rate)
    rig.finger(rate: reports, seconds: 1.2, lifts: false) { $0 * 743 }
    rig.run(seconds: 0.3)
    rig.forget()
    rig.run(seconds: 0.8)
    #expect(Double(rig.frames.count) >= 0.8 * rate - 2, "a frame each refresh")
    expectEven(rig.frames, speed: 743, "\(rate) Hz, \(reports) reports")
    for frame in rig.frames {
      guard let row = frame.row, row > 0 else { continue }
      #expect(abs(Double(1000 - row) - frame.offset) <= 0.5, "shown at the nearest pixel")
    }
  }

  @Test(arguments: rates)
  func wholePixelsARefreshAreExactOnTheGlass(rate: Double) throws {
    let rig = try ScrollRig(rate: rate)
    rig.finger(rate: 120, seconds: 1.2, lifts: false) { $0 * rate * 4 }
    rig.run(seconds: 0.3)
    rig.forget()
    rig.run(seconds: 0.8)
    let offsets = rig.frames.map { $0.offset.rounded() }
    #expect(offsets.count > 15)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $1 - $0 == 4 })
  }

  @Test(arguments: rates)
  func theContentIsWhereTheFingerWasAndGoesOnWhenItIsLifted(rate: Double) throws {
    let rig = try ScrollRig(rate: rate)
    rig.finger(rate: 120, seconds: 0.4) { $0 * 600 }
    rig.run(seconds: 0.15)
    rig.forget()
    rig.run(seconds: 0.6)
    // From the finger to the glide the distances only become smaller, and by little.
    let steps = zip(rig.frames, rig.frames.dropFirst()).map { $1.offset - $0.offset }
    let even = 600 / rate
    #expect(steps.allSatisfy { $0 <= even + 1 / 16.0 && $0 > 0 })
    let loss = even * -ScrollCurve.decay / rate + 1 / 16.0
    #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($1 - $0) <= loss }, "\(steps)")
  }

  @Test func missedRefreshesDropFramesAndNoTime() throws {
    let rig = try ScrollRig(rate: 60)
    let lag = rig.loop.stage.graph.touchLag
    let start = Double(rig.timeline.now - rig.loop.driver.clock.start) / 1e9
    rig.finger(rate: 120, seconds: 1.2, lifts: false) { $0 * 500 }
    rig.run(seconds: 0.3)
    rig.forget()
    rig.slow.delay = 45_000_000
    rig.run(seconds: 0.8)
    #expect(rig.frames.count < 30 && rig.frames.count > 8)
    for frame in rig.frames {
      // The pan began with the report after ten points, and the content follows from there.
      let way = 500 * (frame.seen - lag - start)
      #expect(frame.offset < way - 10 && frame.offset > way - 15)
    }
    let first = try #require(rig.frames.first)
    for frame in rig.frames {
      let expected = 500 * (frame.seen - first.seen)
      #expect(abs(frame.offset - first.offset - expected) < 1 / 16.0)
    }
  }

  @Test func afterScrollingNothingIsDrawnAndTheLoopSleeps() throws {
    let rig = try ScrollRig(rate: 60)
    rig.finger(rate: 120, seconds: 0.4) { $0 * 600 }
    rig.run(seconds: 10)
    let (frames, wakeUps) = (rig.loop.frames, rig.timeline.wakeUps)
    rig.run(seconds: 600)
    #expect(rig.loop.frames == frames)
    #expect(rig.timeline.wakeUps - wakeUps <= 600 / 5 + 1)
  }

  @Test func aFingerThatRestsCostsNoFrames() throws {
    let rig = try ScrollRig(rate: 60)
    rig.finger(rate: 120, seconds: 0.4, lifts: false) { $0 * 600 }
    rig.run(seconds: 2)
    let (frames, wakeUps) = (rig.loop.frames, rig.timeline.wakeUps)
    rig.run(seconds: 600)
    #expect(rig.loop.frames == frames)
    #expect(rig.timeline.wakeUps - wakeUps <= 600 / 5 + 1)
    let scroll = try #require(rig.scroll)
    let offset = Double(scroll.driver.offset(at: scroll.graph.drawTime).y)
    #expect(
      abs(offset - (240 - 15)) < 1e-6,
      "exactly where the finger is: from the report after 10 points")
  }
}
