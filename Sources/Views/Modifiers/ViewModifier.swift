/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of what the modifier makes of a view.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// The view with the change.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the persistent counterpart of a modified view; modifiers built in give their own.
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in place: _NodePlace
  ) -> _ViewNode<ModifiedContent<Modified, Self>>
}

extension ViewModifier {
  /// Modifiers with a body are kept by a node that evaluates it.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in place: _NodePlace
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ModifierBodyNode(view, in: place)
  }
}

extension ViewModifier where Body == Never {
  /// Not to be called: a modifier of this kind is applied by the library itself.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the library and has no body")
  }
}

/// A view with a modifier, or a modifier followed by another.
@frozen
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Applies the modifier to the content.
  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes the node that the modifier asks for.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    Modifier._makeNode(view, in: place)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// This modifier followed by another.
  @inlinable
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// The view with a modifier applied.
  @inlinable
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
