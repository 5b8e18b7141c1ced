/// A node whose content is laid out by a container element of its own.
class HostingNode<V: View, Content: View, E: ContainerElement>: _ViewNode<V> {
  let element: E
  private var node: _ViewNode<Content>?

  init(_ view: V, in place: _NodePlace, element: E) {
    self.element = element
    super.init(view, in: place)
    element.collect = { [weak self] in
      var elements: [Element] = []
      self?.node?.appendElements(to: &elements)
      return elements
    }
  }

  /// Shows content in the environment that the node has now.
  final func show(_ content: Content) {
    if let node { return node.update(content, environment: environment) }
    node = Content._makeNode(content, in: place)
    element.structureChanged()
  }

  /// Takes an environment for itself and its element, but not for the content.
  final func take(_ environment: EnvironmentValues) {
    let directionChanged = environment.layoutDirection != self.environment.layoutDirection
    self.environment = environment
    element.environment = environment
    if directionChanged { element.invalidateLayout() }
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    take(environment)
    node?.refresh(environment)
  }

  override func structureChanged() { element.structureChanged() }

  override var children: [_Node] { node.map { [$0] } ?? [] }
}
