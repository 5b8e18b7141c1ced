/// The node of a container that makes its content's elements when they are needed.
final class LazyNode<V: View, Content: View>: HostingNode<V, Content, LazyElement>, LazyHosting {
  var lazyElement: LazyElement { element }
  private let content: (V) -> Content
  private let configure: (LazyElement, V) -> Void

  init(
    _ view: V, in place: _NodePlace, content: @escaping (V) -> Content,
    configure: @escaping (LazyElement, V) -> Void
  ) {
    self.content = content
    self.configure = configure
    let element = LazyElement(environment: place.environment, graph: place.graph)
    super.init(view, in: place, element: element)
    configure(element, view)
    element.lines.collect = { [weak self] in
      var items = LazyItems()
      for child in self?.children ?? [] { items.append(child) }
      return items
    }
    show(content(view))
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    take(environment)
    configure(element, view)
    show(content(view))
  }

  override func structureChanged() {
    element.itemsChanged()
    super.structureChanged()
  }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }
}
