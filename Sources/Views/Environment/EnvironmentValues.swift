/// A key of a value that views receive from above.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What is read where nothing above sets it.
  static var defaultValue: Value { get }
}

/// What a view receives from above.
///
/// A value type over shared storage: two of them with the same storage are surely the same, which
/// is how unchanged parts of a tree are passed over.
public struct EnvironmentValues: CustomStringConvertible {
  private final class Storage: @unchecked Sendable {
    let values: [ObjectIdentifier: Entry]
    init(_ values: [ObjectIdentifier: Entry]) { self.values = values }
    static let empty = Storage([:])
  }

  /// A value of any type.
  private class Entry {}

  private final class TypedEntry<Value>: Entry {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage = Storage.empty

  /// Only defaults.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let entry = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
      // What is kept for a key was set for it: no type has to be looked up.
      return unsafeDowncast(entry, to: TypedEntry<K.Value>.self).value
    }
    set {
      var values = storage.values
      values[ObjectIdentifier(key)] = TypedEntry(newValue)
      storage = Storage(values)
    }
  }

  /// Whether both share their storage, so that all values are the same.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// The number of values set.
  public var description: String { "EnvironmentValues(\(storage.values.count) set)" }
}

extension EnvironmentValues: @unchecked Sendable {}
