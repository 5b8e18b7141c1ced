import CLinux
import Glibc

/// A seat without seatd or logind: this process opens the devices itself, which needs permission on
/// them, and holds the terminal when it has one.
package final class DirectSeat: SeatConnection {
  package private(set) var isEnabled = true
  package var acknowledgesByHand = false

  private var terminal: Terminal?
  private var observers = SeatObservers()
  private var open: [Int32: DeviceHandle] = [:]
  private var nextID: Int32 = 1
  private let takesMaster: Bool

  /// - Parameters:
  ///   - terminal: the terminal to hold; nil takes none, as in a machine without a console.
  ///   - takesMaster: whether a card that is opened is to be shown on.
  package init(terminal: Terminal? = nil, takesMaster: Bool = true) {
    self.terminal = terminal
    self.takesMaster = takesMaster
  }

  deinit {
    for handle in open.values { Glibc.close(handle.descriptor) }
  }

  package var descriptors: [Int32] { terminal.map { [$0.signals] } ?? [] }
  package var hasPendingEvents: Bool { !observers.isEmpty }

  package func observe(_ observer: @escaping (SeatEvent) -> Void) {
    observers.add(observer)
  }

  package func open(_ path: String, grab: Bool) throws -> DeviceHandle {
    guard DevicePath.isAllowed(path) else {
      throw SeatError(
        attempt: "open the device", place: path, code: EPERM,
        advice: "only /dev/dri/card* and /dev/input/event* are opened")
    }
    let descriptor = gateframe_open_device(path)
    guard descriptor >= 0 else {
      throw SeatError(attempt: "open the device", place: path, code: -descriptor)
    }
    let handle = DeviceHandle(id: nextID, descriptor: descriptor, path: path)
    nextID &+= 1
    if grab { try DeviceGrab.take(handle) { Glibc.close(descriptor) } }
    // The first to open a card is its master already; this asks for it after an earlier one left.
    if takesMaster, DevicePath.isCard(path) { _ = gateframe_drm_set_master(descriptor) }
    open[handle.id] = handle
    return handle
  }

  package func close(_ handle: DeviceHandle) {
    guard open.removeValue(forKey: handle.id) != nil else { return }
    Glibc.close(handle.descriptor)
  }

  package func dispatch() {
    switch terminal?.nextSwitch() {
    case .away where isEnabled:
      isEnabled = false
      observers.queue(.disabled)
    case .back where !isEnabled:
      terminal?.allowReturn()
      for handle in open.values where DevicePath.isCard(handle.path) {
        _ = gateframe_drm_set_master(handle.descriptor)
      }
      isEnabled = true
      observers.queue(.enabled)
    default: break
    }
    let (events, told) = observers.take()
    for event in events {
      for observer in told { observer(event) }
      if event == .disabled, !acknowledgesByHand { acknowledgeDisabled() }
    }
  }

  package func acknowledgeDisabled() {
    for handle in open.values {
      if DevicePath.isCard(handle.path) {
        _ = gateframe_drm_drop_master(handle.descriptor)
      } else {
        _ = gateframe_revoke(handle.descriptor)
      }
    }
    terminal?.allowSwitch()
  }
}
