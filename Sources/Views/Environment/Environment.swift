/// Reads a value that the view receives from above, and follows its changes.
@propertyWrapper
public struct Environment<Value> {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value, KeyPath<EnvironmentValues, Value>)
    case object(Value?, (EnvironmentValues) -> Value?)
  }
  private var content: Content

  /// Reads what the key path leads to.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  init(objectType: Value.Type, read: @escaping (EnvironmentValues) -> Value?)
  where Value: AnyObject {
    content = .object(nil, read)
  }

  /// The value; before the view is shown, the default. An object is only to be read where the view
  /// is shown.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let path): return EnvironmentValues()[keyPath: path]
    case .value(let value, _): return value
    case .object(let object, _):
      guard let object else { preconditionFailure(_Node.missing(Value.self)) }
      return object
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: DynamicProperty {
  /// Reads the value from the node's environment.
  @MainActor
  public mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    let path: KeyPath<EnvironmentValues, Value>
    switch content {
    case .keyPath(let keyPath), .value(_, let keyPath): path = keyPath
    case .object(_, let read):
      let object = read(node.environment)
      content = .object(object, read)
      let shown = object as AnyObject?
      slot.readsDifferently = { @MainActor environment in
        read(environment) as AnyObject? !== shown
      }
      if object == nil { node.lacks(Value.self) }
      return
    }
    let value = node.environment[keyPath: path]
    content = .value(value, path)
    slot.readsDifferently = { @MainActor environment in
      let new = environment[keyPath: path]
      if let old = value as? any Equatable { return !Self.isEqual(old, new) }
      return true
    }
  }

  private static func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == b as? T }

  /// The value comes from the node's environment, whose changes are followed apart.
  public static var _isComparedByStorage: Bool { false }
}
