/// How a view with tabs looks.
public protocol TabViewStyle {
  /// Which of the looks it is.
  var _look: _TabViewLook { get }
}

/// One of the looks of a view with tabs.
public struct _TabViewLook: Equatable, Sendable {
  enum Kind: Equatable { case bar, pages(PageTabViewStyle.IndexDisplayMode) }
  let kind: Kind
}

/// A bar of tabs at the bottom.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// A bar of tabs at the bottom.
  public init() {}
  /// A bar.
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A bar of tabs at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// A bar of tabs at the bottom.
  public init() {}
  /// A bar.
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A bar of tabs at the bottom; the sidebar of wide displays is not made here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// A bar of tabs at the bottom.
  public init() {}
  /// A bar.
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// Pages that a finger turns.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When dots tell which page is shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    private enum Kind { case automatic, always, never }
    private let kind: Kind

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never.
    public static let never = IndexDisplayMode(kind: .never)
  }

  let mode: IndexDisplayMode

  /// Pages with dots that tell which one is shown.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  /// Pages.
  public var _look: _TabViewLook { _TabViewLook(kind: .pages(mode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs at the bottom.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs at the bottom.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a finger turns.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that a finger turns, with dots that tell which one is shown.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle {
  /// When there is a ground behind the dots.
  var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When there is a ground behind the dots.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private enum Kind { case automatic, interactive, always, never }
    private let kind: Kind

    /// As usual: none.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// While a finger is on the dots; here none.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// Always.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// Never.
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  /// When there is a ground behind the dots.
  public let _background: BackgroundDisplayMode

  /// Dots with or without a ground.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page, with or without a ground.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

struct TabViewLookKey: EnvironmentKey {
  static var defaultValue: _TabViewLook { _TabViewLook(kind: .bar) }
}
struct PageIndexGroundKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
  var tabViewLook: _TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
  var pageIndexGround: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[PageIndexGroundKey.self] }
    set { self[PageIndexGroundKey.self] = newValue }
  }
}

extension View {
  /// Shows the views with tabs below in a style.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, style._look)
  }

  /// Shows the dots of pages below in a style.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexGround, style._background)
  }
}
