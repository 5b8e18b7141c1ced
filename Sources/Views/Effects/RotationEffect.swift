import Foundation
import Geometry

/// A turn of the picture in its plane.
public struct _RotationEffect {
  /// Clockwise when positive.
  public var angle: Angle
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Angle and anchor.
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  /// The anchor moved to the origin, the turn, and back.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let x = Double(anchor.x * size.width)
    let y = Double(anchor.y * size.height)
    let (sine, cosine) = Elementary.sineCosine(degrees: angle.degrees)
    let turn = Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    return ProjectionTransform(
      Projective(Affine.translation(-x, -y).then(turn).then(.translation(x, y))))
  }
}

extension _RotationEffect: GeometryEffect {}

extension View {
  /// Draws the view turned about an anchor, clockwise for positive angles.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
