/// Collects the scenes of a program.
@resultBuilder
public struct SceneBuilder {
  /// One scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// The first scene of several, or the only one.
  public static func buildPartialBlock<Content: Scene>(first: Content) -> Content { first }

  /// Scenes followed by another.
  public static func buildPartialBlock<First: Scene, Next: Scene>(
    accumulated: First, next: Next
  ) -> some Scene {
    _ScenePair(first: accumulated, second: next)
  }

  /// A scene that may be missing.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    _OptionalScene(content: content)
  }

  /// Scenes under a check of what the system has.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    content
  }
}

/// One scene after another; the first window is shown.
public struct _ScenePair<First: Scene, Second: Scene> {
  let first: First
  let second: Second
}

extension _ScenePair: Scene {
  /// Never evaluated.
  public typealias Body = Never

  /// The window of the first scene that has one.
  @ViewBuilder
  public static func _content(of scene: Self) -> some View {
    if First._hasWindow {
      First._content(of: scene.first)
    } else {
      Second._content(of: scene.second)
    }
  }

  /// Whether one of them has a window.
  public static var _hasWindow: Bool { First._hasWindow || Second._hasWindow }
}

/// A scene that may be missing.
public struct _OptionalScene<Content: Scene> {
  let content: Content?
}

extension _OptionalScene: Scene {
  /// Never evaluated.
  public typealias Body = Never

  /// The scene's window, or nothing.
  @ViewBuilder
  public static func _content(of scene: Self) -> some View {
    if let content = scene.content { Content._content(of: content) }
  }

  /// Whether the scene has a window.
  public static var _hasWindow: Bool { Content._hasWindow }
}
