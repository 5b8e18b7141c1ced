import Scene

/// Laid out but neither drawn nor touched.
public struct _HiddenEffect {
  /// Nothing moves.
  public typealias AnimatableData = EmptyAnimatableData
}

extension _HiddenEffect: PictureEffect {
  @MainActor var isTouchable: Bool { false }

  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {}
}

extension View {
  /// Keeps the view's place but neither draws it nor lets it be touched.
  public nonisolated func hidden() -> some View { modifier(_HiddenEffect()) }
}
