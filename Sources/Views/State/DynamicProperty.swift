/// A stored property of a view that is connected to something kept between updates.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  @MainActor mutating func update()

  /// Connects the property to its storage; built-in properties give their own.
  @MainActor mutating func _install(in slot: inout _PropertySlot, node: _Node)

  /// Whether two values of the property are compared to find out whether a body has to be evaluated.
  static var _isComparedByStorage: Bool { get }
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor public mutating func update() {}

  /// Connects the dynamic properties that this one is made of.
  @MainActor
  public mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    let fields = ViewFields.of(Self.self)
    if slot.children.isEmpty { slot.children = fields.makeSlots() }
    withUnsafeMutablePointer(to: &self) {
      fields.install(into: UnsafeMutableRawPointer($0), slots: &slot.children, node: node)
    }
  }

  /// The property's own fields are compared.
  public static var _isComparedByStorage: Bool { true }
}

/// What a node keeps for one dynamic property.
public struct _PropertySlot {
  /// The property's storage, of the property's own kind.
  var storage: AnyObject?
  /// Tells whether the property would read another value in an environment.
  var readsDifferently: (@MainActor (EnvironmentValues) -> Bool)?
  /// Ends what the property subscribed to.
  var cancel: (() -> Void)?
  var children: [_PropertySlot] = []

  init() {}

  @MainActor
  func readsDifferently(_ environment: EnvironmentValues) -> Bool {
    if let readsDifferently, readsDifferently(environment) { return true }
    return children.contains { $0.readsDifferently(environment) }
  }

  mutating func detach() {
    cancel?()
    cancel = nil
    for index in children.indices { children[index].detach() }
  }
}
