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

  /// Appends what a node contributes.
  mutating func append(_ node: _Node) {
    if let source = node as? any LazySource {
      append(.list(source))
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
    runs.append((count, length, run))
    count += length
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
      guard current is any ItemPassing else { return false }
      node = current.parent
    }
    return false
  }
}
