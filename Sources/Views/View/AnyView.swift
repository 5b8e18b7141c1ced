/// A view whose type is hidden; a value of another type replaces what was there, state included.
public struct AnyView {
  let box: AnyViewBox

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { box = ViewBox(view) }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
  /// Makes a node for whatever view is inside.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    AnyViewNode(view, in: place)
  }
}

class AnyViewBox {
  /// The type of the view inside.
  var type: ObjectIdentifier { ObjectIdentifier(Self.self) }

  @MainActor func makeNode(in place: _NodePlace) -> _Node { _Node(in: place) }

  /// Updates a node made by a box of the same view type; false when the type differs.
  @MainActor func update(_ node: _Node, environment: EnvironmentValues) -> Bool { false }
}

final class ViewBox<V: View>: AnyViewBox {
  let view: V
  init(_ view: V) { self.view = view }

  override var type: ObjectIdentifier { ObjectIdentifier(V.self) }

  override func makeNode(in place: _NodePlace) -> _Node { V._makeNode(view, in: place) }

  override func update(_ node: _Node, environment: EnvironmentValues) -> Bool {
    guard let node = node as? _ViewNode<V> else { return false }
    node.update(view, environment: environment)
    return true
  }
}

final class AnyViewNode: _ViewNode<AnyView> {
  private lazy var slot = DynamicSlot<ObjectIdentifier, _Node>(in: self)

  override init(_ view: AnyView, in place: _NodePlace) {
    super.init(view, in: place)
    show(view)
    slot.beginInsertions()
  }

  private func show(_ view: AnyView) {
    slot.show(view.box.type) {
      _ = view.box.update($0, environment: environment)
    } make: {
      view.box.makeNode(in: $0)
    }
  }

  override func update(_ view: AnyView, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    show(view)
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    slot.refresh(environment)
  }

  override func appendElements(to elements: inout [Element]) {
    slot.appendElements(to: &elements)
  }

  override var children: [_Node] { slot.nodes }
}
