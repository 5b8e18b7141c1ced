import Geometry
import Host

/// Follows the pointer, whose pressed button is a finger.
struct PointerTracker {
  /// The contact number of the pointer, apart from those of touch screens.
  static let contact = 1 << 20

  /// In the visible picture, each coordinate 0…1.
  private(set) var position = Point(0.5, 0.5)
  private var isDown = false
  private var isShown = false

  mutating func move(to point: Point, time: UInt64) -> [InputEvent] {
    let held = Point(min(max(point.x, 0), 1), min(max(point.y, 0), 1))
    guard held != position || !isShown else { return [] }
    position = held
    isShown = true
    let moved = InputEvent.pointer(held)
    return isDown ? [moved, touch(.moved, time)] : [moved]
  }

  mutating func button(isPressed: Bool, time: UInt64) -> [InputEvent] {
    guard isPressed != isDown else { return [] }
    isDown = isPressed
    return [touch(isPressed ? .began : .ended, time)]
  }

  /// The pointer is hidden, and its press taken back, as when a finger is used or the mouse is gone.
  mutating func hide(time: UInt64) -> [InputEvent] {
    var events: [InputEvent] = []
    if isDown { events.append(touch(.cancelled, time)) }
    if isShown { events.append(.pointer(nil)) }
    isDown = false
    isShown = false
    return events
  }

  private func touch(_ phase: TouchEvent.Phase, _ time: UInt64) -> InputEvent {
    .touch(
      TouchEvent(
        contact: Self.contact, phase: phase, position: position, microseconds: time))
  }
}
