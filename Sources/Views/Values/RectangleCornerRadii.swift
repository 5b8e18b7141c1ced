import Foundation

/// The radii in points of a rectangle's four corners.
public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  /// The radius between the top and the leading side.
  public var topLeading: CGFloat
  /// The radius between the bottom and the leading side.
  public var bottomLeading: CGFloat
  /// The radius between the bottom and the trailing side.
  public var bottomTrailing: CGFloat
  /// The radius between the top and the trailing side.
  public var topTrailing: CGFloat

  /// The given radii; sharp corners where none is given.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The four radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }

  /// Every radius changed by `operation`.
  func map(_ operation: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: operation(topLeading), bottomLeading: operation(bottomLeading),
      bottomTrailing: operation(bottomTrailing), topTrailing: operation(topTrailing))
  }
}
