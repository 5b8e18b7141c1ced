import Testing

@testable import Host
@testable import Views

/// Scrolling as on a phone, through the whole loop.
@MainActor
struct ScrollFeelTests {
  private static let decay = -ScrollCurve.decay

  /// Where the content comes to rest after a finger.
  private func rest(
    arrivesAtOnce: Bool = false, seconds: Double, _ way: (Double) -> Double
  ) throws -> Double {
    let rig = try ScrollRig(rate: 60)
    rig.finger(rate: 100, seconds: seconds, arrivesAtOnce: arrivesAtOnce, way: way)
    rig.run(seconds: 8)
    let scroll = try #require(rig.scroll)
    return Double(scroll.driver.offset(at: scroll.graph.drawTime).y)
  }

  @Test func contentGlidesOnAsFarAsTheFingerWasFast() throws {
    // A pan begins with the report after ten points: 12 points are not followed.
    let end = try rest(seconds: 0.4) { $0 * 600 }
    #expect(abs(end - (240 - 12 + 600 / Self.decay)) < 0.5)
  }

  @Test func theVelocityIsThatOfTheLastTenthOfASecond() throws {
    let slowed = try rest(seconds: 0.5) { $0 < 0.3 ? $0 * 1000 : 300 + ($0 - 0.3) * 100 }
    #expect(abs(slowed - (320 - 20 + 100 / Self.decay)) < 0.5)
    let stopped = try rest(seconds: 0.6) { min($0, 0.4) * 600 }
    #expect(abs(stopped - (240 - 12)) < 0.5)
  }

  @Test func theTimesOfTheKernelCountAndNotThoseOfArrival() throws {
    let late = try rest(arrivesAtOnce: true, seconds: 0.4) { $0 * 600 }
    #expect(abs(late - (240 - 12 + 600 / Self.decay)) < 0.5)
  }

  @Test func tenPointsAreNoPan() throws {
    #expect(try rest(seconds: 0.2) { min($0 * 100, 10) } == 0)
    #expect(try rest(seconds: 0.4) { min($0 * 100, 13) } > 0)
  }

  @Test(arguments: [30.0, 60, 144])
  func aTouchStopsContentWhereItIsSeen(rate: Double) throws {
    let rig = try ScrollRig(rate: rate)
    rig.finger(rate: 100, seconds: 0.3) { $0 * 900 }
    rig.run(seconds: 0.6)
    rig.forget()
    rig.run(seconds: 0.1)
    let moving = try #require(rig.frames.last?.offset)
    rig.finger(rate: 100, seconds: 0.3, lifts: false) { _ in 0 }
    rig.run(seconds: 0.5)
    let stopped = try #require(rig.frames.last?.offset)
    #expect(stopped >= moving && stopped - moving < 900 / rate * 3)
    #expect(zip(rig.frames, rig.frames.dropFirst()).allSatisfy { $1.offset >= $0.offset })
    let frames = rig.loop.frames
    rig.run(seconds: 3)
    #expect(rig.loop.frames == frames)
  }

  @Test func beyondTheEdgeContentGivesWayAndComesBackEvenly() throws {
    let rig = try ScrollRig(rate: 60)
    rig.finger(rate: 100, seconds: 0.4) { -min($0, 0.3) * 600 }
    rig.run(seconds: 0.35)
    let pulled = try #require(rig.frames.last?.offset)
    #expect(abs(pulled + RubberBand.shift(180 - 12, in: 400)) < 0.01)
    rig.run(seconds: 3)
    #expect(rig.frames.last.map { abs($0.offset) <= 0.5 } == true)
    let back = rig.frames.suffix(20).map(\.offset)
    #expect(zip(back, back.dropFirst()).allSatisfy { $1 >= $0 }, "without swinging")
  }
}
