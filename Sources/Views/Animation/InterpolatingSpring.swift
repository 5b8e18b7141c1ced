/// A spring from 0 to 1 in closed form.
package struct InterpolatingSpring: Hashable, Sendable {
  /// The spring, without the damping that would take more than all bounce away.
  package let spring: Spring
  /// Changes of the value per second at the start.
  package let initialVelocity: Double
  /// Seconds until what is left stays below a thousandth.
  package let duration: Double

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    self.initialVelocity = initialVelocity
    duration = spring.settlingTime(change: 1, velocity: initialVelocity, epsilon: 0.001)
  }

  /// Progress at `time` seconds.
  package func value(at time: Double) -> Double {
    spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
  }
}
