import Observation

/// Gives bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  fileprivate init(object: Value) { self.object = object }

  /// Only objects that can be observed have bindings.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { object = wrappedValue }

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The wrapper itself, for its bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Bindings to an object's properties.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Bindings to the properties of the same object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
