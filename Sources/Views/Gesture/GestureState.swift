/// A value that a gesture changes while it goes on, and that is as at the start when it is over.
@propertyWrapper
public struct GestureState<Value> {
  let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Starts with this value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Starts with this value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Starts with this value and goes back to it with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Starts with this value and goes back to it with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Starts with this value and goes back to it with a transaction that `reset` makes of the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Starts with this value and goes back to it with a transaction that `reset` makes of the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { location?.value ?? initial }

  /// The property itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  /// Lets a gesture change the value.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.value
    var transaction = Transaction.current
    transaction.isContinuous = true
    body(&value, &transaction)
    withTransaction(transaction) { location.value = value }
  }

  /// Goes back to the start.
  func restore() {
    guard let location else { return }
    var transaction = Transaction.current
    reset(location.value, &transaction)
    withTransaction(transaction) { location.value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Starts with nil and goes back to it with a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Starts with nil and goes back to it with a transaction that `reset` makes of the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: DynamicProperty {
  /// Connects the property to the node's storage, made on first use.
  @MainActor
  public mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    let known = slot.storage as? StateLocation<Value>
    let location = known ?? StateLocation(initial, graph: node.graph)
    slot.storage = location
    self.location = location
  }

  /// The value is kept by the node.
  public static var _isComparedByStorage: Bool { false }
}

/// A gesture that changes a value while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
  /// What the gesture tells.
  public typealias Value = Base.Value

  /// The gesture.
  public var base: Base
  /// The value that it changes.
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows the gesture.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    GestureStateNode(gesture, in: place)
  }
}

final class GestureStateNode<Base: Gesture, State>: _GestureNode<GestureStateGesture<Base, State>> {
  private let inner: _GestureNode<Base>
  private var isChanged = false

  init(_ gesture: GestureStateGesture<Base, State>, in place: _GesturePlace) {
    inner = Base._makeNode(gesture.base, in: place)
    super.init(gesture)
  }

  override func update(_ gesture: GestureStateGesture<Base, State>) {
    super.update(gesture)
    inner.update(gesture.base)
  }

  override var parts: [_GestureTracker] { [inner] }
  override var phase: _GesturePhase<Base.Value> { inner.phase }

  override func deliver(_ hasItsWay: Bool) {
    super.deliver(hasItsWay)
    switch phase {
    case .possible(let value?): change(value)
    case .active(let value): if hasItsWay { change(value) }
    case .ended, .failed: restore()
    case .possible(nil): break
    }
  }

  private func change(_ value: Base.Value) {
    isChanged = true
    gesture.state.change { gesture.update(value, &$0, &$1) }
  }

  private func restore() {
    guard isChanged else { return }
    isChanged = false
    gesture.state.restore()
  }

  override func cancel() {
    super.cancel()
    restore()
  }

  override func reset() {
    super.reset()
    restore()
  }
}

extension Gesture {
  /// Changes a value while the gesture goes on; when it is over, the value is as at the start.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
