/// Controls that belong together, side by side.
public struct ControlGroup<Content> {
  let content: Content
}

extension ControlGroup: View where Content: View {
  /// The controls in a row.
  public var body: some View { HStack(spacing: 8) { content } }

  /// Controls in a row.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Controls in a row; the label is for where they do not fit.
  public nonisolated init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.init(content: content())
  }
}
