/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// As small as can be.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// Very large; here as `large`.
  case extraLarge
}

extension View {
  /// The size of the controls below.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
