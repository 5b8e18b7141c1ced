import Foundation

/// A control that acts when it is tapped.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style

  private nonisolated init(
    _ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ label: Label
  ) {
    self.role = role
    self.action = action
    self.label = label
  }
}

extension Button: View where Label: View {
  /// The label as the style around the button shows it.
  public var body: some View {
    style.makeView(
      PrimitiveButtonStyleConfiguration(role: role, label: .init(AnyView(label)), action: action))
  }

  /// A button with a label made of views.
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, action, label())
  }

  /// A button of a role with a label made of views.
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role, action, label())
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, Text(titleKey))
  }

  /// A button with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, Text(title))
  }

  /// A button of a role with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, Text(titleKey))
  }

  /// A button of a role with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, Text(title))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to show.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(configuration.role, configuration.action, configuration.label)
  }
}
