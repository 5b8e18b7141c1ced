import Foundation

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// Width and height of a corner in points; at most half of the bounds' sides is drawn.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of the given width and height.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with corners of the given radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Width and height of a corner.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The rectangle with its edges moved inwards and its corners made smaller by as much.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  /// A rounded rectangle whose edges lie within its bounds.
  struct _Inset: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set {
        base.animatableData = newValue.first
        amount = newValue.second
      }
    }

    func path(in rect: CGRect) -> Path {
      guard let inner = rect.shrunk(by: amount) else { return Path() }
      // A corner that does not fit its bounds counts as the part that does.
      let width = min(base.cornerSize.width, rect.width / 2)
      let height = min(base.cornerSize.height, rect.height / 2)
      return Path(
        roundedRect: inner,
        cornerSize: CGSize(width: max(width - amount, 0), height: max(height - amount, 0)),
        style: base.style)
    }

    func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
  }
}
