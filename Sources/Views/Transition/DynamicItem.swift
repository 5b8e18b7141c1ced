/// One of the views that dynamic content shows: its node, and its elements within those that run
/// their transitions.
@MainActor
final class DynamicItem<Child: _Node> {
  let node: Child
  /// What the view is told from its neighbours by where it has no tag; nil for nothing.
  private let identity: AnyHashable?
  private unowned let owner: _Node
  private var wrappers: [ObjectIdentifier: TransitionElement] = [:]
  private var order: [TransitionElement] = []
  /// The update in which the view came to others that were there; nil once that was dealt with.
  private var insertion: Int?
  private var leavingWrappers = 0

  /// `isInserted` tells whether the dynamic content was there before its view.
  init(_ node: Child, in owner: _Node, isInserted: Bool, identity: AnyHashable? = nil) {
    self.node = node
    self.identity = identity
    self.owner = owner
    if isInserted { insertion = owner.graph.updateNumber }
  }

  /// The nodes of the view and of its transitions.
  var nodes: [_Node] {
    order.isEmpty ? [node] : [node] + order.compactMap(\.transitionNode)
  }

  func refresh(_ environment: EnvironmentValues) {
    node.refresh(environment)
    updateWrappers(environment)
  }

  private func updateWrappers(_ environment: EnvironmentValues) {
    for wrapper in order {
      wrapper.environment = environment
      wrapper.transitionNode?.refresh(environment)
    }
  }

  func appendElements(to elements: inout [Element]) {
    var inner: [Element] = []
    node.appendElements(to: &inner)
    let isEntering = insertion == owner.graph.updateNumber
    insertion = nil
    let old = wrappers
    wrappers.removeAll()
    let gone = order
    order.removeAll()
    for child in inner {
      let key = ObjectIdentifier(child)
      let wrapper = old[key] ?? makeWrapper(child, isEntering: isEntering)
      wrappers[key] = wrapper
      order.append(wrapper)
    }
    elements += order
    for wrapper in gone where wrappers[ObjectIdentifier(wrapper.content)] == nil {
      wrapper.detach()
    }
  }

  private func makeWrapper(_ child: Element, isEntering: Bool) -> TransitionElement {
    let wrapper = TransitionElement(child, in: owner.place)
    wrapper.identity = identity
    if isEntering { wrapper.enter() } else { wrapper.settle() }
    return wrapper
  }

  /// Starts the removal; false when nothing is to be seen of it, so that it is over at once.
  func leave(whenDone: @escaping () -> Void) -> Bool {
    updateWrappers(owner.environment)
    leavingWrappers = 0
    for wrapper in order {
      let isLeaving = wrapper.leave { [weak self] in
        guard let self else { return }
        leavingWrappers -= 1
        if leavingWrappers == 0 { whenDone() }
      }
      if isLeaving { leavingWrappers += 1 }
    }
    guard leavingWrappers > 0 else { return false }
    node.isLeaving = true
    return true
  }

  /// Ends the removal: the view is wanted again.
  func comeBack() {
    node.isLeaving = false
    owner.graph.releaseWithheld()
    for wrapper in order { wrapper.comeBack() }
  }

  func detach() {
    for node in nodes { node.detach() }
    wrappers.removeAll()
    order.removeAll()
  }
}

/// The views that dynamic content no longer shows, by their identities, as long as their transitions
/// run.
@MainActor
final class LeavingItems<Key: Hashable, Child: _Node> {
  private unowned let owner: _Node
  private var items: [(key: Key, item: DynamicItem<Child>)] = []

  init(of owner: _Node) { self.owner = owner }

  /// Removes a view, at once or when its transition is over.
  func remove(_ item: DynamicItem<Child>, _ key: Key) {
    let isLeaving = item.leave { [weak self, unowned item] in self?.finish(item) }
    if isLeaving { items.append((key, item)) } else { item.detach() }
  }

  private func finish(_ item: DynamicItem<Child>) {
    guard let index = items.firstIndex(where: { $0.item === item }) else { return }
    items.remove(at: index)
    item.detach()
    owner.structureChanged()
  }

  /// Takes a view back that was on its way out.
  func takeBack(_ key: Key) -> DynamicItem<Child>? {
    guard let index = items.lastIndex(where: { $0.key == key }) else { return nil }
    let item = items.remove(at: index).item
    item.comeBack()
    return item
  }

  func refresh(_ environment: EnvironmentValues) {
    for entry in items { entry.item.refresh(environment) }
  }

  func appendElements(to elements: inout [Element]) {
    for entry in items { entry.item.appendElements(to: &elements) }
  }

  var nodes: [_Node] { items.flatMap(\.item.nodes) }
}
