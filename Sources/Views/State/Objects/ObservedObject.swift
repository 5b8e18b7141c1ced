import Combine

/// An object whose changes a view follows; something else keeps it.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: SnapshotLocation(root, keyPath))
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Follows an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Follows an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: DynamicProperty {
  /// Follows the present object.
  @MainActor
  public mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    slot.follow(wrappedValue, by: node)
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}
