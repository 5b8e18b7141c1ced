import Foundation

/// A value that a view owns: kept as long as the view is shown, and the view follows its changes.
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Starts with this value when the view is first shown.
  public init(wrappedValue value: Value) { initial = value }

  /// Starts with this value when the view is first shown.
  public init(initialValue value: Value) { initial = value }

  /// The value; setting it has what depends on it evaluated again.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: DynamicProperty {
  /// Connects the property to the node's storage, made on first use.
  @MainActor
  public mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    if let known = slot.storage as? StateLocation<Value> {
      location = known
    } else {
      let made = StateLocation(initial, graph: node.graph)
      slot.storage = made
      location = made
    }
  }

  /// The value is kept by the node: the initial value of later copies does not matter.
  public static var _isComparedByStorage: Bool { false }
}
