import Geometry
import Host

/// Turns one client's pointer into touches: its first button is a finger.
package struct PointerTranslator {
  private let contact: Int
  private var position: Point?

  /// - Parameter contact: tells this client's finger from those of others.
  package init(contact: Int) {
    self.contact = contact
  }

  /// The pointer is at a pixel of a picture of this size, with these buttons (bit 0 is the first).
  package mutating func move(
    x: Int, y: Int, buttons: Int, width: Int, height: Int, microseconds: UInt64
  ) -> InputEvent {
    let place = Point(
      (Double(min(max(x, 0), width - 1)) + 0.5) / Double(max(width, 1)),
      (Double(min(max(y, 0), height - 1)) + 0.5) / Double(max(height, 1)))
    let isDown = buttons & 1 != 0
    let wasDown = position != nil
    position = isDown ? place : nil
    let phase: TouchEvent.Phase
    switch (wasDown, isDown) {
    case (false, false): return .pointer(place)
    case (false, true): phase = .began
    case (true, true): phase = .moved
    case (true, false): phase = .ended
    }
    return .touch(
      TouchEvent(contact: contact, phase: phase, position: place, microseconds: microseconds))
  }

  /// The client is gone: its finger, if it was down, did not end where it meant to.
  package mutating func leave(microseconds: UInt64) -> [InputEvent] {
    defer { position = nil }
    guard let position else { return [.pointer(nil)] }
    return [
      .touch(
        TouchEvent(
          contact: contact, phase: .cancelled, position: position, microseconds: microseconds)),
      .pointer(nil),
    ]
  }
}
