import Foundation

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// The curve of the ends. With nothing of the shorter sides left straight, both draw half circles.
  public var style: RoundedCornerStyle

  /// A capsule whose ends have the given curve.
  public init(style: RoundedCornerStyle = .circular) { self.style = style }

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
  }

  /// The capsule with its edges moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  /// A capsule whose edges lie within its bounds.
  struct _Inset: InsettableShape {
    var base: Capsule
    var amount: CGFloat

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func path(in rect: CGRect) -> Path {
      rect.shrunk(by: amount).map { base.path(in: $0) } ?? Path()
    }

    func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
  }
}

/// The shape of the container around a view; a rectangle where there is none, as on a kiosk.
public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container.
  public init() {}

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape with its edges moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}
