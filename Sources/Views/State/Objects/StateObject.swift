import Combine

/// An object that a view makes when it is first shown and keeps as long as it is shown.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private enum Content {
    case maker(() -> ObjectType)
    case object(ObjectType)
  }
  private var content: Content

  /// Makes the object when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    content = .maker(thunk)
  }

  /// The object; of a view that is not shown, a new one each time.
  public var wrappedValue: ObjectType {
    switch content {
    case .maker(let make): make()
    case .object(let object): object
    }
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension StateObject: DynamicProperty {
  /// Takes the object that the node keeps, a new one on first use.
  @MainActor
  public mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    if let known = slot.storage as? ObjectSubscription<ObjectType> {
      content = .object(known.object)
    } else {
      let object = wrappedValue
      content = .object(object)
      slot.follow(object, by: node)
    }
  }

  /// The object is kept by the node.
  public static var _isComparedByStorage: Bool { false }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
