/// A part of a program with windows of its own.
///
/// A bare display shows one window: that of the first scene that has one.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that this one is made of.
  associatedtype Body: Scene
  /// The type of the view in the scene's window.
  associatedtype _Content: View = _SceneBody<Self>

  /// What this scene is made of.
  @SceneBuilder var body: Body { get }

  /// The view in the scene's window; scenes built in give their own.
  static func _content(of scene: Self) -> _Content

  /// Whether the scene has a window that is shown when the program starts.
  static var _hasWindow: Bool { get }
}

extension Scene {
  /// Scenes made of others have their windows.
  public static var _hasWindow: Bool { Body._hasWindow }
}

extension Scene where _Content == _SceneBody<Self> {
  /// A view that evaluates the scene's body.
  public static func _content(of scene: Self) -> _SceneBody<Self> {
    _SceneBody(scene: DynamicParts(value: scene))
  }
}

extension Scene where Body == Never {
  /// Not to be called: a scene of this kind has no body.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
}

extension Never: Scene {
  /// Never called: no value of this type exists.
  public static func _content(of scene: Never) -> EmptyView {}
  /// There is none.
  public static var _hasWindow: Bool { false }
}

/// The window of a scene that is made of others.
public struct _SceneBody<Content: Scene>: View {
  let scene: DynamicParts<Content>

  /// The window of what the scene is made of.
  public var body: some View { Content.Body._content(of: scene.value.body) }
}

/// The window of a whole program.
package struct AppBody<Content: App>: View {
  private let app: DynamicParts<Content>

  /// Shows a program.
  package init(_ app: Content) { self.app = DynamicParts(value: app) }

  package var body: some View { Content.Body._content(of: app.value.body) }
}

/// A value that is no view and has properties of the kinds that views have: they are connected to
/// the node of the view that holds it.
struct DynamicParts<Value>: DynamicProperty {
  var value: Value

  mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    let fields = ViewFields.of(Value.self)
    if slot.children.isEmpty { slot.children = fields.makeSlots() }
    withUnsafeMutablePointer(to: &value) {
      fields.install(into: UnsafeMutableRawPointer($0), slots: &slot.children, node: node)
    }
  }
}
