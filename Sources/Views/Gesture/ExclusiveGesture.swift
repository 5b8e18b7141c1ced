/// Two gestures of which only one is recognised, the first by preference.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What the recognised one tells.
  public enum Value {
    /// The first is recognised.
    case first(First.Value)
    /// The second is recognised.
    case second(Second.Value)
  }

  /// The preferred gesture.
  public var first: First
  /// The gesture that is recognised when the first is not.
  public var second: Second

  /// One of both gestures.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows both.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    ExclusiveNode(gesture, in: place)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

final class ExclusiveNode<First: Gesture, Second: Gesture>:
  _GestureNode<ExclusiveGesture<First, Second>>
{
  private enum Choice { case none, first, second }
  private let first: _GestureNode<First>
  private let second: _GestureNode<Second>
  private var choice = Choice.none

  init(_ gesture: ExclusiveGesture<First, Second>, in place: _GesturePlace) {
    first = First._makeNode(gesture.first, in: place)
    second = Second._makeNode(gesture.second, in: place)
    super.init(gesture)
  }

  override func update(_ gesture: ExclusiveGesture<First, Second>) {
    super.update(gesture)
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override var parts: [_GestureTracker] { [first, second] }

  override var phase: _GesturePhase<ExclusiveGesture<First, Second>.Value> {
    switch choice {
    case .first: first.phase.map { .first($0) }
    case .second: second.phase.map { .second($0) }
    case .none:
      if let value = first.phase.value {
        .possible(.first(value))
      } else if second.stage == .possible, let value = second.phase.value {
        .possible(.second(value))
      } else {
        .possible(nil)
      }
    }
  }

  override func receive(_ event: ContactEvent) {
    for part in live { part.receive(event) }
    choose()
  }

  override func tick(_ time: Double) {
    for part in live { part.tick(time) }
    choose()
  }

  override var deadline: Double? { live.compactMap(\.deadline).min() }
  override var isDecisive: Bool {
    switch choice {
    case .first: first.isDecisive
    case .second: second.isDecisive
    case .none: false
    }
  }

  private var live: [_GestureTracker] {
    let candidates: [_GestureTracker] =
      switch choice {
      case .first: [first]
      case .second: [second]
      case .none: parts
      }
    return candidates.filter { $0.stage == .possible || $0.stage == .active }
  }

  private func choose() {
    guard choice == .none else { return }
    if first.stage.isRecognized {
      choice = .first
      second.cancel()
    } else if first.stage == .failed || second.stage.isRecognized && second.isDecisive {
      choice = .second
      first.cancel()
    }
  }

  override func deliver(_ hasItsWay: Bool) {
    first.deliver(hasItsWay && choice == .first)
    second.deliver(hasItsWay && choice == .second)
  }

  override func reset() {
    super.reset()
    choice = .none
  }
}

extension Gesture {
  /// This gesture or else another; this one by preference.
  public nonisolated func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
  {
    ExclusiveGesture(self, other)
  }
}
