import Foundation

/// A field for a line of text, or for several.
public struct TextField<Label> {
  let label: Label
  /// Shown while there is no text.
  let prompt: Text?
  let source: TextFieldSource
  let axis: Axis
  var isSecure = false
  let editing: (Bool) -> Void
  let commit: () -> Void
  @Environment(\.textFieldStyle) private var style
  /// What was typed and is not what is shown of the value.
  @State private var draft: String?

  nonisolated init(
    label: Label, prompt: Text?, source: TextFieldSource, axis: Axis = .horizontal,
    isSecure: Bool = false, editing: @escaping (Bool) -> Void = { _ in },
    commit: @escaping () -> Void = {}
  ) {
    self.label = label
    self.isSecure = isSecure
    self.prompt = prompt
    self.source = source
    self.axis = axis
    self.editing = editing
    self.commit = commit
  }
}

extension TextField: View where Label: View {
  /// The field in the style around it.
  @ViewBuilder public var body: some View {
    if let style {
      style.makeView(
        TextField<_TextFieldStyleLabel>(
          label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, source: source,
          axis: axis, isSecure: isSecure, editing: editing, commit: commit))
    } else {
      TextInput(
        text: draft ?? source.read(), change: change, prompt: prompt,
        isSecure: isSecure, isMultiline: axis == .vertical, editing: follow, submit: commit)
    }
  }

  @MainActor private func change(_ text: String) {
    if source.isFormatted { draft = text }
    source.write(text)
  }

  @MainActor private func follow(_ isEditing: Bool) {
    if !isEditing { draft = nil }
    editing(isEditing)
  }
}

/// The label of a field that a style is asked to show.
public struct _TextFieldStyleLabel {
  let content: AnyView
}

extension _TextFieldStyleLabel: View {
  /// The label itself.
  public var body: some View { content }
}

extension TextField where Label == Text {
  /// A field for a text.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt ?? Text(titleKey), source: .text(text), axis: axis)
  }

  /// A field for a text; the title is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(label: Text(title), prompt: prompt ?? Text(title), source: .text(text), axis: axis)
  }

  /// A field for a text that tells when it is typed into and when return was pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: Text(titleKey), source: .text(text), editing: onEditingChanged,
      commit: onCommit)
  }

  /// A field for a text that tells when it is typed into.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: Text(titleKey), source: .text(text), editing: onEditingChanged)
  }

  /// A field for a text that tells when it is typed into and when return was pressed; the title is
  /// shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: Text(title), source: .text(text), editing: onEditingChanged,
      commit: onCommit)
  }

  /// A field for a text that tells when it is typed into; the title is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(title), prompt: Text(title), source: .text(text), editing: onEditingChanged)
  }
}

extension TextField where Label: View {
  /// A field for a text with a label made of views.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, source: .text(text), axis: axis)
  }

  /// A field for a value with a label made of views.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, source: .value(value, format))
  }
}
