import Foundation

extension Animation {
  /// A spring that keeps position and velocity from one target to the next. `response` is the period
  /// in seconds of the spring without damping, `dampingFraction` the damping as a fraction of what
  /// takes away all bounce, `blendDuration` the seconds over which the response of an earlier spring
  /// turns into this one's.
  public static func spring(
    response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .fluid(
        FluidSpring(
          response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)))
  }

  /// A spring by duration in seconds and bounce: 0 for none, up to 1 for endless bouncing, down to −1
  /// for a slow approach.
  @_disfavoredOverload
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// A spring of duration 0.5 without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// The motion of `spring`, keeping position and velocity from one target to the next.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(
      response: spring.response, dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration)
  }

  /// A stiffer spring, for what follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A stiffer spring by duration in seconds and bounce added to 0.15.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A stiffer spring, for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring of duration 0.5 without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring with `extraBounce`, 0 for none.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of duration 0.5 with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a small bounce, 0.15, and `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of duration 0.5 with a clear bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a clear bounce, 0.3, and `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// A spring from the old value to the new one; several of them on one value add. `initialVelocity`
  /// is in changes of the value per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolating(
        InterpolatingSpring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)))
  }

  /// A spring by duration in seconds and bounce; several of them on one value add.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// The motion of `spring`; several of them on one value add.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0)
    -> Animation
  {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// A spring of duration 0.5 without bounce; several of them on one value add.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
