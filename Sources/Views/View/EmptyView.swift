/// A view that shows nothing and takes no place, not even spacing.
@frozen
public struct EmptyView: Sendable {
  /// Shows nothing.
  @inlinable
  public init() {}
}

extension EmptyView: PrimitiveView {
  /// A node without elements.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    EmptyNode(view, in: place)
  }
}

/// A node that contributes nothing.
final class EmptyNode<V: View>: _ViewNode<V> {
  override func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
  }

  override func refresh(_ environment: EnvironmentValues) { self.environment = environment }
}
