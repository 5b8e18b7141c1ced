/// What a node keeps to evaluate the body of a view or a modifier: the storage of its dynamic
/// properties, and the motion of its animatable data.
@MainActor
struct BodyProperties {
  private let fields: ViewFields
  private var slots: [_PropertySlot]
  private let animatable: AnimatableBody?

  /// For a type, with the first value that is shown.
  init<Value>(_ value: Value) {
    fields = ViewFields.of(Value.self)
    slots = fields.makeSlots()
    animatable = fields.isAnimatable ? AnimatableBody.make(for: value) : nil
  }

  /// Connects a value to the storage; gives the value whose body is shown in the frame under way, or
  /// nil when the environment lacks an object that it needs.
  mutating func connect<Value>(_ value: inout Value, to node: _Node) -> Value? {
    node.lacksObject = false
    withUnsafeMutablePointer(to: &value) {
      fields.install(into: UnsafeMutableRawPointer($0), slots: &slots, node: node)
    }
    if node.lacksObject { return nil }
    var shown = value
    if let animatable, animatable.isAnimating {
      withUnsafeMutablePointer(to: &shown) {
        animatable.write(into: UnsafeMutableRawPointer($0), at: node.graph.drawTime)
      }
    }
    return shown
  }

  /// Puts a new value in the place of an old one and starts its motion; false when they are the same,
  /// so that nothing has to be evaluated.
  func replace<Value>(
    _ value: inout Value, with new: Value, for node: _Node & AnimationParticipant,
    _ environment: EnvironmentValues
  ) -> Bool {
    var new = new
    let isSame = withUnsafePointer(to: &new) { new in
      withUnsafePointer(to: &value) { old in
        fields.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
    if isSame { return false }
    value = new
    guard let animatable else { return true }
    withUnsafePointer(to: &value) {
      animatable.set(UnsafeRawPointer($0), node.graph, environment)
    }
    if animatable.isAnimating { node.graph.animate(node) }
    return true
  }

  /// Whether a property would read another value in an environment.
  func depend(on environment: EnvironmentValues) -> Bool {
    fields.dependsOnEnvironment(slots, environment)
  }

  /// Runs the animatable data on; false when it does not move any more. The last frame shows the
  /// target, which is evaluated once more.
  func advance(to time: Double, for node: _Node) -> Bool {
    guard node.isAttached, let animatable else { return false }
    let isMoving = animatable.advance(to: time)
    if !isMoving { node.graph.invalidateQuietly(node) }
    return isMoving
  }

  /// Ends what the properties subscribed to.
  mutating func detach() {
    for index in slots.indices { slots[index].detach() }
  }
}
