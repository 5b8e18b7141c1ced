import Raster
import Scene

/// See-through to a degree.
public struct _OpacityEffect {
  var opacity: Double

  /// The opacity.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

extension _OpacityEffect: PictureEffect {
  @MainActor var isTouchable: Bool { opacity > 0 }

  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    if opacity >= 1 { return draw(&list) }
    guard opacity > 0 else { return }
    list.withGroup(GroupEffect(opacity: opacity), draw)
  }
}

extension View {
  /// Makes the view see-through: 0 for not at all to be seen, 1 for opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
