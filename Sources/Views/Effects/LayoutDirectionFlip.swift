/// Draws a view mirrored where the language runs from right to left.
struct LayoutDirectionFlip {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

extension LayoutDirectionFlip: ViewModifier {
  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

extension View {
  /// Draws the view mirrored where the language runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(LayoutDirectionFlip(isEnabled: enabled))
  }
}
