import Foundation

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// A rectangle with the given radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with the given radii, sharp where none is given.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The four radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// Mirrored where text runs from right to left, so that leading corners stay leading.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The rectangle with its edges moved inwards and its radii made smaller by as much.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  /// An uneven rounded rectangle whose edges lie within its bounds.
  struct _Inset: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set {
        base.animatableData = newValue.first
        amount = newValue.second
      }
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    func path(in rect: CGRect) -> Path {
      guard let inner = rect.shrunk(by: amount) else { return Path() }
      return Path(
        roundedRect: inner, cornerRadii: base.cornerRadii.map { max($0 - amount, 0) },
        style: base.style)
    }

    func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
  }
}
