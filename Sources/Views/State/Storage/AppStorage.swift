import Combine
import Foundation

/// A value that is kept between runs of the program, in a store of defaults; every view that names the
/// same key follows it.
@propertyWrapper
public struct AppStorage<Value> {
  private var location: StoredLocation<Value>

  init(_ key: String, _ store: UserDefaults?, _ standard: Value, _ form: StoredForm<Value>) {
    location = StoredLocation(key, store, standard, form)
  }

  /// The value; the standard one as long as the store has none.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: PublishedProperty {
  /// Objects that have the property tell of its changes.
  package var announcer: ObservableObjectPublisher? {
    get { location.announcer }
    nonmutating set { location.announcer = newValue }
  }
}

extension AppStorage: DynamicProperty {
  /// Follows the key as long as the node is there.
  @MainActor
  public mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    if let known = slot.storage as? StoredLocation<Value>, known.isSame(as: location) {
      location = known
    } else {
      location.follow(in: node)
      slot.storage = location
    }
  }
}

extension AppStorage: FieldComparable {
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.location.isSame(as: b.location)
  }
}

extension AppStorage {
  /// A truth value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, .bool)
  }
  /// A whole number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, .int)
  }
  /// A number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, wrappedValue, .double)
  }
  /// Text under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, wrappedValue, .string)
  }
  /// An address under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, .url)
  }
  /// Bytes under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, .data)
  }
  /// A date under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, .date)
  }
  /// A value with whole numbers for its raw values, under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, .raw(.int))
  }
  /// A value with text for its raw values, under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A truth value under a key, nil for none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional(.bool))
  }
  /// A whole number under a key, nil for none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, .optional(.int))
  }
  /// A number under a key, nil for none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional(.double))
  }
  /// Text under a key, nil for none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional(.string))
  }
  /// An address under a key, nil for none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, .optional(.url))
  }
  /// Bytes under a key, nil for none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional(.data))
  }
  /// A date under a key, nil for none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, .optional(.date))
  }
  /// A value with text for its raw values, under a key, nil for none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, nil, .optional(.raw(.string)))
  }
  /// A value with whole numbers for its raw values, under a key, nil for none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, .optional(.raw(.int)))
  }
}

struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The store for properties that name none; nil for the standard one.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Keeps the values of the views below in a store, where their properties name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
