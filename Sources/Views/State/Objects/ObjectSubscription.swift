import Combine
import Foundation

/// What a node keeps of an object that it follows.
final class ObjectSubscription<ObjectType: ObservableObject> {
  let object: ObjectType
  private var changes: AnyCancellable?

  /// Has `node` evaluated again in the update after each change that the object announces.
  @MainActor
  init(_ object: ObjectType, by node: _Node) {
    self.object = object
    let follower = Follower(node: node)
    changes = object.objectWillChange.sink { _ in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { follower.objectWillChange() }
      } else {
        DispatchQueue.main.async { follower.changedElsewhere(ObjectType.self) }
      }
    }
  }

  func cancel() { changes?.cancel() }

  private struct Follower: @unchecked Sendable {
    weak var node: _Node?

    @MainActor
    func objectWillChange() {
      guard let node, node.isAttached else { return }
      node.graph.enqueue(for: node) { [weak node] in node.map { $0.graph.invalidate($0) } }
    }

    @MainActor
    func changedElsewhere(_ type: Any.Type) {
      node?.graph.warn(
        "\(type) announced a change on another thread than the main one; use receive(on:) to "
          + "change what views show on the main one")
      objectWillChange()
    }
  }
}

extension _PropertySlot {
  /// Follows an object in place of the one that was followed before.
  @MainActor
  mutating func follow<O: ObservableObject>(_ object: O, by node: _Node) {
    if let known = storage as? ObjectSubscription<O>, known.object === object { return }
    cancel?()
    let subscription = ObjectSubscription(object, by: node)
    storage = subscription
    cancel = { subscription.cancel() }
  }
}
