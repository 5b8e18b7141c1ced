import Foundation

extension TextField where Label == Text {
  /// A field for a value as a style writes it.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt ?? Text(titleKey), source: .value(value, format))
  }

  /// A field for a value as a style writes it; the title is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt ?? Text(title), source: .value(value, format))
  }

  /// A field for a value that there may be none of, as a style writes it.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt ?? Text(titleKey), source: .value(value, format))
  }

  /// A field for a value that there may be none of, as a style writes it; the title is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt ?? Text(title), source: .value(value, format))
  }

  /// A field for a value as a formatter writes it.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt ?? Text(titleKey), source: .value(value, formatter))
  }

  /// A field for a value as a formatter writes it; the title is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt ?? Text(title), source: .value(value, formatter))
  }

  /// A field for a value as a formatter writes it, that tells when it is typed into and when return was
  /// pressed.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey), prompt: Text(titleKey), source: .value(value, formatter),
      editing: onEditingChanged, commit: onCommit)
  }
}
