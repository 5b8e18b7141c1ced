import Foundation

/// Says what page values of a type get.
struct NavigationDestinationModifier<Value: Hashable, Page: View> {
  let page: (Value) -> Page
  @Environment(\.navigator) private var navigator
}

extension NavigationDestinationModifier: ViewModifier {
  func body(content: Content) -> some View {
    if let navigator { navigator.setDestination(Value.self) { AnyView(page($0)) } }
    return content
  }
}

/// Shows a page while a binding says so.
struct NavigationPageModifier<Page: View> {
  let isPresented: Binding<Bool>
  @ViewBuilder let page: () -> Page
  @Environment(\.navigator) private var navigator
  @State private var shown: NavigationPage?
}

extension NavigationPageModifier: ViewModifier {
  func body(content: Content) -> some View {
    if isPresented.wrappedValue, let shown { shown.content = AnyView(page()) }
    return content.onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
      guard let navigator else { return }
      if isWanted {
        shown = navigator.push(AnyView(page())) { isPresented.wrappedValue = false }
      } else if let page = shown {
        shown = nil
        navigator.pop(from: page)
      }
    }
  }
}

extension View {
  /// The page that a navigation stack around the view shows for values of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(page: destination))
  }

  /// Shows a page in the navigation stack around the view while the binding is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(NavigationPageModifier(isPresented: isPresented, page: destination))
  }

  /// Shows a page for an item in the navigation stack around the view while there is one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      NavigationPageModifier(isPresented: isPresented) {
        if let value = item.wrappedValue { destination(value) }
      })
  }

  /// Accepted for its name: there is one style of navigation.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

/// How a navigation view shows its pages.
public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One page at a time.
  public nonisolated init() {}
}

/// What the display suggests.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// What the display suggests.
  public nonisolated init() {}
}

/// Columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Columns.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// What the display suggests.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// Columns.
  public static var columns: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
}

private struct ListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  var isInListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}
