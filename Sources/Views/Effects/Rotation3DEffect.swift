import Foundation
import Geometry

/// A turn of the picture in space, seen in perspective.
public struct _Rotation3DEffect {
  /// The turn about the axis.
  public var angle: Angle
  /// The axis' direction; its length does not matter.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The point that stays in place.
  public var anchor: UnitPoint
  /// Depth of that point in points.
  public var anchorZ: CGFloat
  /// Strength of the perspective; at most 0 for none.
  public var perspective: CGFloat

  /// The angle.
  public var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  /// The turn about the anchor, then a perspective from the distance of the larger side divided by
  /// `perspective`.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let distance =
      perspective > 0 ? Double(max(size.width, size.height) / perspective) : Double.infinity
    return ProjectionTransform(
      Projective.turn(
        degrees: angle.degrees, axis: (Double(axis.x), Double(axis.y), Double(axis.z)),
        anchor: Point(Double(anchor.x * size.width), Double(anchor.y * size.height)),
        anchorZ: Double(anchorZ), distance: distance))
  }
}

extension _Rotation3DEffect: GeometryEffect {}

extension View {
  /// Draws the view turned in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
