import Foundation

/// Pushes a page when it is tapped.
public struct NavigationLink<Label, Destination> {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }
  let target: Target
  /// Whether the page is shown, where a binding says so.
  let isActive: Binding<Bool>?
  let label: Label
  @Environment(\.navigator) private var navigator
  @Environment(\.isInListRow) private var isInListRow
  @State private var page: NavigationPage?

  private nonisolated init(_ target: Target, _ isActive: Binding<Bool>?, _ label: Label) {
    self.target = target
    self.isActive = isActive
    self.label = label
  }
}

extension NavigationLink: View where Label: View, Destination: View {
  /// A button with the label.
  public var body: some View {
    if case .view(let destination) = target, let page, isShown {
      page.content = AnyView(destination)
    }
    return
      button
      .onChange(of: isActive?.wrappedValue, initial: true) { _, active in follow(active) }
  }

  @MainActor @ViewBuilder private var button: some View {
    if isInListRow {
      Button(action: { open() }) {
        HStack {
          label
          Spacer(minLength: 0)
          Image(systemName: "chevron.forward")
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(Color(UIColor.tertiaryLabel))
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(RowButtonStyle())
    } else {
      Button(action: { open() }) { label }
    }
  }

  @MainActor private var isShown: Bool {
    guard let page, let navigator else { return false }
    return navigator.pages.contains { $0 === page }
  }

  @MainActor private func open() {
    if let isActive { isActive.wrappedValue = true } else { push() }
  }

  @MainActor private func push() {
    switch target {
    case .view(let destination):
      let active = isActive
      page = navigator?.push(AnyView(destination)) { active?.wrappedValue = false }
    case .value(let value?): navigator?.push(value)
    case .value(nil): break
    }
  }

  @MainActor private func follow(_ active: Bool?) {
    if active == true, !isShown { push() }
    if active == false, isShown, let page { navigator?.pop(from: page) }
  }

  /// Pushes a view.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination()), nil, label())
  }

  /// Pushes a view.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), nil, label())
  }

  /// Pushes a view while the binding is true.
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination), isActive, label())
  }

  /// Pushes a view while the binding is true.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination()), isActive, label())
  }

  /// Pushes a view while the selection has the tag.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil })
    self.init(.view(destination), isActive, label())
  }
}

extension NavigationLink where Destination == Never {
  /// Pushes the page of a value, as `navigationDestination(for:destination:)` says.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where Label: View {
    self.init(.value(value.map { AnyHashable($0) }), nil, label())
  }

  /// Pushes the page of a value; the label is a title.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(.value(value.map { AnyHashable($0) }), nil, Text(titleKey))
  }

  /// Pushes the page of a value; the label is a title, shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(.value(value.map { AnyHashable($0) }), nil, Text(title))
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Pushes a view; the label is a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination()), nil, Text(titleKey))
  }

  /// Pushes a view; the label is a title, shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination()), nil, Text(title))
  }

  /// Pushes a view; the label is a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), nil, Text(titleKey))
  }

  /// Pushes a view; the label is a title, shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), nil, Text(title))
  }

  /// Pushes a view while the binding is true; the label is a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.view(destination), isActive, Text(titleKey))
  }
}
