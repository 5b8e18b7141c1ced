/// One view for each element of a collection; each keeps its identity by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Whether the elements are meant to stay as they are.
  var isConstant = false
  /// How users may change the collection.
  var edits = CollectionEdits()
}

extension ForEach: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Views for elements that are identified by what the key path leads to.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Makes a node that keeps one child for each id; in a lazy container, for each that is shown.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    place.isLazy ? LazyForEachNode(view, in: place) : ForEachNode(view, in: place)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Views for elements that identify themselves.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Views for a range of integers.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: { $0 }, isConstant: true)
  }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private var order: [ID] = []
  private var items: [ID: DynamicItem<_ViewNode<Content>>] = [:]
  private lazy var leaving = LeavingItems<ID, _ViewNode<Content>>(of: self)
  /// Whether the first views are there: those that come later are inserted.
  private var isSet = false

  override init(_ view: ForEach<Data, ID, Content>, in place: _NodePlace) {
    super.init(view, in: place)
    show(view)
    isSet = true
  }

  private func show(_ view: ForEach<Data, ID, Content>) {
    var newOrder: [ID] = []
    newOrder.reserveCapacity(view.data.count)
    var kept: [ID: DynamicItem<_ViewNode<Content>>] = [:]
    kept.reserveCapacity(view.data.count)
    observations.end()
    for element in view.data {
      let id = view.id(element)
      guard kept[id] == nil else {
        graph.warn("ForEach: the id \(id) occurs more than once; only its first view is shown")
        continue
      }
      let content = graph.evaluating(self, isPart: true) { view.content(element) }
      if let item = items.removeValue(forKey: id) ?? leaving.takeBack(id) {
        item.node.update(content, environment: environment)
        kept[id] = item
      } else {
        kept[id] = DynamicItem(
          Content._makeNode(content, in: place), in: self, isInserted: isSet,
          identity: AnyHashable(id))
      }
      newOrder.append(id)
    }
    for id in order { if let item = items[id] { leaving.remove(item, id) } }
    items = kept
    if newOrder != order {
      order = newOrder
      structureChanged()
    }
  }

  override func update(_ view: ForEach<Data, ID, Content>, environment: EnvironmentValues) {
    if view.isConstant, view.data.count != self.view.data.count {
      graph.warn("ForEach: a range whose count changes needs an id: use ForEach(_:id:content:)")
    }
    self.view = view
    self.environment = environment
    show(view)
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    for id in order { items[id]?.refresh(environment) }
    leaving.refresh(environment)
  }

  /// State that the content closure itself read has changed.
  override func reevaluate() { show(view) }

  override func appendElements(to elements: inout [Element]) {
    for id in order { items[id]?.appendElements(to: &elements) }
    leaving.appendElements(to: &elements)
  }

  override var children: [_Node] { order.flatMap { items[$0]?.nodes ?? [] } + leaving.nodes }
}

extension ForEachNode: IdentityKeeping {
  func node(for id: AnyHashable) -> _Node? { (id.base as? ID).flatMap { items[$0]?.node } }
}
