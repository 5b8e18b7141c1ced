import Foundation

/// A fixed affine map of the picture.
public struct _TransformEffect {
  /// The map.
  public var transform: CGAffineTransform

  /// Nothing interpolates.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  /// The map itself.
  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// A fixed projective map of the picture.
public struct _ProjectionEffect {
  /// The map.
  public var transform: ProjectionTransform

  /// Nothing interpolates.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  /// The map itself.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension _TransformEffect: GeometryEffect {}
extension _ProjectionEffect: GeometryEffect {}

extension View {
  /// Draws the view through an affine map.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws the view through a projective map.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
