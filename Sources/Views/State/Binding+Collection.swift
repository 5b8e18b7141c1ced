/// An element of a collection that another location keeps. Once the collection is shorter the last
/// element seen is read, and nothing is written.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
  private let base: Location<Base>
  private let index: Base.Index
  private var last: Base.Element

  init(_ base: Location<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
    last = base.value[index]
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }

  override var value: Base.Element {
    get {
      let collection = base.value
      if index >= collection.startIndex, index < collection.endIndex { last = collection[index] }
      return last
    }
    set {
      var collection = base.value
      guard index >= collection.startIndex, index < collection.endIndex else { return }
      collection[index] = newValue
      base.value = collection
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions in the collection.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position after the last.
  public var endIndex: Index { wrappedValue.endIndex }
  /// All positions.
  public var indices: Indices { wrappedValue.indices }

  /// The position after another.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// A binding to the element at a position.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {
  /// The position some steps away.
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(i, offsetBy: distance)
  }

  /// The number of steps between two positions.
  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
