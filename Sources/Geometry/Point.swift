/// A position in a plane; the unit is that of the space it is used in (points or device pixels),
/// x to the right, y down.
@frozen
package struct Point: Hashable, Sendable {
  /// Distance from the origin to the right.
  package var x: Double
  /// Distance from the origin downwards.
  package var y: Double

  /// The origin.
  package static let zero = Point(0, 0)

  @inlinable
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable
  package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  @inlinable
  package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  @inlinable
  package static func * (a: Point, s: Double) -> Point { Point(a.x * s, a.y * s) }

  /// The scalar product of two points taken as vectors.
  @inlinable
  package func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The z part of the vector product: positive when `other` lies clockwise of this vector (y down).
  @inlinable
  package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// Distance from the origin.
  @inlinable
  package var length: Double { (x * x + y * y).squareRoot() }

  /// The point `t` of the way from this one to `other`.
  @inlinable
  package func interpolated(to other: Point, _ t: Double) -> Point {
    Point(x + (other.x - x) * t, y + (other.y - y) * t)
  }
}
