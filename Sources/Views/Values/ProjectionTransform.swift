import Foundation
import Geometry

/// A projective map of the plane for row vectors: [x y 1]·M = [x′·w y′·w w].
public struct ProjectionTransform: Equatable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 1
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 1

  /// The map that changes nothing.
  public init() {}

  /// The same map as an affine one.
  public init(_ m: CGAffineTransform) { self.init(Projective(Affine(m))) }

  /// The map of the plane z = 0 in a map of space: its rows and columns 1, 2 and 4.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  package init(_ p: Projective) {
    (m11, m12, m13) = (CGFloat(p.m11), CGFloat(p.m12), CGFloat(p.m13))
    (m21, m22, m23) = (CGFloat(p.m21), CGFloat(p.m22), CGFloat(p.m23))
    (m31, m32, m33) = (CGFloat(p.m31), CGFloat(p.m32), CGFloat(p.m33))
  }
}

extension ProjectionTransform {
  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Turns the map into its inverse; returns false and changes nothing when there is none.
  @discardableResult
  public mutating func invert() -> Bool {
    guard let inverse = Projective(self).inverse else { return false }
    self = ProjectionTransform(inverse)
    return true
  }

  /// The map back; a map without inverse is returned unchanged.
  public func inverted() -> ProjectionTransform {
    var result = self
    result.invert()
    return result
  }

  /// The map that applies this one first and `rhs` to its result.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(Projective(self).then(Projective(rhs)))
  }
}

extension Projective {
  /// The same map.
  package init(_ p: ProjectionTransform) {
    self.init(
      m11: Double(p.m11), m12: Double(p.m12), m13: Double(p.m13), m21: Double(p.m21),
      m22: Double(p.m22), m23: Double(p.m23), m31: Double(p.m31), m32: Double(p.m32),
      m33: Double(p.m33))
  }
}

extension CGPoint {
  /// The image of the point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let map = Projective(m)
    let p = Point(self)
    return map.weight(p) == 0 ? self : CGPoint(map.apply(p))
  }
}
