import Geometry

/// How an offset moves by itself along one axis: closed forms of the time since the finger was lifted.
/// Lengths are points, velocities points a second, times seconds on the step clock.
struct ScrollCurve {
  /// What is left of the velocity after a millisecond: the platform's normal deceleration rate (0.998).
  static let deceleration = 0.998
  /// The decay of the velocity each second: 1000 ln 0.998.
  static let decay = 1000 * Elementary.log(deceleration)
  /// The decay of a critically damped spring of stiffness 100 and mass 1, as which the bounce at an edge
  /// was measured by others (not verified against a device).
  static let stiffness = 10.0
  /// Seconds before its beginning at which a motion is still asked for, as if it had been going on.
  static let lookBack = 0.05
  /// Points from the goal at which the motion counts as over.
  static let threshold = 0.25

  private enum Segment {
    case glide(from: Double, velocity: Double)
    case spring(to: Double, from: Double, velocity: Double)
  }

  private var segments: [(start: Double, segment: Segment)] = []
  /// Whether content moved as the finger did before.
  private var looksBack = false
  /// When the motion is over.
  private(set) var end: Double

  /// Glides on from a place and comes to rest, or bounces at the edges 0 and `limit`.
  init(from start: Double, velocity: Double, at time: Double, limit: Double) {
    end = time
    if start < 0 || start > limit {
      spring(from: start, velocity: velocity, at: time, to: start < 0 ? 0 : limit)
      return
    }
    segments.append((time, .glide(from: start, velocity: velocity)))
    let goal = start - velocity / Self.decay
    let speed = abs(velocity)
    let left = speed / -Self.decay
    end = left > Self.threshold ? time + Elementary.log(Self.threshold / left) / Self.decay : time
    guard goal < 0 || goal > limit else { return }
    let edge = goal < 0 ? 0 : limit
    let share = 1 + Self.decay * (edge - start) / velocity
    guard share > 0, share <= 1 else { return }
    spring(
      from: edge, velocity: velocity * share, at: time + Elementary.log(share) / Self.decay,
      to: edge)
  }

  /// Goes to a place as on a spring.
  init(from start: Double, velocity: Double, at time: Double, to goal: Double) {
    end = time
    looksBack = true
    spring(from: start, velocity: velocity, at: time, to: goal)
  }

  private mutating func spring(from: Double, velocity: Double, at time: Double, to goal: Double) {
    segments.append((time, .spring(to: goal, from: from, velocity: velocity)))
    let b = Self.stiffness
    let c1 = abs(from - goal)
    let c2 = abs(velocity + b * (from - goal))
    // Both terms of (c1 + c2 t) e^(−bt) are below half the threshold from then on.
    let first = c1 > 0 ? Elementary.log(2 * c1 / Self.threshold) / b : 0
    let second =
      c2 > 0 ? 2 / b * Elementary.log(4 * c2 / (2.718281828459045 * b * Self.threshold)) : 0
    end = time + max(0, first, second)
  }

  /// Where it comes to rest.
  var goal: Double {
    guard let last = segments.last else { return 0 }
    if case .spring(let goal, _, _) = last.segment { return goal }
    return position(at: end)
  }

  private func active(at time: Double) -> (start: Double, segment: Segment)? {
    segments.last { $0.start <= time } ?? segments.first
  }

  /// The place at a time.
  func position(at time: Double) -> Double {
    guard let (start, segment) = active(at: time) else { return 0 }
    if time < start { return before(segment, max(time - start, -Self.lookBack)) }
    let t = time - start
    switch segment {
    case .glide(let from, let velocity):
      return from + velocity * (Elementary.exp(Self.decay * t) - 1) / Self.decay
    case .spring(let goal, let from, let velocity):
      let c1 = from - goal
      let c2 = velocity + Self.stiffness * c1
      return goal + (c1 + c2 * t) * Elementary.exp(-Self.stiffness * t)
    }
  }

  /// The place a moment before the motion began, `t` < 0 seconds from then: a frame may show one at which
  /// the finger was not lifted yet.
  private func before(_ segment: Segment, _ t: Double) -> Double {
    switch segment {
    case .glide(let from, let velocity): from + velocity * t
    // Beyond an edge the content was slower than the finger.
    case .spring(_, let from, let velocity): looksBack ? from + velocity * t : from
    }
  }

  /// The velocity at a time.
  func velocity(at time: Double) -> Double {
    guard time < end, let (start, segment) = active(at: time) else { return 0 }
    let t = max(0, time - start)
    switch segment {
    case .glide(_, let velocity): return velocity * Elementary.exp(Self.decay * t)
    case .spring(let goal, let from, let velocity):
      let c1 = from - goal
      let c2 = velocity + Self.stiffness * c1
      return (c2 - Self.stiffness * (c1 + c2 * t)) * Elementary.exp(-Self.stiffness * t)
    }
  }
}

/// How far content gives way when it is pulled beyond an edge.
enum RubberBand {
  /// The platform's constant, as published by others (not verified against a device).
  static let constant = 0.55

  /// The shift for a pull of `distance` ≥ 0 points in a view `length` points long.
  static func shift(_ distance: Double, in length: Double) -> Double {
    guard length > 0, distance > 0 else { return 0 }
    return (1 - 1 / (distance * constant / length + 1)) * length
  }

  /// The pull that gives a shift.
  static func distance(_ shift: Double, in length: Double) -> Double {
    guard length > 0, shift > 0, shift < length else { return max(0, shift) }
    return length / constant * (1 / (1 - shift / length) - 1)
  }
}
