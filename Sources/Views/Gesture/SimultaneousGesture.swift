/// Two gestures that are recognised without regard to each other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What both tell; nil for one that tells nothing.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }

  /// One gesture.
  public var first: First
  /// The other.
  public var second: Second

  /// Both gestures.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows both.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    SimultaneousNode(gesture, in: place)
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

final class SimultaneousNode<First: Gesture, Second: Gesture>:
  _GestureNode<SimultaneousGesture<First, Second>>
{
  private let first: _GestureNode<First>
  private let second: _GestureNode<Second>

  init(_ gesture: SimultaneousGesture<First, Second>, in place: _GesturePlace) {
    first = First._makeNode(gesture.first, in: place)
    second = Second._makeNode(gesture.second, in: place)
    super.init(gesture)
  }

  override func update(_ gesture: SimultaneousGesture<First, Second>) {
    super.update(gesture)
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override var parts: [_GestureTracker] { [first, second] }

  override var phase: _GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    switch (first.stage, second.stage) {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
    default:
      return .possible(value.first == nil && value.second == nil ? nil : value)
    }
  }

  override func receive(_ event: ContactEvent) {
    for part in parts where part.stage == .possible || part.stage == .active { part.receive(event) }
  }

  override func deliver(_ hasItsWay: Bool) {
    first.deliver(hasItsWay && first.stage.isRecognized)
    second.deliver(hasItsWay && second.stage.isRecognized)
  }
}

extension Gesture {
  /// This gesture and another, recognised without regard to each other.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }
}
