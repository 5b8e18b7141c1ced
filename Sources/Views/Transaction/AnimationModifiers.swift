/// Changes the transactions of the views below.
protocol TransactionModifier: ViewModifier where Body == Never {
  /// Whether the change applies to all updates, those that begin below included.
  @MainActor static var isAlwaysActive: Bool { get }

  /// Whether the change applies to an update in which `old` became this modifier.
  @MainActor func isActive(after old: Self) -> Bool

  @MainActor func change(_ transaction: inout Transaction)
}

extension TransactionModifier {
  @MainActor static var isAlwaysActive: Bool { false }

  /// Makes a node that changes transactions for what is below.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in place: _NodePlace
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    TransactionNode(view, in: place)
  }
}

final class TransactionNode<Modified: View, M: TransactionModifier>:
  _ViewNode<ModifiedContent<Modified, M>>
{
  private let scope: TransactionScope
  private var inner: EnvironmentValues
  private var node: _ViewNode<Modified>?
  /// The update in which the change applies.
  private var activeUpdate = -1

  override init(_ view: ModifiedContent<Modified, M>, in place: _NodePlace) {
    scope = TransactionScope(in: place.environment.transactionScope)
    inner = place.environment
    inner.transactionScope = scope
    super.init(view, in: place)
    scope.change = { [weak self] transaction, update in
      guard let self else { return }
      if M.isAlwaysActive || update == activeUpdate { self.view.modifier.change(&transaction) }
    }
    node = Modified._makeNode(
      view.content,
      in: _NodePlace(
        graph: place.graph, parent: self, environment: inner, depth: place.depth + 1))
  }

  override func update(
    _ view: ModifiedContent<Modified, M>, environment: EnvironmentValues
  ) {
    if view.modifier.isActive(after: self.view.modifier) { activeUpdate = graph.updateNumber }
    self.view = view
    derive(environment)
    node?.update(view.content, environment: inner)
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

/// Animates the views below when a value changes.
public struct _AnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension _AnimationModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _AnimationModifier: TransactionModifier {
  @MainActor func isActive(after old: Self) -> Bool { value != old.value }

  @MainActor func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// Changes every transaction of the views below.
public struct _TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: TransactionModifier {
  @MainActor static var isAlwaysActive: Bool { true }
  @MainActor func isActive(after old: Self) -> Bool { true }
  @MainActor func change(_ transaction: inout Transaction) { transform(&transaction) }
}

/// Changes the transactions of the views below when a value changes.
public struct _ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension _ValueTransactionModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _ValueTransactionModifier: TransactionModifier {
  @MainActor func isActive(after old: Self) -> Bool { value != old.value }
  @MainActor func change(_ transaction: inout Transaction) { transform(&transaction) }
}

extension View {
  /// Animates the view's changes in updates in which `value` changes.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates all of the view's changes.
  @available(
    iOS, deprecated: 15.0, message: "name the value whose changes are animated: animation(_:value:)"
  )
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(
      _TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Changes the transactions of all of the view's updates.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transactions of the view's updates in which `value` changes.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}
