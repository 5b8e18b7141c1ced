import Observation

extension View {
  /// Gives the views below an observable object, which they find by its type; nil takes it away.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_ObjectModifier(object: object))
  }
}

extension EnvironmentValues {
  /// The observable object of a type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}

extension Environment {
  /// Reads an observable object. A view that nothing above gives one is left out, with a warning.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(objectType: objectType) { $0[ObjectKey<Value>.self] }
  }

  /// Reads an observable object, or nil where there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\.[ObjectReading<T>()])
  }
}

/// Makes the key path to an object.
struct ObjectReading<T: AnyObject>: Hashable {}

extension EnvironmentValues {
  subscript<T: AnyObject>(reading: ObjectReading<T>) -> T? { self[ObjectKey<T>.self] }
}
