import Raster
import Scene

/// Everything drawn as one picture before effects around it.
public struct _CompositingGroupEffect {
  /// Nothing moves.
  public typealias AnimatableData = EmptyAnimatableData
}

extension _CompositingGroupEffect: PictureEffect {
  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    list.withGroup(GroupEffect(), draw)
  }
}

extension View {
  /// Draws the view as one picture before effects around it apply.
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Draws the view as one picture before effects around it apply.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(_CompositingGroupEffect())
  }
}

/// In which colour values a group is drawn. All are drawn with sRGB-encoded values.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB-encoded values.
  case nonLinear
  /// Linear values.
  case linear
  /// Linear values beyond 0…1.
  case extendedLinear
}
