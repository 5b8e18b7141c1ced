/// Puts a layer above everything that the root view shows; a view has it at its side, which sets its
/// environment and its life.
struct _LayerModifier<Layer> {
  let layer: Layer
  /// Whether the layer shows something: when that begins, it comes in front of other layers.
  let isShown: Bool
}

extension _LayerModifier: ViewModifier where Layer: View {
  /// Never evaluated.
  typealias Body = Never

  /// Makes the view's node and the layer's.
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in place: _NodePlace
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    LayeredNode(view, in: place)
  }
}

/// The node of a view with a layer above the root.
final class LayeredNode<Modified: View, Layer: View>: _ViewNode<
  ModifiedContent<Modified, _LayerModifier<Layer>>
>
{
  private var node: _ViewNode<Modified>?
  private var layer: LayerNode<Layer>?

  override init(
    _ view: ModifiedContent<Modified, _LayerModifier<Layer>>, in place: _NodePlace
  ) {
    super.init(view, in: place)
    node = Modified._makeNode(view.content, in: self.place)
    layer = LayerNode(view.modifier.layer, in: self.place)
  }

  override func update(
    _ view: ModifiedContent<Modified, _LayerModifier<Layer>>, environment: EnvironmentValues
  ) {
    let wasShown = self.view.modifier.isShown
    self.view = view
    self.environment = environment
    node?.update(view.content, environment: environment)
    if view.modifier.isShown, !wasShown { layer?.raise() }
    layer?.update(view.modifier.layer, environment: environment)
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    self.environment = environment
    node?.refresh(environment)
    layer?.refresh(environment)
  }

  override func appendElements(to elements: inout [Element]) {
    node?.appendElements(to: &elements)
  }

  override var children: [_Node] { [node, layer].compactMap { $0 } }
}

/// The views of a layer above the root.
final class LayerNode<Layer: View>: HostingNode<Layer, Layer, DisplayElement> {
  init(_ view: Layer, in place: _NodePlace) {
    let element = DisplayElement(environment: place.environment, graph: place.graph)
    super.init(view, in: place, element: element)
    graph.layers.add(element)
    show(view)
  }

  func raise() { graph.layers.raise(element) }

  override func update(_ view: Layer, environment: EnvironmentValues) {
    self.view = view
    take(environment)
    show(view)
  }

  override func detach() {
    graph.layers.remove(element)
    super.detach()
  }
}
