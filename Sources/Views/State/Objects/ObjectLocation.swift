/// A property of an object whose reads are followed one by one.
class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let root: Root
  private let path: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  override var value: Value {
    get { root[keyPath: path] }
    set { root[keyPath: path] = newValue }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && path == other.path
  }
}

/// A property of an object that tells of changes as a whole: views that take bindings to it learn
/// from the value that there was when the binding was made whether theirs changed.
final class SnapshotLocation<Root: AnyObject, Value>: ObjectLocation<Root, Value>,
  @unchecked Sendable
{
  private let seen: Value

  override init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    seen = root[keyPath: path]
    super.init(root, path)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? SnapshotLocation<Root, Value>, super.isSame(as: other),
      let value = seen as? any Equatable
    else { return false }
    return Self.isEqual(value, other.seen)
  }

  private static func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == b as? T }
}
