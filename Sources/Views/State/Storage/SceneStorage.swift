import Foundation

/// A value that is kept for the window, as long as it is open: views that come and go find it again,
/// and every view that names the same key follows it.
@propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let standard: Value
  private var location: StateLocation<Value>?

  private init(key: String, standard: Value) {
    self.key = key
    self.standard = standard
  }

  /// The value; the standard one as long as there is none.
  public var wrappedValue: Value {
    get { location?.value ?? standard }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(standard)
  }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage: DynamicProperty {
  /// Takes the window's value for the key, the standard one on first use.
  @MainActor
  public mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    location = node.graph.windowValues.location(key, standard, in: node.graph)
  }
}

extension SceneStorage: FieldComparable {
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.key == b.key
  }
}

/// The values that a window keeps under keys.
@MainActor
struct WindowValues {
  private var locations: [String: AnyObject] = [:]

  nonisolated init() {}

  mutating func location<Value>(_ key: String, _ standard: Value, in graph: ViewGraph)
    -> StateLocation<Value>
  {
    if let known = locations[key] as? StateLocation<Value> { return known }
    let made = StateLocation(standard, graph: graph)
    locations[key] = made
    return made
  }
}

extension SceneStorage {
  /// A truth value under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key: key, standard: wrappedValue)
  }
  /// A whole number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key: key, standard: wrappedValue)
  }
  /// A number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key: key, standard: wrappedValue)
  }
  /// Text under a key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key: key, standard: wrappedValue)
  }
  /// An address under a key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key: key, standard: wrappedValue)
  }
  /// Bytes under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key: key, standard: wrappedValue)
  }
  /// A value with whole numbers for its raw values, under a key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, standard: wrappedValue)
  }
  /// A value with text for its raw values, under a key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, standard: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A truth value under a key, nil for none.
  public init(_ key: String) where Value == Bool? { self.init(key: key, standard: nil) }
  /// A whole number under a key, nil for none.
  public init(_ key: String) where Value == Int? { self.init(key: key, standard: nil) }
  /// A number under a key, nil for none.
  public init(_ key: String) where Value == Double? { self.init(key: key, standard: nil) }
  /// Text under a key, nil for none.
  public init(_ key: String) where Value == String? { self.init(key: key, standard: nil) }
  /// An address under a key, nil for none.
  public init(_ key: String) where Value == URL? { self.init(key: key, standard: nil) }
  /// Bytes under a key, nil for none.
  public init(_ key: String) where Value == Data? { self.init(key: key, standard: nil) }
  /// A value with text for its raw values, under a key, nil for none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key: key, standard: nil)
  }
  /// A value with whole numbers for its raw values, under a key, nil for none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key: key, standard: nil)
  }
}
