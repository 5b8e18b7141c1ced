import Foundation
import Geometry

/// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// How much of x goes into x′.
  public var a: CGFloat
  /// How much of x goes into y′.
  public var b: CGFloat
  /// How much of y goes into x′.
  public var c: CGFloat
  /// How much of y goes into y′.
  public var d: CGFloat
  /// Displacement to the right.
  public var tx: CGFloat
  /// Displacement downwards.
  public var ty: CGFloat

  /// The map that sends every point to the origin.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// The map with the given coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map with the given coefficients.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A turn about the origin by `angle` radians, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(Elementary.sin(Double(angle)))
    let cosine = CGFloat(Elementary.cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Multiplies x by `sx` and y by `sy`.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A displacement.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The map that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

extension CGAffineTransform {
  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The map that applies this one first and `t2` to its result.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(Affine(self).then(Affine(t2)))
  }

  /// The map back; a map that flattens the plane is returned unchanged.
  public func inverted() -> CGAffineTransform {
    Affine(self).inverse.map(CGAffineTransform.init) ?? self
  }

  /// The map that turns by `angle` radians before it applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that scales before it applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The map that displaces before it applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  package init(_ t: Affine) { self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty) }
}

extension Affine {
  /// The same map.
  package init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
  }
}

extension CGPoint {
  /// The image of the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(Affine(t).apply(Point(self)))
  }
}

extension CGSize {
  /// The image of the size taken as a vector; displacement does not change it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle that holds the image of this one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard let bounds = Projective(Affine(t)).bounds(of: Rect(standardized)) else { return self }
    return CGRect(bounds)
  }
}
