import Combine
import Foundation

/// Where a value is kept that bindings read and write. Subclasses give the access.
class Location<Value>: @unchecked Sendable {
  /// The value as the caller may see it now.
  var value: Value {
    get { preconditionFailure("a location gives access to its value") }
    set { _ = newValue }
  }

  /// Whether another location surely reads and writes the same.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A location that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let constant: Value
  init(_ value: Value) { constant = value }
  override var value: Value {
    get { constant }
    set { _ = newValue }
  }
}

/// A location reached by two closures.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  override var value: Value {
    get { get() }
    set { set(newValue) }
  }
}

/// A part of another location's value.
final class ProjectedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let root: Location<Root>
  private let path: WritableKeyPath<Root, Value>
  init(_ root: Location<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }
  override var value: Value {
    get { root.value[keyPath: path] }
    set { root.value[keyPath: path] = newValue }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return path == other.path && root.isSame(as: other.root)
  }
}

/// State of a node. Outside of updates the latest value is seen at once; bodies see it from the
/// flush that takes the change in. Changes from other threads are passed to the main one.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private var latest: Value
  private var seen: Value
  private weak var graph: ViewGraph?
  private let readers = ReaderSet()

  init(_ value: Value, graph: ViewGraph) {
    latest = value
    seen = value
    self.graph = graph
  }

  override var value: Value {
    get {
      guard MainQueue.isCurrent else { return latest }
      return MainActor.assumeIsolated {
        guard let graph, let node = graph.evaluatedNode else { return Change(value: latest) }
        readers.insert(node)
        return Change(value: seen)
      }.value
    }
    set {
      let change = Change(value: newValue)
      guard MainQueue.isCurrent else {
        DispatchQueue.main.async { self.set(change.value) }
        return
      }
      MainActor.assumeIsolated { set(change.value) }
    }
  }

  private static func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == b as? T }

  /// Carries a value to the main thread, where alone it is used from then on.
  private struct Change: @unchecked Sendable { let value: Value }

  @MainActor
  private func set(_ value: Value) {
    // The value that is there already changes nothing.
    if let old = latest as? any Equatable, Self.isEqual(old, value) { return }
    latest = value
    graph?.enqueue(for: self) { [self] in
      seen = value
      readers.invalidate()
    }
  }
}

/// The nodes whose bodies read a value.
final class ReaderSet: @unchecked Sendable {
  private struct Reader { weak var node: _Node? }
  private var readers: [ObjectIdentifier: Reader] = [:]

  @MainActor
  func insert(_ node: _Node) { readers[ObjectIdentifier(node)] = Reader(node: node) }

  /// Has every reader evaluated again; they register anew when they read again.
  @MainActor
  func invalidate() {
    let nodes = readers.values.compactMap(\.node)
    readers.removeAll(keepingCapacity: true)
    for node in nodes { node.graph.invalidate(node) }
  }
}
