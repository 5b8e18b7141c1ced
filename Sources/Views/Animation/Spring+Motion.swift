import Foundation
import Geometry

extension Spring {
  /// The position `time` seconds after a start at 0 with `initialVelocity` towards `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = factors(at: time)
    return target - target.scaled(by: factors.position)
      + initialVelocity.scaled(by: factors.positionPerVelocity)
  }

  /// The velocity `time` seconds after a start at 0 with `initialVelocity` towards `target`.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = factors(at: time)
    return initialVelocity.scaled(by: factors.velocityPerVelocity)
      - target.scaled(by: factors.velocity)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds towards `target`.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let start = value
    let speed = velocity
    value = start + self.value(target: distance, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: speed, time: deltaTime)
  }

  /// The force at `position`, moving with `velocity`, towards `target`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds after which the distance to `target` stays within `epsilon`.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    settlingTime(
      change: target.magnitudeSquared.squareRoot(),
      velocity: initialVelocity.magnitudeSquared.squareRoot(), epsilon: max(epsilon, 1e-6))
  }

  /// The position `time` seconds after a start at `fromValue` towards `toValue`.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
}

extension Spring {
  /// What is left after a time of a unit distance and of a unit velocity.
  struct Factors {
    var position: Double
    var velocity: Double
    var positionPerVelocity: Double
    var velocityPerVelocity: Double
  }

  /// The solution of y″ + 2ζω·y′ + ω²·y = 0 for y(0) = 1, y′(0) = 0 and for y(0) = 0, y′(0) = 1.
  func factors(at time: Double) -> Factors {
    let t = time.isFinite ? max(time, 0) : 0
    let w = angularFrequency
    let ratio = dampingRatio
    let decay = ratio * w
    if ratio < 1 {
      let turn = w * (1 - ratio * ratio).squareRoot()
      guard turn > 0 else { return Factors(1, 0, t, 1) }
      let e = Elementary.exp(-decay * t)
      let (s, c) = (Elementary.sin(turn * t), Elementary.cos(turn * t))
      return Factors(
        e * (c + decay / turn * s), -e * w * w / turn * s, e * s / turn,
        e * (c - decay / turn * s))
    }
    if ratio == 1 {
      let e = Elementary.exp(-w * t)
      return Factors((1 + w * t) * e, -w * w * t * e, t * e, (1 - w * t) * e)
    }
    let root = w * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (root - decay, -root - decay)
    let (a, b) = (Elementary.exp(slow * t), Elementary.exp(fast * t))
    return Factors(
      (slow * b - fast * a) / (2 * root), slow * fast * (b - a) / (2 * root),
      (a - b) / (2 * root), (slow * a - fast * b) / (2 * root))
  }

  /// When the envelope of the motion of `change` falls to `epsilon`.
  func settlingTime(change: Double, velocity: Double, epsilon: Double) -> Double {
    let w = angularFrequency
    let ratio = min(dampingRatio, 1e6)
    guard w > 0, w.isFinite, change > 0 || velocity > 0 else { return 0 }
    guard ratio > 0 else { return .infinity }
    if ratio < 1 {
      let turn = w * (1 - ratio * ratio).squareRoot()
      let amplitude = change + abs(ratio * w * change - velocity) / turn
      return max(Elementary.log(amplitude / epsilon) / (ratio * w), 0)
    }
    // No oscillation: the last time at which the motion is epsilon away, by halving.
    func distance(_ t: Double) -> Double {
      let f = factors(at: t)
      return abs(f.position) * change + abs(f.positionPerVelocity) * velocity
    }
    var high = 1 / w
    for _ in 0..<64 where distance(high) > epsilon { high *= 2 }
    var low = high / 2
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if distance(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}

extension Spring.Factors {
  fileprivate init(_ position: Double, _ velocity: Double, _ perVelocity: Double, _ both: Double) {
    self.init(
      position: position, velocity: velocity, positionPerVelocity: perVelocity,
      velocityPerVelocity: both)
  }
}
