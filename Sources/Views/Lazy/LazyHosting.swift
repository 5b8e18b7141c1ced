/// A node that contributes exactly what the nodes below it do, in order.
@MainActor
protocol ItemPassing: _Node {}

extension CompositeNode: ItemPassing {}
extension TupleNode: ItemPassing {}
extension PassThroughNode: ItemPassing {}
extension EnvironmentNode: ItemPassing {}
extension TransactionNode: ItemPassing {}
extension AnimatedModifierNode: ItemPassing {}
extension ValueActionNode: ItemPassing {}
extension ReceiveNode: ItemPassing {}
extension TimelineNode: ItemPassing {}
extension PhaseAnimatorNode: ItemPassing {}
extension KeyframeAnimatorNode: ItemPassing {}
extension PlaceholderNode: ItemPassing {}
extension ModifierBodyNode: ItemPassing {}
extension ModifierContentNode: ItemPassing {}
extension ConditionalNode: ItemPassing {}
extension OptionalNode: ItemPassing {}
extension AnyViewNode: ItemPassing {}
extension IDNode: ItemPassing {}

/// A node whose container makes its content's elements when they are needed.
@MainActor
protocol LazyHosting: _Node {
  /// The container.
  var lazyElement: LazyElement { get }
}

extension _NodePlace {
  /// Whether what is made here is an item of a lazy container, with modifiers or without.
  @MainActor var isLazy: Bool {
    var node = parent
    while let current = node {
      if current is any LazyHosting { return true }
      guard
        current is any ItemPassing || current is any LazySource || current is any LazyWrapping
      else { return false }
      node = current.parent
    }
    return false
  }
}

extension _Node {
  /// Whether there is a list below, with modifiers or without; what is in sections does not count.
  var holdsList: Bool {
    children.contains { child in
      if child is any LazySource { return true }
      if (child as? any SectionTelling)?.isSection == true { return false }
      return (child is any ItemPassing || child is any LazyWrapping) && child.holdsList
    }
  }
}
