/// A view with what stands for it in a bar of tabs.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let content: Content
  let label: Label
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }
  private let kind: Kind
  /// Looks for things.
  public static let search = TabRole(kind: .search)
}

extension Tab: View where Content: View, Label: View {
  /// The content, with its label for the bar.
  @ViewBuilder public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a value that chooses it.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == Views.Label<Text, Image> {
  /// A tab with a title and a symbol, and with a value that chooses it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: Views.Label(titleKey, systemImage: systemImage))
  }

  /// A tab with a title that is shown as it is and a symbol, and with a value that chooses it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: Views.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value == Never, Content: View, Label == Views.Label<Text, Image> {
  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: Views.Label(titleKey, systemImage: systemImage))
  }

  /// A tab with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: Views.Label(title, systemImage: systemImage))
  }
}
