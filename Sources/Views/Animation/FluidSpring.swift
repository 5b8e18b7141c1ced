/// A spring that is integrated step by step.
package struct FluidSpring: Hashable, Sendable {
  /// Period in seconds without damping.
  package var response: Double
  /// Damping as a fraction of what takes away all bounce.
  package var dampingFraction: Double
  /// Seconds over which an earlier spring's response turns into this one's.
  package var blendDuration: Double

  package init(response: Double, dampingFraction: Double, blendDuration: Double) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.blendDuration = blendDuration
  }

  /// The stiffest spring that steps of 1/300 s follow.
  private static let stiffnessLimit = 45_000.0
  /// The strongest damping that steps of 1/300 s follow without overshooting each other.
  private static let dampingLimit = 500.0

  /// Stiffness, in change of velocity per second and distance, and damping, per velocity, while the
  /// response is `response`.
  func coefficients(response: Double) -> (stiffness: Double, damping: Double) {
    let frequency = 2 * Double.pi / response
    let stiffness =
      response > 0 ? min(frequency * frequency, Self.stiffnessLimit) : Self.stiffnessLimit
    let damping = 2 * dampingFraction * stiffness.squareRoot()
    return (stiffness, min(max(damping, 0), Self.dampingLimit))
  }
}

/// The motion of a fluid spring from 0 towards a target, in steps of 1/300 s.
///
/// A step goes half a step with the old acceleration, moves, and goes half a step with the new one.
/// The first step knows no acceleration yet. The clock is the sum of steps in binary arithmetic, as
/// SwiftUI keeps it, so that on whole 300ths of a second positions are those of its recordings; between
/// them the position is interpolated between the neighbouring steps.
package struct SpringSimulation<V: VectorArithmetic> {
  /// Where the motion is going.
  package private(set) var target: V
  /// The spring.
  package private(set) var spring: FluidSpring
  /// Where the motion is.
  package private(set) var offset: V = .zero
  /// How fast the motion is, per second.
  package private(set) var velocity: V = .zero
  /// Seconds after which the motion came to rest; nil while it moves.
  package private(set) var settled: Double?

  private var acceleration: V = .zero
  private var before: V = .zero
  private var stepsDone = 0
  private var clock = 0.0
  private var grid = 0
  private var blendInterval = 0.0

  private static var step: Double { 1.0 / 300 }

  /// A motion from rest at 0.
  package init(_ spring: FluidSpring, target: V) {
    self.spring = spring
    self.target = target
    if target.magnitudeSquared == 0 { settled = 0 }
  }

  /// A motion that takes over position and velocity from an earlier one.
  package init(_ spring: FluidSpring, target: V, offset: V, velocity: V = .zero) {
    self.spring = spring
    self.target = target
    self.offset = offset
    self.velocity = velocity
    before = offset
    settleIfAtRest(0)
  }

  /// A motion that takes over from a spring, acceleration and all.
  package init(_ spring: FluidSpring, target: V, continuing earlier: SpringSimulation) {
    self.init(spring, target: target, offset: earlier.offset, velocity: earlier.velocity)
    acceleration = earlier.acceleration
    blendInterval = earlier.spring.response - spring.response
    settled = nil
  }

  /// Runs to `time` seconds after the start; time only goes on.
  package mutating func advance(to time: Double) {
    let last = Self.wholeSteps(time)
    while grid < last, settled == nil {
      grid += 1
      let now = Double(grid) / 300
      while clock < now { integrate() }
      // Whether it rests is looked at 60 times a second, as SwiftUI's frames do.
      if grid.isMultiple(of: 5) { settleIfAtRest(now) }
    }
  }

  /// The position `time` seconds after the start, which is at or after what was run to.
  package func value(at time: Double) -> V {
    var copy = self
    copy.advance(to: time)
    if let settled = copy.settled { return time >= settled ? target : copy.offset }
    let rest = time * 300 - Double(copy.grid)
    guard rest > 1e-6 else { return copy.offset }
    if copy.stepsDone == copy.grid { copy.integrate() }
    return copy.before.interpolated(towards: copy.offset, amount: min(rest, 1))
  }

  /// How many whole steps fit into `time`; what is a step but for rounding counts as one.
  private static func wholeSteps(_ time: Double) -> Int {
    guard time > 0 else { return 0 }
    return Int(min((time * 300 + 1e-6).rounded(.down), 1e9))
  }

  private mutating func integrate() {
    let (stiffness, damping) = spring.coefficients(response: response)
    var half = acceleration.scaled(by: Self.step / 2)
    half += velocity
    before = offset
    offset += half.scaled(by: Self.step)
    var force = target - offset
    force.scale(by: stiffness)
    acceleration = force - half.scaled(by: damping)
    velocity = acceleration.scaled(by: Self.step / 2) + half
    clock += Self.step
    stepsDone += 1
  }

  /// The response now: an earlier spring's turns smoothly into this one's.
  private var response: Double {
    guard spring.blendDuration > 0, blendInterval != 0 else { return spring.response }
    let share = min(max(clock / spring.blendDuration, 0), 1)
    return spring.response + blendInterval * (1 - share * share * (3 - 2 * share))
  }

  private mutating func settleIfAtRest(_ now: Double) {
    let speed = max(velocity.magnitudeSquared, acceleration.magnitudeSquared)
    // A motion that left the numbers is over.
    guard speed.isFinite else {
      settled = now
      return
    }
    guard speed <= 0.0036 else { return }
    let remaining = (target - offset).magnitudeSquared
    if target.magnitudeSquared == 0
      ? remaining <= 1e-12
      : remaining
        <= 1e-4 * target.magnitudeSquared
    {
      settled = now
    }
  }
}
