/// An identity of a view's own, under which others can be told apart.
@propertyWrapper
public struct Namespace: Sendable {
  /// The identity.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  /// An identity that the view gets when it is shown.
  public init() {}

  /// The identity; the same as long as the view is shown.
  public var wrappedValue: ID { id }
}

extension Namespace: DynamicProperty {
  private final class Storage {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  /// Takes the identity that the node keeps, a new one on first use.
  @MainActor
  public mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    let storage = slot.storage as? Storage ?? Storage(ID(number: node.graph.nextSerial()))
    slot.storage = storage
    id = storage.id
  }

  /// The identity is the node's.
  public static var _isComparedByStorage: Bool { false }
}
