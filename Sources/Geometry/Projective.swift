/// A projective map of the plane. Row vectors as in SwiftUI's `ProjectionTransform`:
/// [x y 1]·M = [x′·w y′·w w].
@frozen
package struct Projective: Hashable, Sendable {
  package var m11: Double
  package var m12: Double
  package var m13: Double
  package var m21: Double
  package var m22: Double
  package var m23: Double
  package var m31: Double
  package var m32: Double
  package var m33: Double

  /// The map that changes nothing.
  package static let identity = Projective(Affine.identity)

  @inlinable
  package init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
  }

  @inlinable
  package init(_ t: Affine) {
    self.init(
      m11: t.a, m12: t.b, m13: 0, m21: t.c, m22: t.d, m23: 0, m31: t.tx, m32: t.ty, m33: 1)
  }

  @inlinable
  package static func translation(_ x: Double, _ y: Double) -> Projective {
    Projective(Affine.translation(x, y))
  }

  @inlinable
  package static func scale(_ x: Double, _ y: Double) -> Projective {
    Projective(Affine.scale(x, y))
  }

  /// The same map as an affine one, when it has no perspective.
  @inlinable
  package var affine: Affine? {
    guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
    return Affine(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// The map that applies this one first and `next` to its result.
  @inlinable
  package func then(_ n: Projective) -> Projective {
    Projective(
      m11: m11 * n.m11 + m12 * n.m21 + m13 * n.m31,
      m12: m11 * n.m12 + m12 * n.m22 + m13 * n.m32,
      m13: m11 * n.m13 + m12 * n.m23 + m13 * n.m33,
      m21: m21 * n.m11 + m22 * n.m21 + m23 * n.m31,
      m22: m21 * n.m12 + m22 * n.m22 + m23 * n.m32,
      m23: m21 * n.m13 + m22 * n.m23 + m23 * n.m33,
      m31: m31 * n.m11 + m32 * n.m21 + m33 * n.m31,
      m32: m31 * n.m12 + m32 * n.m22 + m33 * n.m32,
      m33: m31 * n.m13 + m32 * n.m23 + m33 * n.m33)
  }

  /// The weight w at a point: positive in front of the eye, 1 everywhere for an affine map.
  @inlinable
  package func weight(_ p: Point) -> Double { m13 * p.x + m23 * p.y + m33 }

  /// The image of a point; its weight must not be 0.
  @inlinable
  package func apply(_ p: Point) -> Point {
    let w = weight(p)
    return Point((m11 * p.x + m21 * p.y + m31) / w, (m12 * p.x + m22 * p.y + m32) / w)
  }

  @inlinable
  package var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The map back, or nil when this one flattens the plane.
  @inlinable
  package var inverse: Projective? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Projective(
      m11: (m22 * m33 - m23 * m32) / det, m12: (m13 * m32 - m12 * m33) / det,
      m13: (m12 * m23 - m13 * m22) / det, m21: (m23 * m31 - m21 * m33) / det,
      m22: (m11 * m33 - m13 * m31) / det, m23: (m13 * m21 - m11 * m23) / det,
      m31: (m21 * m32 - m22 * m31) / det, m32: (m12 * m31 - m11 * m32) / det,
      m33: (m11 * m22 - m12 * m21) / det)
  }

  /// The smallest rectangle that holds the image of `rect`, or nil when part of it lies behind the
  /// eye and has no bounded image.
  package func bounds(of rect: Rect) -> Rect? {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    for corner in rect.corners {
      guard weight(corner) > 1e-9 else { return nil }
      let p = apply(corner)
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    return Rect(corner: low, corner: high)
  }
}
