import Foundation

extension Button where Label == Views.Label<Text, Image> {
  /// A button with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Views.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Views.Label(title, systemImage: systemImage) }
  }

  /// A button of a role with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(titleKey, systemImage: systemImage) }
  }

  /// A button of a role with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(title, systemImage: systemImage) }
  }
}

extension Menu where Label == Views.Label<Text, Image>, Content: View {
  /// A menu behind a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Views.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu behind a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
  }
}
