/// What happens to a seat while it is held.
package enum SeatEvent: Hashable, Sendable {
  /// The devices may be used; input devices have to be opened again.
  case enabled
  /// The devices must not be used until `enabled`.
  case disabled
  /// The seat is gone for good, and why; the process has to end.
  case lost(String)
}

/// An open device of the seat.
package struct DeviceHandle: Hashable, Sendable {
  /// The seat's number for the device, for closing it.
  package var id: Int32
  /// The open file; it belongs to the seat and is closed with `close`.
  package var descriptor: Int32
  /// The path it was opened by.
  package var path: String

  package init(id: Int32, descriptor: Int32, path: String) {
    self.id = id
    self.descriptor = descriptor
    self.path = path
  }
}

/// Whoever opens cards and input devices: the keeper's socket, libseat, or this process itself.
///
/// Not for use from several threads.
package protocol SeatConnection: AnyObject {
  /// Whether devices may be used at present.
  var isEnabled: Bool { get }

  /// Descriptors that become readable when `dispatch` has something to do.
  var descriptors: [Int32] { get }

  /// Whether `dispatch` has something to do although no descriptor is readable.
  var hasPendingEvents: Bool { get }

  /// Opens a device; with `grab`, an input device's events come to this descriptor alone.
  ///
  /// - Throws: `SeatError`
  func open(_ path: String, grab: Bool) throws -> DeviceHandle

  /// Closes a device, its descriptor included.
  func close(_ handle: DeviceHandle)

  /// Has `observer` called during `dispatch` for every event, in the order of registration.
  func observe(_ observer: @escaping (SeatEvent) -> Void)

  /// Reads what is pending and tells the observers. A switch away is acknowledged when all of them
  /// have returned, unless `acknowledgesByHand` is set.
  func dispatch()

  /// Whether the owner calls `acknowledgeDisabled` by itself.
  var acknowledgesByHand: Bool { get set }

  /// Tells the seat that no device is used any more, after `disabled`.
  func acknowledgeDisabled()
}
