/// A window with the content given. Where a system shows several windows each is one of its own; a
/// bare display shows one, as large as the display.
public struct WindowGroup<Content: View> {
  let content: Content
}

extension WindowGroup: Scene {
  /// Never evaluated.
  public typealias Body = Never

  /// The content.
  public static func _content(of scene: Self) -> Content { scene.content }

  /// There is one.
  public static var _hasWindow: Bool { true }
}

extension WindowGroup {
  /// A window with the content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A window with the content and a name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// A window with the content and a title, which a bare display has no place for.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with the content and a title, which a bare display has no place for.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with the content and a title, which a bare display has no place for.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// A window with the content, a title and a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with the content, a title and a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with the content, a title and a name.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup {
  /// A window for a value; the one shown at the start has none.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _ValueWindow<D, C> {
    self.content = _ValueWindow(content: content)
  }

  /// A window for a value; the one shown at the start has none.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _ValueWindow<D, C> {
    self.content = _ValueWindow(content: content)
  }
}

/// The content of a window for a value, with the value as state.
public struct _ValueWindow<Value, Content: View> {
  @State private var value: Value?
  let content: (Binding<Value?>) -> Content

  init(content: @escaping (Binding<Value?>) -> Content) { self.content = content }
}

extension _ValueWindow: View {
  /// The content for the value.
  public var body: some View { content($value) }
}
