/// The motion of a fluid spring from 0 towards a target, in steps of 1/300 s.
///
/// A step goes half a step with the old acceleration, moves, and goes half a step with the new one.
/// The first step knows no acceleration yet. The clock is the sum of steps in binary arithmetic, as
/// SwiftUI keeps it, so that on whole 300ths of a second positions are those of its recordings; between
/// them the position is interpolated between the neighbouring steps.
///
/// The motion is linear in what it starts with, so steps are taken once for plain numbers (a unit of
/// distance, of velocity and of acceleration) and the value is put together when it is asked for.
package struct SpringSimulation<V: VectorArithmetic> {
  /// Where the motion is going.
  package let target: V
  /// The spring.
  package let spring: FluidSpring
  /// Seconds after which the motion came to rest; nil while it moves.
  package private(set) var settled: Double?

  /// What the motion starts with.
  private let start: Start
  private var response: ResponseBlend
  private var motion = UnitMotion()
  private var before = UnitMotion.Factors(1, 0, 0, 0)
  private var stepsDone = 0
  private var clock = 0.0
  private var grid = 0

  /// Distance from the target, velocity and acceleration at the start, and their scalar products.
  private struct Start {
    let distance: V
    let velocity: V
    let acceleration: V
    /// Whether only the distance counts.
    let isAtRest: Bool
    let squares: UnitMotion.Factors
    let products: UnitMotion.Factors

    init(distance: V, velocity: V, acceleration: V) {
      self.distance = distance
      self.velocity = velocity
      self.acceleration = acceleration
      let (d, v, a) = (
        distance.magnitudeSquared, velocity.magnitudeSquared, acceleration.magnitudeSquared
      )
      squares = UnitMotion.Factors(d, v, a, 0)
      isAtRest = v == 0 && a == 0
      if isAtRest {
        products = .zero
      } else {
        // Twice the scalar product of two vectors is |a + b|² − |a|² − |b|².
        products = UnitMotion.Factors(
          (distance + velocity).magnitudeSquared - d - v,
          (velocity + acceleration).magnitudeSquared - v - a,
          (acceleration + distance).magnitudeSquared - a - d, 0)
      }
    }

    /// The sum of the three, each multiplied by its factor.
    func sum(_ f: UnitMotion.Factors) -> V {
      var result = distance.scaled(by: f.x)
      if !isAtRest {
        result += velocity.scaled(by: f.y)
        result += acceleration.scaled(by: f.z)
      }
      return result
    }

    /// The square of the sum.
    func square(_ f: UnitMotion.Factors) -> Double {
      let own = squares.x * f.x * f.x
      if isAtRest { return own }
      let others = squares.y * f.y * f.y + squares.z * f.z * f.z
      return own + others + products.x * f.x * f.y + products.y * f.y * f.z
        + products.z * f.z * f.x
    }
  }

  /// A motion from rest at 0.
  package init(_ spring: FluidSpring, target: V) {
    self.init(spring, target: target, offset: .zero)
  }

  /// A motion that takes over position and velocity from an earlier one.
  package init(_ spring: FluidSpring, target: V, offset: V, velocity: V = .zero) {
    self.init(spring, target, offset, velocity, .zero, ResponseBlend(spring))
  }

  /// A motion that takes over from a spring, acceleration and all.
  package init(_ spring: FluidSpring, target: V, continuing earlier: SpringSimulation) {
    self.init(
      spring, target, earlier.offset, earlier.velocity,
      earlier.start.sum(earlier.motion.acceleration),
      ResponseBlend(spring, earlier: earlier.spring.response))
  }

  private init(
    _ spring: FluidSpring, _ target: V, _ offset: V, _ velocity: V, _ acceleration: V,
    _ response: ResponseBlend
  ) {
    self.spring = spring
    self.target = target
    self.response = response
    start = Start(distance: offset - target, velocity: velocity, acceleration: acceleration)
    settleIfAtRest(0)
  }

  /// Where the motion is.
  package var offset: V { target + start.sum(motion.position) }

  /// How fast the motion is, per second.
  package var velocity: V { start.sum(motion.velocity) }

  /// Runs to `time` seconds after the start; time only goes on.
  package mutating func advance(to time: Double) {
    let last = Self.wholeSteps(time)
    while grid < last, settled == nil {
      grid += 1
      let now = Double(grid) / 300
      while clock < now { step() }
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
    if copy.stepsDone == copy.grid { copy.step() }
    let share = min(rest, 1)
    return target
      + start.sum(copy.before + (copy.motion.position - copy.before) * share)
  }

  /// How many whole steps fit into `time`; what is a step but for rounding counts as one.
  private static func wholeSteps(_ time: Double) -> Int {
    guard time > 0 else { return 0 }
    return Int(min((time * 300 + 1e-6).rounded(.down), 1e9))
  }

  private mutating func step() {
    before = motion.position
    motion.step(response.coefficients(at: clock))
    clock += UnitMotion.length
    stepsDone += 1
  }

  private mutating func settleIfAtRest(_ now: Double) {
    let speed = max(start.square(motion.velocity), start.square(motion.acceleration))
    // A motion that left the numbers is over.
    guard speed.isFinite else {
      settled = now
      return
    }
    guard speed <= 0.0036 else { return }
    let whole = target.magnitudeSquared
    if start.square(motion.position) <= max(1e-4 * whole, 1e-12) { settled = now }
  }
}

/// The motions of a damped spring from a unit of distance, of velocity and of acceleration.
struct UnitMotion {
  /// One number for each of the three; the fourth is not used.
  typealias Factors = SIMD4<Double>

  /// Seconds in a step.
  static let length = 1.0 / 300

  var position = Factors(1, 0, 0, 0)
  var velocity = Factors(0, 1, 0, 0)
  var acceleration = Factors(0, 0, 1, 0)

  mutating func step(_ spring: (stiffness: Double, damping: Double)) {
    let half = velocity + acceleration * (Self.length / 2)
    position += half * Self.length
    acceleration = -(position * spring.stiffness) - half * spring.damping
    velocity = acceleration * (Self.length / 2) + half
  }
}

/// A spring's response in time: that of an earlier spring turns smoothly into its own.
struct ResponseBlend {
  private let spring: FluidSpring
  private let difference: Double
  private let settled: (stiffness: Double, damping: Double)

  init(_ spring: FluidSpring, earlier: Double? = nil) {
    self.spring = spring
    let difference = (earlier ?? spring.response) - spring.response
    self.difference = spring.blendDuration > 0 && difference.isFinite ? difference : 0
    settled = spring.coefficients(response: spring.response)
  }

  /// Stiffness and damping `time` seconds after the start.
  func coefficients(at time: Double) -> (stiffness: Double, damping: Double) {
    guard difference != 0, time < spring.blendDuration else { return settled }
    let share = time / spring.blendDuration
    return spring.coefficients(
      response: spring.response + difference * (1 - share * share * (3 - 2 * share)))
  }
}
