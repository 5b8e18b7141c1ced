/// A part of what the views in a lazy container come to.
@MainActor
enum LazyRun {
  /// Views written one by one, whose elements are there.
  case elements([Element])
  /// Views whose elements are made when they are needed.
  case list(any LazySource)
  /// Items whose elements a modifier wraps when they are needed.
  indirect case wrapped(LazyItems, any LazyWrapping)

  /// How many items there are.
  var count: Int {
    switch self {
    case .elements(let elements): elements.count
    case .list(let source): source.count
    case .wrapped(let items, _): items.count
    }
  }

  /// The elements of one item, made if need be.
  func elements(at index: Int) -> [Element] {
    switch self {
    case .elements(let elements): [elements[index]]
    case .list(let source): source.elements(at: index)
    case .wrapped(let items, let wrapping): wrapping.wrap(items.elements(at: index))
    }
  }

  /// Whether each item has exactly one element, as far as the first one tells.
  var hasSingleElements: Bool {
    if case .elements = self { return true }
    return elements(at: 0).count == 1
  }

  /// Lets go of all items but some, whose elements are there.
  func keepOnly(_ range: Range<Int>) {
    switch self {
    case .elements: break
    case .list(let source): source.keepOnly(range)
    case .wrapped(let items, let wrapping):
      items.keepOnly(range)
      wrapping.keepWrappers(of: range.flatMap { items.elements(at: $0) })
    }
  }

  /// How many items at the start are where they were when this was asked last.
  func takeUnchangedPrefix() -> Int {
    switch self {
    case .elements(let elements): elements.count
    case .list(let source): source.takeUnchangedPrefix()
    case .wrapped(let items, _): items.takeUnchangedPrefix()
    }
  }

  /// The place of the item that a list shows for an identity.
  func index(of id: AnyHashable) -> Int? {
    switch self {
    case .elements: nil
    case .list(let source): source.index(of: id)
    case .wrapped(let items, _): items.index(of: id)
    }
  }

  /// The list that an item comes from, with its place there.
  func origin(of index: Int) -> (source: any LazySource, index: Int)? {
    switch self {
    case .elements: nil
    case .list(let source): (source, index)
    case .wrapped(let items, _): items.origin(of: index)
    }
  }
}

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

/// The node of a modifier that wraps each element of the view it is applied to.
@MainActor
protocol LazyWrapping: _Node {
  /// The wrappers of elements, made where there is none.
  func wrap(_ elements: [Element]) -> [Element]
  /// Lets go of all wrappers but those of some elements.
  func keepWrappers(of elements: [Element])
}
