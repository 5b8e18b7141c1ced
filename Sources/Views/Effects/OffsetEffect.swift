import Foundation

/// A shift of the picture.
public struct _OffsetEffect {
  /// Points to the right and down.
  public var offset: CGSize

  /// The shift.
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  /// A translation.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

extension _OffsetEffect: GeometryEffect {}

extension View {
  /// Draws the view shifted, in points.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Draws the view shifted, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
