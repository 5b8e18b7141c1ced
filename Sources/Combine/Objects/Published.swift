/// A property of an observable object that publishes each new value before it takes it.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// Starts with a value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Starts with a value.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// Only properties of classes publish.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// Publishes the present value, then each new one.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { if newValue.storage !== storage { storage.follow(newValue) } }
  }

  /// Reads the value; announces and takes a new one.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }

  /// Publishes a property's present value, then each new one before the property takes it.
  public struct Publisher: Combine.Publisher {
    /// Values of the property's type.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.audience.add(subscriber, first: storage.value)
    }
  }
}

/// Where a published property keeps its value.
final class PublishedStorage<Value>: @unchecked Sendable {
  private(set) var value: Value
  let audience = Audience<Value, Never>(surplus: .keepLatest)
  /// What is told before each change: the publisher made for the object that has the property.
  var announcer: ObservableObjectPublisher?
  /// Ends the publisher that gives the property its values.
  private var source: AnyCancellable?

  init(_ value: Value) { self.value = value }

  func set(_ value: Value) {
    announcer?.send()
    audience.send(value)
    self.value = value
  }

  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    source = publisher.sink { [weak self] in self?.set($0) }
  }
}

/// A property of any type that has objects tell of its changes.
package protocol PublishedProperty {
  var announcer: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  package var announcer: ObservableObjectPublisher? {
    get { storage.announcer }
    nonmutating set { storage.announcer = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Gives a published property each value, as long as the property is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
