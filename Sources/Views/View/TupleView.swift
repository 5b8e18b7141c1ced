/// Several views in order, as a builder collects them.
public struct TupleView<T> {
  /// The views.
  public var value: T
  let visitor: any TupleVisitor.Type

  /// For a pack of views, whose type the visitor keeps.
  init<each Content: View>(pack content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    visitor = PackVisitor<repeat each Content>.self
  }
}

extension TupleView {
  /// The views of a tuple, in order.
  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.init(pack: repeat each value)
  }
}

extension TupleView: PrimitiveView {
  /// Makes a node with one child for each view.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    TupleNode(view, in: place)
  }
}

/// Reaches the views of a tuple whose element types are known only where it was made.
@MainActor
protocol TupleVisitor {
  static func make(_ tuple: UnsafeRawPointer, in place: _NodePlace) -> [_Node]
  static func update(
    _ nodes: [_Node], with tuple: UnsafeRawPointer, environment: EnvironmentValues)
}

struct PackVisitor<each Content: View>: TupleVisitor {
  static func make(_ tuple: UnsafeRawPointer, in place: _NodePlace) -> [_Node] {
    let views = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
    var nodes: [_Node] = []
    repeat nodes.append((each Content)._makeNode(each views, in: place))
    return nodes
  }

  static func update(
    _ nodes: [_Node], with tuple: UnsafeRawPointer, environment: EnvironmentValues
  ) {
    let views = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
    var index = 0
    func update<V: View>(_ view: V) {
      unsafeDowncast(nodes[index], to: _ViewNode<V>.self)
        .update(view, environment: environment)
      index += 1
    }
    repeat update(each views)
  }
}

final class TupleNode<T>: _ViewNode<TupleView<T>> {
  private var nodes: [_Node] = []

  override init(_ view: TupleView<T>, in place: _NodePlace) {
    super.init(view, in: place)
    nodes = withUnsafePointer(to: view.value) { view.visitor.make($0, in: self.place) }
  }

  override func update(_ view: TupleView<T>, environment: EnvironmentValues) {
    self.environment = environment
    self.view = view
    withUnsafePointer(to: view.value) {
      view.visitor.update(nodes, with: $0, environment: environment)
    }
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    for node in nodes { node.refresh(environment) }
  }

  override func appendElements(to elements: inout [Element]) {
    for node in nodes { node.appendElements(to: &elements) }
  }

  override var children: [_Node] { nodes }
}
