import Foundation

/// A scene whose content has a modifier.
public struct _ModifiedScene<Content: Scene, Modifier: ViewModifier> {
  let content: Content
  let modifier: Modifier
}

extension _ModifiedScene: Scene {
  /// Never evaluated.
  public typealias Body = Never

  /// The content with the modifier.
  public static func _content(of scene: Self) -> ModifiedContent<Content._Content, Modifier> {
    Content._content(of: scene.content).modifier(scene.modifier)
  }

  /// Whether the content has a window.
  public static var _hasWindow: Bool { Content._hasWindow }
}

extension Scene {
  /// Sets what the scene's views receive for a key.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _ModifiedScene(
      content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Acts on the new value when one changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    _ModifiedScene(
      content: self,
      modifier: _ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Acts on the old and the new value when one changes; with `initial` at the start too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _ModifiedScene(
      content: self,
      modifier: _ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Acts when a value changes; with `initial` at the start too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _ModifiedScene(
      content: self,
      modifier: _ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}

// What windows with frames and menus have. A bare display has neither: the scene stays as it is.
extension Scene {
  /// Does nothing on a bare display, which has no menus.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Does nothing on a bare display, which has no menus.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Does nothing on a bare display, whose windows have no frame.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Does nothing on a bare display, whose window has its size.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Does nothing on a bare display, whose window has its size.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Does nothing on a bare display, whose window has its size.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Does nothing on a bare display, whose window has its place.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Does nothing on a bare display: nothing opens a program's windows from outside.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}

/// How a window's frame looks.
public protocol WindowStyle: Sendable {}

/// The usual frame.
public struct DefaultWindowStyle: WindowStyle {
  /// The usual frame.
  public init() {}
}

/// A frame without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// A frame without a title.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The usual frame.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A frame without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// Which sizes a window can be given.
public struct WindowResizability: Hashable, Sendable {
  private let number: Int
  /// As the scene's kind has it.
  public static let automatic = WindowResizability(number: 0)
  /// Those between the content's smallest and largest.
  public static let contentSize = WindowResizability(number: 1)
  /// Those from the content's smallest on.
  public static let contentMinSize = WindowResizability(number: 2)
}
