import Testing
import Views

/// The fluid spring, against positions recorded at whole 60ths of a second.
struct SpringSimulationTests {
  struct Recording: Sendable {
    let damping: Double
    let response: Double
    let positions: [Double: Double]
  }

  static let recordings = [
    Recording(
      damping: 0.7, response: 0.5,
      positions: [
        0.05: 0.1405, 0.1: 0.4387, 0.15: 0.6976, 0.2: 0.8805, 0.25: 0.9852, 0.3: 1.0297,
        0.35: 1.0419, 0.4: 1.0360, 0.5: 1.0133, 0.6: 1.0008,
      ]),
    Recording(
      damping: 0.825, response: 0.5,
      positions: [0.1: 0.4080, 0.2: 0.8059, 0.3: 0.9645, 0.4: 1.0051]),
    Recording(
      damping: 0.86, response: 0.15, positions: [0.05: 0.67, 0.1: 0.969, 0.15: 0.9997]),
  ]

  private func spring(_ recording: Recording) -> FluidSpring {
    FluidSpring(
      response: recording.response, dampingFraction: recording.damping, blendDuration: 0)
  }

  @Test(arguments: recordings)
  func passesThroughRecordedPositions(_ recording: Recording) {
    let start = SpringSimulation(spring(recording), target: 1.0)
    for (time, position) in recording.positions {
      #expect(abs(start.value(at: time) - position) < 1e-3, "at \(time)")
    }
  }

  @Test(arguments: recordings)
  func runningOnAndLookingAheadAgree(_ recording: Recording) {
    let start = SpringSimulation(spring(recording), target: 1.0)
    var running = start
    for step in 1...180 {
      let time = Double(step) / 300
      running.advance(to: time)
      #expect(running.value(at: time) == start.value(at: time))
      #expect(running.value(at: time + 0.0011) == start.value(at: time + 0.0011))
    }
  }

  @Test(arguments: [(1.0, 0.767), (100.0, 1.133)])
  func settlesLaterForAGreaterChange(_ change: Double, _ time: Double) throws {
    var simulation = SpringSimulation(spring(Self.recordings[0]), target: change)
    simulation.advance(to: 3)
    let settled = try #require(simulation.settled)
    #expect(abs(settled - time) < 1e-3)
    #expect(simulation.value(at: 3) == change)
  }

  @Test
  func movesEvenlyBetweenSteps() {
    let start = SpringSimulation(spring(Self.recordings[0]), target: 1.0)
    var positions: [Double] = []
    for eighth in 1...7 {
      positions.append(start.value(at: (24 + Double(eighth) / 8) / 300))
    }
    let moves = zip(positions, positions.dropFirst()).map { $1 - $0 }
    for (a, b) in zip(moves, moves.dropFirst()) { #expect(abs(a - b) < 1e-9) }
    #expect(moves.allSatisfy { $0 > 0 })
  }

  @Test
  func keepsPositionAndVelocityForANewTarget() {
    var first = SpringSimulation(spring(Self.recordings[0]), target: 1.0)
    first.advance(to: 0.1)
    let second = SpringSimulation(spring(Self.recordings[0]), target: 3.0, continuing: first)
    #expect(second.value(at: 0) == first.offset)
    #expect(second.velocity == first.velocity)
    // One step on it has moved by the old velocity, give or take what the spring adds.
    let moved = second.value(at: 1.0 / 300) - first.offset
    #expect(abs(moved - first.velocity / 300) < 0.05 * moved)
  }

  @Test
  func blendsFromAnEarlierResponse() {
    let slow = FluidSpring(response: 1, dampingFraction: 1, blendDuration: 0)
    var first = SpringSimulation(slow, target: 1.0)
    first.advance(to: 0.05)
    func after(_ blend: Double) -> Double {
      let quick = FluidSpring(response: 0.2, dampingFraction: 1, blendDuration: blend)
      return SpringSimulation(quick, target: 1.0, continuing: first).value(at: 0.05)
    }
    #expect(after(0) > after(0.2))
    #expect(after(0.2) > after(10))
  }

  @Test(arguments: [0, 1e-9, -1, .infinity, .nan, 1e9])
  func endsOrStaysFiniteWhateverTheSpring(_ strange: Double) {
    for damping in [0.5, strange] {
      let spring = FluidSpring(
        response: strange, dampingFraction: damping, blendDuration: strange)
      var simulation = SpringSimulation(spring, target: 1.0)
      simulation.advance(to: 2)
      let value = simulation.value(at: 2)
      #expect(value.isFinite && abs(value) < 3)
    }
  }
}
