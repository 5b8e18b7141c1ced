import Combine

/// The key of the object of a type that views receive from above.
struct ObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

/// An object that a view receives from above, and whose changes it follows.
///
/// A view that nothing above gives the object is left out, with a warning.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var object: ObjectType?

  /// Receives the object that `environmentObject(_:)` gives above the view.
  public init() {}

  /// The object. Only to be read where the view is shown.
  public var wrappedValue: ObjectType {
    guard let object else { preconditionFailure(_Node.missing(ObjectType.self)) }
    return object
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty {
  /// Takes the object from the node's environment and follows it.
  @MainActor
  public mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    object = node.environment[ObjectKey<ObjectType>.self]
    let shown = object.map { ObjectIdentifier($0) }
    slot.readsDifferently = { @MainActor environment in
      environment[ObjectKey<ObjectType>.self].map { ObjectIdentifier($0) } != shown
    }
    if let object { slot.follow(object, by: node) } else { node.lacks(ObjectType.self) }
  }

  /// The object comes from the node's environment, whose changes are followed apart.
  public static var _isComparedByStorage: Bool { false }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension _Node {
  static nonisolated func missing(_ type: Any.Type) -> String {
    "no object of type \(type) is in the environment; give one with .environmentObject(_:) or "
      + ".environment(_:) above the view"
  }

  /// Notes that something that the view needs is not there.
  func lacks(_ type: Any.Type) {
    lacksObject = true
    graph.warn(Self.missing(type))
  }
}

/// Gives the views below an object.
public struct _ObjectModifier<ObjectType: AnyObject> {
  let object: ObjectType?
}

extension _ObjectModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    environment[ObjectKey<ObjectType>.self] = object
  }
}

extension View {
  /// Gives the views below an object, which they find by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_ObjectModifier(object: object))
  }
}
