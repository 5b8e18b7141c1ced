/// The rows of a list.
struct ListRows<Content> {
  let content: Content
  let options: ListOptions
}

extension ListRows: View where Content: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    ListRowsNode(view, in: place)
  }
}

/// Lines rows up and keeps each in what a list draws around it.
final class ListRowsNode<Content: View>: HostingNode<ListRows<Content>, Content, LazyElement>,
  LazyHosting
{
  var lazyElement: LazyElement { element }
  private let keeper: ListRowKeeper

  init(_ view: ListRows<Content>, in place: _NodePlace) {
    let element = LazyElement(environment: place.environment, graph: place.graph)
    keeper = ListRowKeeper(view.options, list: element)
    super.init(view, in: place, element: element)
    keeper.node = self
    element.style = LazyElement.Style(axis: .vertical, alignment: .topLeading, gap: 0)
    element.lines.decorator = keeper
    element.lines.collect = { [weak self] in
      var items = LazyItems()
      items.hasSections = true
      for child in self?.content ?? [] { items.append(child) }
      return items
    }
    show(view.content)
  }

  private var content: [_Node] { super.children }

  override func update(_ view: ListRows<Content>, environment: EnvironmentValues) {
    self.view = view
    take(environment)
    show(view.content)
    keeper.options = view.options
    keeper.updateRows()
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    super.refresh(environment)
    keeper.updateRows()
  }

  override func structureChanged() {
    element.itemsChanged()
    super.structureChanged()
  }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }

  override var children: [_Node] { content + keeper.nodes }
}
