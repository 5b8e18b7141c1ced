import Foundation

/// A field for a secret: its letters are shown as dots.
public struct SecureField<Label> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  let commit: () -> Void

  nonisolated init(
    label: Label, prompt: Text?, text: Binding<String>, commit: @escaping () -> Void = {}
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.commit = commit
  }
}

extension SecureField: View where Label: View {
  /// A field that shows dots.
  public var body: some View {
    TextField(
      label: label, prompt: prompt, source: .text(text), isSecure: true, commit: commit)
  }

  /// A field for a secret with a label made of views.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension SecureField where Label == Text {
  /// A field for a secret.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt ?? Text(titleKey), text: text)
  }

  /// A field for a secret; the title is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt ?? Text(title), text: text)
  }

  /// A field for a secret that tells when return was pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: Text(titleKey), text: text, commit: onCommit)
  }
}
