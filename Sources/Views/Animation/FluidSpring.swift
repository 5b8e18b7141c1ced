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
