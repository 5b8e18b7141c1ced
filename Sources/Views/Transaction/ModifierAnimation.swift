/// A modifier whose own values are animated; the view that it is applied to keeps its transactions.
public struct _AnimatedModifier<Modifier: ViewModifier> {
  let modifier: Modifier
  let animation: Animation?
}

extension _AnimatedModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes the modifier's node in a scope of its own.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in place: _NodePlace
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    AnimatedModifierNode(view, in: place)
  }
}

final class AnimatedModifierNode<Modified: View, M: ViewModifier>:
  _ViewNode<ModifiedContent<Modified, _AnimatedModifier<M>>>
{
  private typealias Content = ModifiedContent<Modified, _TransactionScopeModifier>
  private let scope: TransactionScope
  private var inner: EnvironmentValues
  private var node: _ViewNode<ModifiedContent<Content, M>>?

  override init(
    _ view: ModifiedContent<Modified, _AnimatedModifier<M>>, in place: _NodePlace
  ) {
    scope = TransactionScope(in: place.environment.transactionScope)
    inner = place.environment
    inner.transactionScope = scope
    super.init(view, in: place)
    scope.change = { [weak self] transaction, _ in
      guard let self, !transaction.disablesAnimations else { return }
      transaction.animation = self.view.modifier.animation
    }
    node = M._makeNode(
      content(view),
      in: _NodePlace(
        graph: place.graph, parent: self, environment: inner, depth: place.depth + 1))
  }

  private func content(_ view: ModifiedContent<Modified, _AnimatedModifier<M>>)
    -> ModifiedContent<Content, M>
  {
    ModifiedContent(
      content: ModifiedContent(
        content: view.content,
        modifier: _TransactionScopeModifier(scope: environment.transactionScope)),
      modifier: view.modifier.modifier)
  }

  override func update(
    _ view: ModifiedContent<Modified, _AnimatedModifier<M>>, environment: EnvironmentValues
  ) {
    self.view = view
    derive(environment)
    node?.update(content(view), environment: inner)
  }

  override func refresh(_ environment: EnvironmentValues) {
    derive(environment)
    node?.refresh(inner)
  }

  private func derive(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    self.environment = environment
    inner = environment
    inner.transactionScope = scope
  }

  override func appendElements(to elements: inout [Element]) {
    node?.appendElements(to: &elements)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
}

/// Puts the views below back under a scope from farther out.
struct _TransactionScopeModifier {
  let scope: TransactionScope?
}

extension _TransactionScopeModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    environment.transactionScope = scope
  }
}

/// A modifier with data that animation moves.
public typealias AnimatableModifier = Animatable & ViewModifier

extension ViewModifier {
  /// The modifier with all changes of its own values animated; the view that it is applied to is not
  /// concerned.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    _AnimatedModifier(modifier: self, animation: animation)
  }
}
