/// A place that shows at most one view, whose identity may change.
@MainActor
final class DynamicSlot<Key: Hashable, Child: _Node> {
  private unowned let owner: _Node
  private var current: (key: Key, item: DynamicItem<Child>)?
  private let leaving: LeavingItems<Key, Child>
  /// Whether views that come do so beside others that were there.
  private var isSet = false

  init(in owner: _Node) {
    self.owner = owner
    leaving = LeavingItems(of: owner)
  }

  /// The node of the view shown.
  var node: Child? { current?.item.node }

  /// The content is there: views that come from now on are inserted.
  func beginInsertions() { isSet = true }

  /// Shows the view with an identity, updated if it is there and else made; tells the owner when the
  /// structure changes.
  func show(_ key: Key, update: (Child) -> Void, make: (_NodePlace) -> Child) {
    if let current, current.key == key { return update(current.item.node) }
    removeCurrent()
    if let item = leaving.takeBack(key) {
      current = (key, item)
      update(item.node)
    } else {
      current = (key, DynamicItem(make(owner.place), in: owner, isInserted: isSet))
    }
    owner.structureChanged()
  }

  /// Shows nothing.
  func clear() {
    if current == nil { return }
    removeCurrent()
    owner.structureChanged()
  }

  private func removeCurrent() {
    guard let (key, item) = current else { return }
    current = nil
    leaving.remove(item, key)
  }

  func refresh(_ environment: EnvironmentValues) {
    current?.item.refresh(environment)
    leaving.refresh(environment)
  }

  func appendElements(to elements: inout [Element]) {
    current?.item.appendElements(to: &elements)
    leaving.appendElements(to: &elements)
  }

  var nodes: [_Node] { (current?.item.nodes ?? []) + leaving.nodes }
}
