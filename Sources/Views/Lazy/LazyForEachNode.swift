/// Keeps the nodes of those elements of a collection that a lazy container shows.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>, LazySource
{
  private var ids: [ID] = []
  private var nodes: [Int: _ViewNode<Content>] = [:]
  private var unchangedPrefix = 0
  /// The places of all identities; made when one is looked for.
  private var places: [ID: Int]?

  override init(_ view: ForEach<Data, ID, Content>, in place: _NodePlace) {
    super.init(view, in: place)
    ids = view.data.map(view.id)
  }

  var count: Int { ids.count }

  private func content(at index: Int) -> Content {
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    return graph.evaluating(self, isPart: true) { view.content(element) }
  }

  func elements(at index: Int) -> [Element] {
    guard ids.indices.contains(index) else { return [] }
    var elements: [Element] = []
    node(at: index).appendElements(to: &elements)
    return elements
  }

  private func node(at index: Int) -> _ViewNode<Content> {
    if let node = nodes[index] { return node }
    warnOfTwin(at: index)
    let node = Content._makeNode(content(at: index), in: place)
    nodes[index] = node
    return node
  }

  /// Views that are there at the same time are to have ids of their own.
  private func warnOfTwin(at index: Int) {
    if nodes.keys.contains(where: { ids[$0] == ids[index] }) {
      graph.warn("ForEach: the id \(ids[index]) occurs more than once in a lazy container")
    }
  }

  func id(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }

  var edits: CollectionEdits { view.edits }

  func sectionNodes() -> [_Node]? {
    guard !ids.isEmpty, node(at: 0).holdsSection else { return nil }
    return ids.indices.map { node(at: $0) }
  }

  func keepOnly(_ range: Range<Int>) {
    for index in nodes.keys.sorted() where !range.contains(index) {
      nodes.removeValue(forKey: index)?.detach()
    }
  }

  func takeUnchangedPrefix() -> Int {
    defer { unchangedPrefix = ids.count }
    return unchangedPrefix
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if places == nil {
      places = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    }
    return places?[id]
  }

  override func update(_ view: ForEach<Data, ID, Content>, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    observations.end()
    let newIDs = view.data.map(view.id)
    if newIDs != ids { move(to: newIDs) }
    updateNodes()
  }

  /// Takes new identities; nodes go where theirs are now.
  private func move(to newIDs: [ID]) {
    let prefix = zip(ids, newIDs).prefix { $0 == $1 }.count
    unchangedPrefix = min(unchangedPrefix, prefix)
    var moving: [ID: (index: Int, node: _ViewNode<Content>)] = [:]
    for index in nodes.keys.sorted() where index >= prefix {
      guard let node = nodes.removeValue(forKey: index) else { continue }
      if let twin = moving.updateValue((index, node), forKey: ids[index]) { twin.node.detach() }
    }
    if !moving.isEmpty {
      for index in prefix..<newIDs.count {
        if let node = moving.removeValue(forKey: newIDs[index])?.node { nodes[index] = node }
      }
    }
    for gone in moving.values.sorted(by: { $0.index < $1.index }) { gone.node.detach() }
    ids = newIDs
    places = nil
    structureChanged()
  }

  private func updateNodes() {
    for index in nodes.keys.sorted() {
      nodes[index]?.update(content(at: index), environment: environment)
    }
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    for index in nodes.keys.sorted() { nodes[index]?.refresh(environment) }
  }

  /// State that the content closure itself read has changed.
  override func reevaluate() {
    observations.end()
    updateNodes()
  }

  /// All elements, for a container that asks for them at once.
  override func appendElements(to elements: inout [Element]) {
    for index in ids.indices { elements += self.elements(at: index) }
  }

  override var children: [_Node] { nodes.keys.sorted().compactMap { nodes[$0] } }
}
