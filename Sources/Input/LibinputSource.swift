import CInput
import CLinux
import Geometry
import Glibc
import Host
import Seat

/// What configuration says about input.
package struct InputOptions: Hashable, Sendable {
  package var seatName = "seat0"
  package var keyboard = KeyboardLayout()
  package var scanners: [ScannerDeclaration] = []
  /// Whether keyboards act on the kiosk alone: nothing typed reaches the console, not even SysRq.
  package var grabsKeyboards = true

  package init() {}
}

/// Touch screens, pointers, keyboards and scanners of the seat.
@MainActor
package final class LibinputSource: InputSource {
  /// From the panel (0…1 from its top left) to the visible picture, for panels that are turned or
  /// touch layers that do not lie straight.
  package var transform = Affine.identity
  /// Size of the visible picture in pixels, which relative motion is counted in.
  package var pictureSize = Size(1920, 1080)

  let options: InputOptions
  let log: (String) -> Void
  let seat: SeatConnection
  let keymap: Keymap
  var devices: [OpaquePointer: Device] = [:]
  var repeating = KeyRepeat()
  var touches = TouchTracker()
  var pointer = PointerTracker()
  var pending: [InputEvent] = []
  private var context: LibinputContext?
  private var nextNumber = 0

  /// A device that is in use.
  final class Device {
    let identity: DeviceIdentity
    let number: Int
    var scanner: ScanAssembler?
    var proposal = ScannerProposal()
    var isProposed = false

    init(identity: DeviceIdentity, number: Int, scanner: ScanAssembler?) {
      self.identity = identity
      self.number = number
      self.scanner = scanner
    }
  }

  /// Starts to watch the seat's devices.
  ///
  /// - Throws: `InputProblem` when there is no udev, or a layout is not known.
  package init(
    seat: SeatConnection, options: InputOptions = InputOptions(),
    log: @escaping (String) -> Void = { _ in }
  ) throws {
    self.seat = seat
    self.log = log
    var resolved = options
    for index in resolved.scanners.indices {
      resolved.scanners[index].options.layout =
        try ScannerLayout.named(resolved.scanners[index].layout)
    }
    self.options = resolved
    keymap = try Keymap(options.keyboard)
    context = try LibinputContext(seat: seat, seatName: options.seatName, log: log) { device in
      let isScanner = resolved.scanners.contains { $0.matches(device) }
      let isKeyboard = device.kinds.contains(.keyboard) || device.kinds.contains(.keys)
      return LibinputContext.Opening(
        isAllowed: true, grab: isScanner || resolved.grabsKeyboards && isKeyboard)
    }
    let box = Relay()
    box.source = self
    seat.observe { event in
      MainActor.assumeIsolated { box.source?.seatChanged(event) }
    }
    if !seat.isEnabled { context?.suspend() }
  }

  /// Keeps the seat from holding the source.
  @MainActor
  private final class Relay {
    weak var source: LibinputSource?
    nonisolated init() {}
  }

  package var descriptors: [Int32] {
    [context?.descriptor].compactMap { $0 }.filter { $0 >= 0 } + seat.descriptors
  }

  package var deadline: UInt64? {
    if !pending.isEmpty || seat.hasPendingEvents { return 0 }
    let scans = devices.values.compactMap { $0.scanner?.deadline.map { $0 &* 1000 } }
    return (scans + [repeating.deadline].compactMap { $0 }).min()
  }

  package func dispatch(now: UInt64, _ report: (InputEvent) -> Void) {
    seat.dispatch()
    context?.dispatch { event, type in handle(event, type, now: now) }
    for device in devices.values where device.scanner != nil {
      if let scan = device.scanner?.expire(at: now / 1000) { pending.append(.scan(scan)) }
    }
    if let event = repeating.next(now: now) { pending.append(.key(event)) }
    let events = pending
    pending = []
    events.forEach(report)
  }

  /// Declared scanners that are not plugged in.
  package var missingScanners: [ScannerDeclaration] {
    options.scanners.filter { scanner in
      !devices.values.contains { scanner.matches($0.identity) }
    }
  }

  /// Undeclared keyboards whose timing is a scanner's.
  package var proposedScanners: [DeviceIdentity] {
    devices.values.filter(\.proposal.isLikely).map(\.identity).sorted { $0.path < $1.path }
  }

  /// Devices in use.
  package var identities: [DeviceIdentity] {
    devices.values.map(\.identity).sorted { $0.path < $1.path }
  }

  func add(_ pointer: OpaquePointer) {
    guard devices[pointer] == nil else { return }
    let identity: DeviceIdentity
    if let device = libinput_device_get_udev_device(pointer) {
      identity = DeviceIdentity(device) ?? DeviceIdentity(path: "", name: "")
      udevUnref(device)
    } else {
      identity = DeviceIdentity(path: "", name: "")
    }
    nextNumber += 1
    let declaration = options.scanners.first { $0.matches(identity) }
    devices[pointer] = Device(
      identity: identity, number: nextNumber,
      scanner: declaration.map { ScanAssembler(options: $0.options) })
    libinput_device_ref(pointer)
    if libinput_device_config_tap_get_finger_count(pointer) > 0 {
      libinput_device_config_tap_set_enabled(pointer, LIBINPUT_CONFIG_TAP_ENABLED)
    }
    let use =
      declaration.map { "scanner (\($0.match))" }
      ?? identity.kinds.map(\.rawValue)
      .joined(separator: ", ")
    log("input device \"\(identity.name)\" \(identity.id) \(identity.path): \(use)")
  }

  func remove(_ pointer: OpaquePointer) {
    guard let device = devices.removeValue(forKey: pointer) else { return }
    let now = gateframe_monotonic_nanoseconds() / 1000
    let cancelled = touches.cancelAll(device: device.number, time: now)
    pending += cancelled.map { .touch($0) }
    if device.identity.kinds.contains(where: { [.mouse, .touchpad, .tablet].contains($0) }) {
      pending += self.pointer.hide(time: now)
    }
    repeating.cancel()
    log("input device \"\(device.identity.name)\" \(device.identity.path) is gone")
    libinput_device_unref(pointer)
  }

  private func seatChanged(_ event: SeatEvent) {
    let now = gateframe_monotonic_nanoseconds()
    switch event {
    case .disabled, .lost:
      context?.suspend()
      context?.dispatch { event, type in handle(event, type, now: now) }
      repeating.cancel()
      keymap.reset()
      pending += touches.cancelAll(time: now / 1000).map { .touch($0) }
      pending += pointer.hide(time: now / 1000)
      for device in devices.values { device.scanner?.reset() }
    case .enabled: context?.resume()
    }
  }
}
