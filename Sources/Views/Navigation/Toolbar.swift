import Foundation

/// Where an item of a bar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable { case leading, principal, trailing, bottom, none }
  let side: Side

  /// The trailing side of the bar at the top.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// The middle of the bar at the top.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// The leading side of the bar at the top.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// The trailing side of the bar at the top.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// The trailing side of the bar at the top.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// The bar at the bottom.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// The trailing side of the bar at the top: does what a dialog is for.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// The leading side of the bar at the top: leaves a dialog.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// The leading side of the bar at the top: deletes.
  public static let destructiveAction = ToolbarItemPlacement(side: .leading)
  /// The leading side of the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// The trailing side of the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The leading side of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// The trailing side of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// Above a keyboard on the display; not shown.
  public static let keyboard = ToolbarItemPlacement(side: .none)
}

/// An item of a bar. Two are the same when they come from the same evaluation of a view's body.
struct ToolbarEntry: Identifiable, Equatable {
  let placement: ToolbarItemPlacement
  let view: AnyView
  /// The item's place among those of its kind.
  var id = 0
  private let token = BarToken()

  static func == (a: ToolbarEntry, b: ToolbarEntry) -> Bool {
    a.token === b.token && a.id == b.id
  }
}

extension View {
  /// Puts items into the bars of the page. Views alone, which can be items too, are for the other one.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return modifier(ToolbarModifier(entries: { items._entries.map(\.entry) }))
  }

  /// Puts views at the trailing side of the page's bar.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = content()
    return modifier(
      ToolbarModifier(entries: { [ToolbarEntry(placement: .automatic, view: AnyView(view))] }))
  }

  /// Shows or hides bars of the page.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    transformPreference(NavigationBarKey.self) {
      if bars.isEmpty || bars.contains(.navigationBar) { $0.isHidden = visibility == .hidden }
    }
    .transformPreference(TabBarHiddenKey.self) {
      if bars.contains(.tabBar) { $0 = visibility == .hidden }
    }
  }

  /// Accepted for its name: bars have the page's ground.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  )
    -> some View
  { self }

  /// Accepted for its name: bars have the page's ground.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted for its name: bars look as the page does.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, navigationBar, tabBar, bottomBar }
  private let kind: Kind

  /// All bars.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar at the top of a page.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar that chooses tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  /// The bar at the bottom of a page.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
}

/// Gives the items to the bars of the page.
private struct ToolbarModifier {
  let entries: @MainActor () -> [ToolbarEntry]
}

extension ToolbarModifier: ViewModifier {
  func body(content: Content) -> some View {
    let entries = entries()
    return content.transformPreference(NavigationBarKey.self) { bar in
      for var entry in entries {
        entry.id = bar.entries.count
        bar.entries.append(entry)
      }
    }
  }
}

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As on the page before: large on the root.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// In the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// In large type in the bar; here below it.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// In large type below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  /// How the page's title is shown.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}
