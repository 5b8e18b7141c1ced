/// A view that is updated only when it is another value by its own comparison.
public struct EquatableView<Content: Equatable> {
  /// The view.
  public var content: Content

  /// Compares the view by `==`.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes a node that compares the view's values.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    EquatableNode(view, content: \.content, in: place)
  }
}

final class EquatableNode<Content: View & Equatable>: PassThroughNode<
  EquatableView<Content>, Content
>
{
  override func update(_ view: EquatableView<Content>, environment: EnvironmentValues) {
    if view.content == self.view.content { return refresh(environment) }
    super.update(view, environment: environment)
  }
}

extension View where Self: Equatable {
  /// Updates the view only when it is another value by its own comparison.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
