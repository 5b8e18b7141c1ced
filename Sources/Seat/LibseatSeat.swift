import CLinux
import CSeat
import Glibc

/// A seat of seatd or logind, through libseat.
package final class LibseatSeat: SeatConnection {
  package private(set) var isEnabled = false
  package var acknowledgesByHand = false
  /// The seat's name, such as `seat0`.
  package private(set) var name = ""

  private var seat: OpaquePointer?
  private let listener: UnsafeMutablePointer<libseat_seat_listener>
  private var observers = SeatObservers()

  /// Opens the seat and waits until it is active. A seat manager that is there and does not answer ends
  /// the process with a message: the library cannot be stopped in its waiting.
  ///
  /// - Parameter timeout: how long that may take, in milliseconds.
  /// - Throws: `SeatError`
  package init(timeout: Int32 = 1800) throws {
    let end = gateframe_monotonic_nanoseconds() + UInt64(max(0, timeout)) * 1_000_000
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: libseat_seat_listener(
        enable_seat: { _, data in LibseatSeat.from(data)?.change(enabled: true) },
        disable_seat: { _, data in LibseatSeat.from(data)?.change(enabled: false) }))
    libseat_set_log_level(LIBSEAT_LOG_LEVEL_SILENT)
    let (opened, code) = Self.watched("open a seat", milliseconds: timeout) {
      (libseat_open_seat(listener, Unmanaged.passUnretained(self).toOpaque()), errno)
    }
    seat = opened
    guard let seat else {
      throw SeatError(
        attempt: "open a seat", place: "libseat", code: code,
        advice: "start seatd (systemctl enable --now seatd) and add the user to its group"
          + " (see `gateframe doctor`), or show the kiosk over VNC (gateframe run --vnc)")
    }
    if let text = libseat_seat_name(seat) { name = String(cString: text) }
    while !isEnabled {
      let now = gateframe_monotonic_nanoseconds()
      guard now < end else {
        throw SeatError(
          attempt: "activate the seat", place: name, code: ETIMEDOUT,
          advice: "another session is in front on this seat; end it or switch to this one")
      }
      guard libseat_dispatch(seat, Int32((end - now) / 1_000_000 + 1)) >= 0 else {
        throw SeatError(
          attempt: "activate the seat", place: name, code: errno,
          advice: "seatd or logind ended; start it again (systemctl restart seatd)")
      }
    }
    _ = observers.take()
  }

  deinit {
    if let seat { _ = Self.watched("close the seat") { libseat_close_seat(seat) } }
    listener.deinitialize(count: 1)
    listener.deallocate()
  }

  /// Does what waits for the seat manager's answer, as long as that may take.
  private static func watched<Result>(
    _ attempt: String, milliseconds: Int32 = 1800, _ body: () -> Result
  ) -> Result {
    let silence = SeatError(
      attempt: attempt, place: "libseat", code: ETIMEDOUT,
      advice: "seatd or logind does not answer; start it again (systemctl restart seatd)")
    let watch = AnswerWatch(
      milliseconds: milliseconds, message: "gateframe: \(silence)", exitCode: silence.exitCode)
    defer { watch.end() }
    return body()
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> LibseatSeat? {
    data.map { Unmanaged<LibseatSeat>.fromOpaque($0).takeUnretainedValue() }
  }

  private func change(enabled: Bool) {
    guard isEnabled != enabled else { return }
    isEnabled = enabled
    observers.queue(enabled ? .enabled : .disabled)
  }

  package var descriptors: [Int32] { seat.map { [libseat_get_fd($0)] } ?? [] }
  package var hasPendingEvents: Bool { !observers.isEmpty }

  package func observe(_ observer: @escaping (SeatEvent) -> Void) {
    observers.add(observer)
  }

  package func open(_ path: String, grab: Bool) throws -> DeviceHandle {
    guard let seat else { throw SeatError(attempt: "open the device", place: path, code: ENODEV) }
    var descriptor: Int32 = -1
    let (id, code) = Self.watched("open the device \(path)") {
      (libseat_open_device(seat, path, &descriptor), errno)
    }
    guard id >= 0 else { throw SeatError(attempt: "open the device", place: path, code: code) }
    let handle = DeviceHandle(id: id, descriptor: descriptor, path: path)
    if grab { try DeviceGrab.take(handle) { self.close(handle) } }
    return handle
  }

  package func close(_ handle: DeviceHandle) {
    if let seat {
      _ = Self.watched("close the device \(handle.path)") { libseat_close_device(seat, handle.id) }
    }
    Glibc.close(handle.descriptor)
  }

  package func dispatch() {
    if let seat, !isConnected(after: libseat_dispatch(seat, 0), seat) {
      observers.queue(.lost("the connection to seatd or logind ended"))
      // Nobody is there to answer: this fails at once.
      _ = Self.watched("close the seat") { libseat_close_seat(seat) }
      self.seat = nil
      isEnabled = false
    }
    let (events, told) = observers.take()
    for event in events {
      for observer in told { observer(event) }
      if event == .disabled, !acknowledgesByHand { acknowledgeDisabled() }
    }
  }

  /// Whether the other side is still there after a dispatch with this result. The descriptor decides:
  /// the library's error number is not that of the connection in every version, and a descriptor that
  /// hung up is readable for ever.
  private func isConnected(after result: Int32, _ seat: OpaquePointer) -> Bool {
    let code = errno
    var entry = pollfd(descriptor: libseat_get_fd(seat))
    guard entry.fd >= 0, poll(&entry, 1, 0) >= 0, !entry.hasEnded else { return false }
    return result >= 0 || code == EAGAIN || code == EINTR
  }

  package func acknowledgeDisabled() {
    if let seat { libseat_disable_seat(seat) }
  }
}

/// Taking an input device for one descriptor.
enum DeviceGrab {
  /// Grabs; a device that another program grabbed is closed again and refused.
  static func take(_ handle: DeviceHandle, close: () -> Void) throws {
    let result = gateframe_grab(handle.descriptor, 1)
    guard result < 0 else { return }
    close()
    throw SeatError(
      attempt: "grab the input device", place: handle.path, code: -result,
      advice: result == -EBUSY ? "another program grabbed it; end that program" : "")
  }
}
