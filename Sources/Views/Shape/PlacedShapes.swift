import Foundation
import Geometry

/// A shape drawn away from its place.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape itself.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// `shape` moved by `offset`.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The shape's data and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  /// The shape's role.
  public static var role: ShapeRole { Content.role }

  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller and moved as before.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape drawn larger or smaller than its bounds.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape itself.
  public var shape: Content
  /// The factors along both axes.
  public var scale: CGSize
  /// The point of the bounds that stays where it is.
  public var anchor: UnitPoint

  /// `shape` scaled about `anchor`.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The shape's data, the factors and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// The shape's role.
  public static var role: ShapeRole { Content.role }

  /// The scaled outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: rect))
  }
}

/// A shape turned within its bounds.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape itself.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point of the bounds that stays where it is.
  public var anchor: UnitPoint

  /// `shape` turned by `angle` about `anchor`.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The shape's data, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// The shape's role.
  public static var role: ShapeRole { Content.role }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, in: rect))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller and turned as before.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape whose outline goes through an affine map.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape itself.
  public var shape: Content
  /// The map, in points from the origin of the bounds' space.
  public var transform: CGAffineTransform

  /// `shape` with its outline mapped by `transform`.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The shape's data.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The shape's role.
  public static var role: ShapeRole { Content.role }

  /// The mapped outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension CGAffineTransform {
  /// The map with `anchor` of `rect` as its fixed point instead of the origin.
  func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
