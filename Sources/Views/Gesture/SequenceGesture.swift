/// A gesture and then another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// What the gesture under way tells.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first is over; the second tells something or nothing yet.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// One gesture after the other.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows one, then the other.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    SequenceNode(gesture, in: place)
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

final class SequenceNode<First: Gesture, Second: Gesture>:
  _GestureNode<SequenceGesture<First, Second>>
{
  private let first: _GestureNode<First>
  private let second: _GestureNode<Second>
  /// What the first told at its end.
  private var firstValue: First.Value?
  /// What the contacts that are down did last.
  private var contacts: [ContactEvent] = []
  /// When the second has to begin where no contact is down.
  private var latestBegin: Double?
  private var isTooLate = false

  init(_ gesture: SequenceGesture<First, Second>, in place: _GesturePlace) {
    first = First._makeNode(gesture.first, in: place)
    second = Second._makeNode(gesture.second, in: place)
    super.init(gesture)
  }

  override func update(_ gesture: SequenceGesture<First, Second>) {
    super.update(gesture)
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override var parts: [_GestureTracker] { [first, second] }

  override var phase: _GesturePhase<SequenceGesture<First, Second>.Value> {
    if isTooLate { return .failed }
    guard let firstValue else {
      switch first.phase {
      case .possible(let value): return .possible(value.map { .first($0) })
      case .active(let value), .ended(let value): return .active(.first(value))
      case .failed: return .failed
      }
    }
    switch second.phase {
    case .possible(let value): return .active(.second(firstValue, value))
    case .active(let value): return .active(.second(firstValue, value))
    case .ended(let value): return .ended(.second(firstValue, value))
    case .failed: return .failed
    }
  }

  override func receive(_ event: ContactEvent) {
    contacts.removeAll { $0.contact == event.contact }
    if event.kind != .ended { contacts.append(event) }
    latestBegin = nil
    if firstValue == nil {
      first.receive(event)
      goOn(event.time)
    } else {
      second.receive(event)
    }
  }

  override func tick(_ time: Double) {
    if let latestBegin, time >= latestBegin { isTooLate = true }
    if firstValue == nil {
      first.tick(time)
      goOn(time)
    } else {
      second.tick(time)
    }
  }

  /// Begins the second where the first is over, with the contacts that are down.
  private func goOn(_ time: Double) {
    guard case .ended(let value) = first.phase else { return }
    firstValue = value
    if contacts.isEmpty { latestBegin = time + TapTracker.interval }
    for contact in contacts {
      second.receive(
        ContactEvent(contact: contact.contact, kind: .began, point: contact.point, time: time))
    }
  }

  override var deadline: Double? {
    if isTooLate { return nil }
    return latestBegin ?? (firstValue == nil ? first.deadline : second.deadline)
  }

  override func deliver(_ hasItsWay: Bool) {
    first.deliver(hasItsWay)
    if firstValue != nil { second.deliver(hasItsWay) }
  }

  override func cancel() {
    super.cancel()
    isTooLate = true
  }

  override func reset() {
    super.reset()
    firstValue = nil
    contacts = []
    latestBegin = nil
    isTooLate = false
  }
}

extension Gesture {
  /// This gesture and then another.
  public nonisolated func sequenced<Other: Gesture>(before other: Other)
    -> SequenceGesture<Self, Other>
  {
    SequenceGesture(self, other)
  }
}
