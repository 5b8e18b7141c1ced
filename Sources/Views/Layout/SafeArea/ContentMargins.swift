import Foundation

/// Where the margins of scrolled content apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let raw: Int

  /// At the content and at the indicators.
  public static let automatic = ContentMarginPlacement(raw: 0)
  /// At the content.
  public static let scrollContent = ContentMarginPlacement(raw: 1)
  /// At the indicators.
  public static let scrollIndicators = ContentMarginPlacement(raw: 2)

  /// Whether the content is kept away from the edges.
  var appliesToContent: Bool { self != .scrollIndicators }
  /// Whether the indicators are kept away from the edges.
  var appliesToIndicators: Bool { self != .scrollContent }
}

/// How far scrolled content and its indicators stay away from the edges of their scroll view, in
/// points.
struct ContentMargins: Equatable, Sendable {
  var content = EdgeInsets()
  var indicators = EdgeInsets()
}

struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

/// Sets margins for the scroll views below.
public struct _ContentMarginsModifier {
  let edges: Edge.Set
  let insets: EdgeInsets
  let placement: ContentMarginPlacement
}

extension _ContentMarginsModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    func changed(_ old: EdgeInsets) -> EdgeInsets {
      EdgeInsets(
        top: edges.contains(.top) ? insets.top : old.top,
        leading: edges.contains(.leading) ? insets.leading : old.leading,
        bottom: edges.contains(.bottom) ? insets.bottom : old.bottom,
        trailing: edges.contains(.trailing) ? insets.trailing : old.trailing)
    }
    var margins = environment.contentMargins
    if placement.appliesToContent { margins.content = changed(margins.content) }
    if placement.appliesToIndicators { margins.indicators = changed(margins.indicators) }
    environment.contentMargins = margins
  }
}

extension View {
  /// Keeps scrolled content away from some edges of the scroll views below, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(_ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// Keeps scrolled content away from some edges of the scroll views below, in points; nil for the
  /// standard of 16.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? _PaddingLayout.standard), for: placement)
  }

  /// Keeps scrolled content away from all edges of the scroll views below, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length), for: placement)
  }
}
