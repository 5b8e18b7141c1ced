import Foundation

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<S: Shape>: Shape {
  /// The shape itself.
  public var shape: S
  /// Where the part starts, 0…1.
  public var startFraction: CGFloat
  /// Where the part ends, 0…1.
  public var endFraction: CGFloat

  /// The part of `shape` between two fractions of its length.
  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The shape's data and the fractions.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }

  /// The shape's role.
  public static var role: ShapeRole { S.role }

  /// The part of the outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The size of the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// The line along a shape's outline as a shape of its own.
public struct _StrokedShape<S: Shape>: Shape {
  /// The shape itself.
  public var shape: S
  /// How the line is drawn.
  public var style: StrokeStyle

  /// The line that `style` draws along `shape`.
  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The shape's data and the style's.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  /// Outlined.
  public static var role: ShapeRole { .stroke }

  /// The outline of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The size of the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape drawn at a fixed size from the origin of its bounds.
public struct _SizedShape<S: Shape>: Shape {
  /// The shape itself.
  public var shape: S
  /// The size in points.
  public var size: CGSize

  /// `shape` at `size`.
  public init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  /// The shape's data and the size.
  public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  /// The shape's role.
  public static var role: ShapeRole { S.role }

  /// The outline at its fixed size.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}
