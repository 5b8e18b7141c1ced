import Foundation
import Geometry

/// A spring's motion in closed form.
public struct Spring: Hashable, Sendable {
  /// Mass.
  public private(set) var mass: Double
  /// Force per distance.
  public private(set) var stiffness: Double
  /// Force per velocity.
  public private(set) var damping: Double

  /// A spring by duration in seconds and bounce: 0 for none, up to 1 for endless bouncing, down to −1
  /// for a slow approach.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by its period in seconds without damping and its damping as a fraction of what takes
  /// away all bounce.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-3)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
  }

  /// A spring by its physical constants; without `allowOverDamping` damping ends where there is no
  /// bounce.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    self.stiffness = max(stiffness, 0)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// A spring that comes to rest, to within `epsilon` of a change of 1, after `settlingDuration`
  /// seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time to settle is proportional to the response.
    let unit = Spring(response: 1, dampingRatio: min(max(dampingRatio, 1e-6), 1))
    let time = unit.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
    self.init(
      response: min(max(settlingDuration, 0.01), 10) / time, dampingRatio: dampingRatio)
  }

  /// Period in seconds without damping.
  public var response: Double {
    stiffness > 0 ? 2 * Double.pi / angularFrequency : .infinity
  }

  /// The same as `response`.
  public var duration: TimeInterval { response }

  /// Damping as a fraction of what takes away all bounce.
  public var dampingRatio: Double {
    let critical = 2 * (mass * stiffness).squareRoot()
    return critical > 0 ? damping / critical : 1
  }

  /// How much the spring bounces: 0 for none, up to 1 for endless bouncing.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Seconds after which the spring is at rest to within a thousandth of the change.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }

  /// Radians per second without damping.
  var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio for a bounce.
  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - min(bounce, 1)
  }
}

extension Spring {
  /// A spring of duration 0.5 without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring with `extraBounce`, 0 for none.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of duration 0.5 with a small bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a small bounce, 0.15, and `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of duration 0.5 with a clear bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a clear bounce, 0.3, and `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
