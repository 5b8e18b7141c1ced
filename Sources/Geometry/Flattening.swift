/// Into how many straight pieces a curve is cut so that none lies farther from it than a tolerance,
/// from the bound on the second derivative (Wang's formula: n² ≥ d(d−1)/8 · max|Δ²| / tolerance).
package enum Flattening {
  /// More pieces than this are never made.
  package static let limit = 512

  @inlinable
  package static func steps(squared: Double) -> Int {
    guard squared > 1 else { return 1 }
    guard squared < 262_144 else { return squared == squared ? 512 : 1 }
    return Int(squared.squareRoot()) &+ 1
  }

  /// Pieces for a quadratic curve.
  @inlinable
  package static func steps(_ a: Point, _ b: Point, _ c: Point, tolerance: Double) -> Int {
    let x = a.x - 2 * b.x + c.x
    let y = a.y - 2 * b.y + c.y
    return steps(squared: 0.25 * (x * x + y * y).squareRoot() / tolerance)
  }

  /// Pieces for a cubic curve.
  @inlinable
  package static func steps(
    _ a: Point, _ b: Point, _ c: Point, _ d: Point, tolerance: Double
  ) -> Int {
    let x0 = a.x - 2 * b.x + c.x
    let y0 = a.y - 2 * b.y + c.y
    let x1 = b.x - 2 * c.x + d.x
    let y1 = b.y - 2 * c.y + d.y
    let largest = max(x0 * x0 + y0 * y0, x1 * x1 + y1 * y1)
    return steps(squared: 0.75 * largest.squareRoot() / tolerance)
  }
}

/// A cubic curve by its polynomial: p(t) = ((a·t + b)·t + c)·t + d.
@frozen
package struct CubicPolynomial {
  package var a: Point
  package var b: Point
  package var c: Point
  package var d: Point

  @inlinable
  package init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    d = p0
    c = (p1 - p0) * 3
    b = (p2 - p1) * 3 - c
    a = p3 - p0 - c - b
  }

  @inlinable
  package func at(_ t: Double) -> Point {
    Point(((a.x * t + b.x) * t + c.x) * t + d.x, ((a.y * t + b.y) * t + c.y) * t + d.y)
  }

  /// The derivative: the direction of the curve, as long as it is fast.
  @inlinable
  package func tangent(_ t: Double) -> Point {
    Point((3 * a.x * t + 2 * b.x) * t + c.x, (3 * a.y * t + 2 * b.y) * t + c.y)
  }
}
