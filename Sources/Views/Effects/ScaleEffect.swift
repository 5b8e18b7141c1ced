import Foundation
import Geometry

/// A change of the picture's size.
public struct _ScaleEffect {
  /// Factors along both axes.
  public var scale: CGSize
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Factors and anchor.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  /// The anchor moved to the origin, the scale, and back.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let x = Double(anchor.x * size.width)
    let y = Double(anchor.y * size.height)
    return ProjectionTransform(
      Projective(
        Affine.translation(-x, -y)
          .then(.scale(Double(scale.width), Double(scale.height)))
          .then(.translation(x, y))))
  }
}

extension _ScaleEffect: GeometryEffect {}

extension View {
  /// Draws the view scaled about an anchor.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view scaled about an anchor.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view scaled about an anchor.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
