/// What stands for a view in a bar of tabs. Two are the same when they come from the same evaluation of
/// a view's body.
struct TabItem: Equatable {
  let label: AnyView
  fileprivate let token: BarToken

  static func == (a: TabItem, b: TabItem) -> Bool { a.token === b.token }
}

struct TabItemKey: LayoutValueKey { static var defaultValue: TabItem? { nil } }

/// A short text at a view's side: how many things wait there. Two are the same when they come from the
/// same evaluation of a view's body.
struct Badge: Equatable {
  let text: Text
  private let token = BarToken()

  init(_ text: Text) { self.text = text }

  static func == (a: Badge, b: Badge) -> Bool { a.token === b.token }
}

struct BadgeKey: LayoutValueKey { static var defaultValue: Badge? { nil } }

/// Gives a view what stands for it in a bar of tabs.
struct TabItemModifier<Label: View> {
  let label: Label
  private let token = BarToken()

  init(_ label: Label) { self.label = label }
}

extension TabItemModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.layoutValue(key: TabItemKey.self, value: TabItem(label: AnyView(label), token: token))
  }
}

extension View {
  /// What stands for the view in a bar of tabs: a picture and a title.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label()))
  }

  private nonisolated func badge(shown text: Text?)
    -> ModifiedContent<Self, _LayoutValueModifier<BadgeKey>>
  {
    modifier(_LayoutValueModifier<BadgeKey>(value: text.map { Badge($0) }))
  }

  /// Shows a number beside what stands for the view; nothing for 0.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(shown: count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a text beside what stands for the view.
  public nonisolated func badge(_ label: Text?) -> some View { badge(shown: label) }

  /// Shows a text beside what stands for the view.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(shown: key.map { Text($0) })
  }

  /// Shows a text, as it is, beside what stands for the view.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(shown: label.map { Text($0) })
  }
}
