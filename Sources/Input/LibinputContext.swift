import CInput
import CUdev
import Glibc
import Seat

/// libinput with its udev backend, whose devices are opened through the seat.
final class LibinputContext {
  /// Decides how a device is opened.
  struct Opening {
    var isAllowed: Bool
    var grab: Bool
  }

  let udev: OpaquePointer
  private(set) var libinput: OpaquePointer?
  private let seat: SeatConnection
  private let interface: UnsafeMutablePointer<libinput_interface>
  private let decide: (DeviceIdentity) -> Opening
  private let log: (String) -> Void
  private var handles: [Int32: DeviceHandle] = [:]
  private var reported: Set<String> = []

  /// - Throws: `InputProblem`
  init(
    seat: SeatConnection, seatName: String, log: @escaping (String) -> Void,
    decide: @escaping (DeviceIdentity) -> Opening
  ) throws {
    guard let udev = udev_new() else {
      throw InputProblem(
        what: "input devices cannot be listed", place: "udev", advice: "start systemd-udevd")
    }
    self.udev = udev
    self.seat = seat
    self.decide = decide
    self.log = log
    interface = .allocate(capacity: 1)
    interface.initialize(
      to: libinput_interface(
        open_restricted: { path, _, data in
          guard let path, let context = LibinputContext.from(data) else { return -ENODEV }
          return context.open(String(cString: path))
        },
        close_restricted: { descriptor, data in
          LibinputContext.from(data)?.close(descriptor)
        }))
    libinput = libinput_udev_create_context(
      interface, Unmanaged.passUnretained(self).toOpaque(), udev)
    guard let libinput, libinput_udev_assign_seat(libinput, seatName) == 0 else {
      throw InputProblem(
        what: "input devices cannot be watched", place: "seat \(seatName)",
        advice: "start systemd-udevd, and see `loginctl seat-status \(seatName)`")
    }
  }

  deinit {
    if let libinput { libinput_unref(libinput) }
    udev_unref(udev)
    interface.deinitialize(count: 1)
    interface.deallocate()
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> LibinputContext? {
    data.map { Unmanaged<LibinputContext>.fromOpaque($0).takeUnretainedValue() }
  }

  var descriptor: Int32 { libinput.map { libinput_get_fd($0) } ?? -1 }

  /// Gives every pending event to `body`; the event is valid during the call.
  func dispatch(_ body: (OpaquePointer, libinput_event_type) -> Void) {
    guard let libinput else { return }
    libinput_dispatch(libinput)
    while let event = libinput_get_event(libinput) {
      body(event, libinput_event_get_type(event))
      libinput_event_destroy(event)
    }
  }

  /// Closes all devices.
  func suspend() {
    if let libinput { libinput_suspend(libinput) }
  }

  /// Opens them again.
  func resume() {
    if let libinput, libinput_resume(libinput) != 0 { log("input devices cannot be opened again") }
  }

  private func open(_ path: String) -> Int32 {
    let identity = DeviceIdentity(path: path, udev: udev) ?? DeviceIdentity(path: path, name: "")
    let opening = decide(identity)
    guard opening.isAllowed else { return -EPERM }
    do {
      let handle = try seat.open(path, grab: opening.grab)
      handles[handle.descriptor] = handle
      reported.remove(path)
      return handle.descriptor
    } catch let error as SeatError {
      // Once for a device, not at each of libinput's attempts.
      if reported.insert(path).inserted { log("input device \"\(identity.name)\": \(error)") }
      return error.code > 0 ? -error.code : -EIO
    } catch {
      return -EIO
    }
  }

  private func close(_ descriptor: Int32) {
    if let handle = handles.removeValue(forKey: descriptor) {
      seat.close(handle)
    } else {
      Glibc.close(descriptor)
    }
  }
}
