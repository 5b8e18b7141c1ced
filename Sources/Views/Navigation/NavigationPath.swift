/// The values of the pages of a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// No page above the root.
  public init() { values = [] }

  /// The values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Pages above the root.
  public var count: Int { values.count }
  /// Whether the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes values off the top; as many as there are at most.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

/// A path that a binding keeps, whatever its type.
struct NavigationPathSource {
  let values: () -> [AnyHashable]
  let shorten: (Int) -> Void
  let extend: (AnyHashable) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    shorten = { path.wrappedValue.removeLast($0) }
    extend = { path.wrappedValue.values.append($0) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    shorten = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    extend = { value in
      if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
    }
  }
}
