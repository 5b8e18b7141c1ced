import Foundation

/// Brings what is shown up to date.
@MainActor @preconcurrency
public struct RefreshAction {
  let action: @MainActor () async -> Void

  /// Brings what is shown up to date.
  public func callAsFunction() async { await action() }
}

struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
struct PullKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

extension EnvironmentValues {
  /// Brings what is shown up to date; nil where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
  /// What a pull at the top of a scroll view starts.
  var pullAction: (@MainActor () -> Void)? {
    get { self[PullKey.self] }
    set { self[PullKey.self] = newValue }
  }
}

/// Starts an action by a pull at the top, and shows a spinner while it runs.
struct RefreshableModifier {
  let action: @MainActor () async -> Void
  @State private var isRefreshing = false

  nonisolated init(action: @escaping @MainActor () async -> Void) { self.action = action }
}

extension RefreshableModifier: ViewModifier {
  /// Points that the content keeps free for the spinner.
  private static var room: CGFloat { 52 }

  func body(content: Content) -> some View {
    let room = isRefreshing ? Self.room : 0
    let pull: (@MainActor () -> Void)? = { start() }
    return
      content
      .transformEnvironment(\.contentMargins) { $0.content.top += room }
      .environment(\.refresh, RefreshAction(action: action))
      .environment(\.pullAction, pull)
      .overlay(alignment: .top) {
        if isRefreshing { ProgressView().frame(height: Self.room) }
      }
  }

  private func start() {
    if isRefreshing { return }
    withAnimation { isRefreshing = true }
    Task { @MainActor in
      await action()
      withAnimation { isRefreshing = false }
    }
  }
}

extension View {
  /// Runs an action when the content of the scroll view or list is pulled down, with a spinner above it
  /// until the action is over.
  public nonisolated func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}
