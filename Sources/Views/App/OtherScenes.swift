/// A single window.
public struct Window<Content: View>: Scene {
  let content: Content

  /// A window with a title, which a bare display has no place for, and a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with a title, which a bare display has no place for, and a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with a title, which a bare display has no place for, and a name.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Never evaluated.
  public typealias Body = Never
  /// The content.
  public static func _content(of scene: Self) -> Content { scene.content }
  /// There is one.
  public static var _hasWindow: Bool { true }
}

/// The window of a program's settings, which is opened from a menu: a bare display never shows it.
public struct Settings<Content: View>: Scene {
  let content: Content

  /// Settings with the content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Never evaluated.
  public typealias Body = Never
  /// The content.
  public static func _content(of scene: Self) -> Content { scene.content }
  /// None is shown at the start.
  public static var _hasWindow: Bool { false }
}

/// Where a program stands: in use, visible only, or neither.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not to be seen.
  case background
  /// To be seen, but nothing that is touched or typed reaches it.
  case inactive
  /// In use.
  case active
}

struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// Where the program stands: inactive while another one has the display.
  public package(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
