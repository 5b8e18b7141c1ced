import Foundation

/// A button that opens an address by the environment's `openURL`.
public struct Link<Label> {
  let label: Label
  let destination: URL
  @Environment(\.openURL) private var openURL

  fileprivate nonisolated init(_ label: Label, _ destination: URL) {
    self.label = label
    self.destination = destination
  }
}

extension Link: View where Label: View {
  /// The label as a button.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }

  /// A link with a label made of views.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label(), destination)
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(Text(titleKey), destination)
  }

  /// A link with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(Text(title), destination)
  }
}
