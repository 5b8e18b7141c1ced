import Geometry
import Host

/// Follows the contacts of all touch screens.
struct TouchTracker {
  /// Contacts that are followed at a time; more are ignored.
  static let maximumContacts = 32

  private var contacts: [Int: (device: Int, position: Point)] = [:]

  mutating func down(_ slot: Int, device: Int, at position: Point, time: UInt64) -> [TouchEvent] {
    var events: [TouchEvent] = []
    if let old = contacts[slot] { events.append(event(slot, .cancelled, old.position, time)) }
    guard contacts[slot] != nil || contacts.count < Self.maximumContacts else { return events }
    contacts[slot] = (device, position)
    return events + [event(slot, .began, position, time)]
  }

  mutating func move(_ slot: Int, to position: Point, time: UInt64) -> [TouchEvent] {
    guard contacts[slot] != nil, contacts[slot]?.position != position else { return [] }
    contacts[slot]?.position = position
    return [event(slot, .moved, position, time)]
  }

  mutating func up(_ slot: Int, time: UInt64) -> [TouchEvent] {
    guard let contact = contacts.removeValue(forKey: slot) else { return [] }
    return [event(slot, .ended, contact.position, time)]
  }

  mutating func cancel(_ slot: Int, time: UInt64) -> [TouchEvent] {
    guard let contact = contacts.removeValue(forKey: slot) else { return [] }
    return [event(slot, .cancelled, contact.position, time)]
  }

  /// Cancels the contacts of a device that went away, or all.
  mutating func cancelAll(device: Int? = nil, time: UInt64) -> [TouchEvent] {
    let gone = contacts.filter { device == nil || $0.value.device == device }
    return gone.keys.sorted().flatMap { cancel($0, time: time) }
  }

  private func event(
    _ slot: Int, _ phase: TouchEvent.Phase, _ position: Point, _ time: UInt64
  ) -> TouchEvent {
    TouchEvent(contact: slot, phase: phase, position: position, microseconds: time)
  }
}
