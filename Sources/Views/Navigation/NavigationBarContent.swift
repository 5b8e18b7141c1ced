import Foundation

/// What a page says of its bars.
struct NavigationBarContent: Equatable {
  var title: NavigationTitle?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var isBackButtonHidden = false
  var entries: [ToolbarEntry] = []

  func items(_ side: ToolbarItemPlacement.Side) -> [ToolbarEntry] {
    entries.filter { $0.placement.side == side }
  }

  /// Whether there is a bar: the root has none as long as nothing says what is in it.
  func isShown(onRoot: Bool) -> Bool {
    if isHidden == true { return false }
    return !onRoot || title != nil || entries.contains { $0.placement.side != .bottom }
  }
}

/// A page's title. Two are the same when they come from the same evaluation of a view's body.
struct NavigationTitle: Equatable {
  let text: Text
  private let token = BarToken()

  init(_ text: Text) { self.text = text }

  static func == (a: NavigationTitle, b: NavigationTitle) -> Bool { a.token === b.token }
}

/// Tells one evaluation of a body from another.
final class BarToken: Sendable {}

struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarContent { NavigationBarContent() }

  static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.titleMode = value.titleMode ?? next.titleMode
    value.isHidden = value.isHidden ?? next.isHidden
    value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
    value.entries += next.entries
  }
}

/// How a navigation bar shows its title.
public struct NavigationBarItem: Hashable, Sendable {
  /// Where the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page before: large on the root.
    case automatic
    /// In the middle of the bar.
    case inline
    /// In large type below the bar's buttons.
    case large
  }
}

extension View {
  private nonisolated func navigationBar(
    _ change: @escaping (inout NavigationBarContent) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<NavigationBarKey>> {
    modifier(_PreferenceTransformModifier<NavigationBarKey>(transform: change))
  }

  /// The title of the page.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    let title = NavigationTitle(title)
    return navigationBar { $0.title = title }
  }

  /// The title of the page.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page, shown as it is.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the page, which a binding keeps.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// How the page's title is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBar { $0.titleMode = displayMode }
  }

  /// The title of the page, and how it is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    let title = NavigationTitle(title)
    return navigationBar {
      $0.title = title
      if displayMode != .automatic { $0.titleMode = displayMode }
    }
  }

  /// The title of the page, and how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// The title of the page, shown as it is, and how it is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Whether the page has no bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBar { $0.isHidden = hidden }
  }

  /// Whether the page has no button that leads back.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    navigationBar { $0.isBackButtonHidden = hidesBackButton }
  }

  /// Views at both sides of the page's bar.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T)
    -> some View
  {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Views at the leading side of the page's bar.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Views at the trailing side of the page's bar.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
