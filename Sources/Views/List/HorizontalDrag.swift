import Foundation

/// A finger that moves sideways over the view, for which it is not taken where it moves up or down.
struct HorizontalDrag: Gesture {
  struct Value: Equatable {
    /// Points from where the finger went down.
    var translation: CGFloat
    /// Points a second.
    var velocity: CGFloat
  }

  typealias Body = Never

  static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    HorizontalDragNode(gesture, in: place)
  }
}

final class HorizontalDragNode: TrackingNode<HorizontalDrag> {
  private var contact: Int?
  private var start = CGPoint.zero
  private var velocity = VelocityTracker()

  override var isDecisive: Bool { true }

  override func measure(_ event: ContactEvent) {
    if contact == event.contact { velocity.add(event.point, at: event.time) }
  }

  override func receive(_ event: ContactEvent) {
    if event.kind == .began, contact == nil, stage == .possible {
      contact = event.contact
      start = event.point
    }
    guard contact == event.contact else { return }
    if !event.isComputed { velocity.add(event.point, at: event.time) }
    let (x, y) = (event.point.x - start.x, event.point.y - start.y)
    let value = HorizontalDrag.Value(translation: x, velocity: velocity.velocity.width)
    switch (stage, event.kind) {
    case (.possible, .ended): current = .failed
    case (.possible, _):
      if abs(y) > 10, abs(y) >= abs(x) { current = .failed }
      if abs(x) > 10, abs(x) > abs(y) { current = .active(value) }
    case (.active, .ended): current = .ended(value)
    case (.active, _): current = .active(value)
    default: break
    }
  }

  override func reset() {
    super.reset()
    contact = nil
    velocity = VelocityTracker()
  }
}
