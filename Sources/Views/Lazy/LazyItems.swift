/// Makes the elements of many views one by one, and lets them go again.
@MainActor
protocol LazySource: AnyObject {
  /// How many views there are.
  var count: Int { get }
  /// The elements of one view, made if need be.
  func elements(at index: Int) -> [Element]
  /// Lets go of all views but some.
  func keepOnly(_ range: Range<Int>)
  /// How many views at the start are where they were when this was asked last.
  func takeUnchangedPrefix() -> Int
  /// The place of the view with an identity.
  func index(of id: AnyHashable) -> Int?
  /// The identity of the view at a place.
  func id(at index: Int) -> AnyHashable
  /// How a program lets its users change the collection.
  var edits: CollectionEdits { get }
  /// All views, made now, when they are sections; else nil.
  func sectionNodes() -> [_Node]?
}

/// What the views in a lazy container come to: views written one by one, whose elements are there, and
/// lists, whose elements are made when they are needed.
@MainActor
struct LazyItems {
  private enum Run {
    case elements([Element])
    case list(any LazySource)

    @MainActor var count: Int {
      switch self {
      case .elements(let elements): elements.count
      case .list(let source): source.count
      }
    }
  }

  private var runs: [(start: Int, count: Int, run: Run)] = []
  private(set) var count = 0
  /// Whether it minds which items belong to one section.
  var hasSections = false
  private(set) var sections: [LazySection] = []
  /// Whether the last section takes in what comes.
  private var isSectionOpen = false

  /// Appends what a node contributes.
  mutating func append(_ node: _Node) {
    if let source = node as? any LazySource {
      if hasSections, let nodes = source.sectionNodes() {
        for node in nodes { append(node) }
      } else {
        append(.list(source))
      }
    } else if hasSections, (node as? any SectionTelling)?.isSection == true {
      sections.append(LazySection(start: count))
      isSectionOpen = true
      for child in node.children { append(child) }
      isSectionOpen = false
    } else if node is any ItemPassing {
      for child in node.children { append(child) }
    } else {
      var elements: [Element] = []
      node.appendElements(to: &elements)
      append(.elements(elements))
    }
  }

  private mutating func append(_ run: Run) {
    let length = run.count
    if length == 0 { return }
    if hasSections { count(length, run) }
    runs.append((count, length, run))
    count += length
  }

  private var isLoose: Bool { sections.last?.isLoose == true && sections.last?.end == count }

  /// Takes in which section the next items belong to; those outside of all make up their own.
  private mutating func count(_ length: Int, _ run: Run) {
    if !isSectionOpen, !isLoose { sections.append(LazySection(start: count, isLoose: true)) }
    guard let last = sections.indices.last else { return }
    sections[last].end = count + length
    guard case .elements(let elements) = run else { return }
    switch elements[0].layoutValue(SectionRoleKey.self) {
    case .header: sections[last].headers += length
    case .footer: sections[last].footers += length
    case nil: break
    }
  }

  /// The section of an item.
  func section(at index: Int) -> Int? {
    var (low, high) = (0, sections.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if sections[middle].start <= index { low = middle } else { high = middle }
    }
    return low < high ? low : nil
  }

  /// Where an item of a list comes from: its place there, and the list.
  func origin(of index: Int) -> (source: any LazySource, index: Int)? {
    for (start, length, run) in runs where index >= start && index < start + length {
      if case .list(let source) = run { return (source, index - start) }
    }
    return nil
  }

  /// Replaces lists whose views come to several elements, or none, by all of their elements.
  mutating func spreadOut() {
    let old = runs
    runs = []
    count = 0
    for (_, length, run) in old {
      if case .list(let source) = run, source.elements(at: 0).count != 1 {
        append(.elements((0..<length).flatMap { source.elements(at: $0) }))
      } else {
        append(run)
      }
    }
  }

  /// The elements of one item.
  func elements(at index: Int) -> [Element] {
    for (start, length, run) in runs where index >= start && index < start + length {
      switch run {
      case .elements(let elements): return [elements[index - start]]
      case .list(let source): return source.elements(at: index - start)
      }
    }
    return []
  }

  /// Lets go of the elements of all items but some.
  func keepOnly(_ range: Range<Int>) {
    for (start, length, run) in runs {
      guard case .list(let source) = run else { continue }
      let part = range.clamped(to: start..<start + length)
      source.keepOnly(part.isEmpty ? 0..<0 : part.lowerBound - start..<part.upperBound - start)
    }
  }

  /// How many items at the start are where they were.
  func takeUnchangedPrefix() -> Int {
    var prefix = 0
    var isUnchanged = true
    for (_, length, run) in runs {
      var part = length
      if case .list(let source) = run { part = source.takeUnchangedPrefix() }
      if isUnchanged { prefix += min(part, length) }
      if part < length { isUnchanged = false }
    }
    return prefix
  }

  /// The item that a list shows for an identity.
  func index(of id: AnyHashable) -> Int? {
    for (start, _, run) in runs {
      if case .list(let source) = run, let index = source.index(of: id) { return start + index }
    }
    return nil
  }
}

/// A node that contributes exactly what the nodes below it do, in order.
@MainActor
protocol ItemPassing: _Node {}

extension CompositeNode: ItemPassing {}
extension TupleNode: ItemPassing {}
extension PassThroughNode: ItemPassing {}
extension EnvironmentNode: ItemPassing {}
extension TransactionNode: ItemPassing {}
extension ModifierBodyNode: ItemPassing {}
extension ModifierContentNode: ItemPassing {}
extension ConditionalNode: ItemPassing {}
extension OptionalNode: ItemPassing {}
extension AnyViewNode: ItemPassing {}
extension IDNode: ItemPassing {}

/// A node whose container makes its content's elements when they are needed.
@MainActor
protocol LazyHosting: _Node {
  /// The container.
  var lazyElement: LazyElement { get }
}

extension _NodePlace {
  /// Whether what is made here is an item of a lazy container.
  @MainActor var isLazy: Bool {
    var node = parent
    while let current = node {
      if current is any LazyHosting { return true }
      guard current is any ItemPassing || current is any LazySource else { return false }
      node = current.parent
    }
    return false
  }
}
