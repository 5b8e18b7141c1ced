import Foundation

/// A displacement in the plane.
public struct CGVector: Hashable, Codable, Sendable {
  /// Displacement to the right.
  public var dx: CGFloat
  /// Displacement downwards.
  public var dy: CGFloat

  /// No displacement.
  public init() { self.init(dx: 0, dy: 0) }

  /// The displacement by `dx` and `dy`.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The displacement by `dx` and `dy`.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The displacement by `dx` and `dy`.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// No displacement.
  public static let zero = CGVector()
}
