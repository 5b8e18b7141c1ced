import CLinux
import Geometry
import Glibc
import Host
import Raster
import Seat

/// A display behind the kernel's mode setting, found by what is plugged in.
@MainActor
package final class KMSDisplay: Display {
  package private(set) var mode: DisplayMode?

  let cards: CardSource
  let seat: SeatConnection
  let options: KMSOptions
  let log: (String) -> Void
  var output: Output?
  var device: DRMDevice?
  var deviceIsAtomic = false
  private var pending: [DisplayEvent] = []
  private var isSuspended: Bool
  private var reconsiderAt: UInt64?
  private var lastToken: UInt64 = 0
  private var lastNote = ""

  /// Takes a card and looks for a display; without one, waits for it to be plugged in.
  ///
  /// - Throws: `DisplayProblem` when there is no card, no permission on it, or another program shows
  ///   its picture.
  package convenience init(
    seat: SeatConnection, options: KMSOptions = KMSOptions(),
    log: @escaping (String) -> Void = { _ in }
  ) throws {
    try self.init(seat: seat, cards: SystemCards(seat: seat), options: options, log: log)
  }

  package init(
    seat: SeatConnection, cards: CardSource, options: KMSOptions,
    log: @escaping (String) -> Void
  ) throws {
    self.seat = seat
    self.cards = cards
    self.options = options
    self.log = log
    isSuspended = !seat.isEnabled
    let box = Relay()
    seat.observe { event in
      MainActor.assumeIsolated { box.display?.seatChanged(event) }
    }
    if !isSuspended { try choose() }
    mode = output.map(displayMode)
    box.display = self
  }

  /// Keeps the seat from holding the display.
  @MainActor
  private final class Relay {
    weak var display: KMSDisplay?
    nonisolated init() {}
  }

  /// One line about what is shown where.
  package var summary: String {
    guard let output else { return "no display" }
    return "\(output.device.path) (\(output.device.driverName())) \(output.plan.connector.name)"
      + " \(output.plan.mode) \(output.format.rawValue)"
      + " \(output.plan.isAtomic ? "atomic" : "legacy")"
      + (output.hasVerticalBlanks ? "" : ", no vertical blanks")
      + (output.rotation == .none ? "" : ", turned by \(output.rotation.rawValue)°")
  }

  /// How the picture is turned on the panel; touch has to be turned back by it.
  package var rotation: Rotation { output?.rotation ?? options.rotation ?? .none }

  package func present(_ frame: Surface, damage: [PixelRect]) -> Presentation {
    guard !isSuspended, let output else { return .unavailable }
    return output.present(frame, damage: damage, now: gateframe_monotonic_nanoseconds())
  }

  package var descriptors: [Int32] {
    seat.descriptors + [device?.descriptor, cards.changeDescriptor].compactMap { $0 }
  }

  package var deadline: UInt64? {
    if !pending.isEmpty || seat.hasPendingEvents { return 0 }
    return [isSuspended ? nil : output?.deadline, reconsiderAt].compactMap { $0 }.min()
  }

  package func dispatch(now: UInt64, _ report: (DisplayEvent) -> Void) {
    seat.dispatch()
    flush(report)
    let hasChanged = cards.hasChanged()
    guard !isSuspended else { return }
    if hasChanged || reconsiderAt.map({ now >= $0 }) == true {
      reconsiderAt = nil
      reconsider()
    }
    output?.dispatch(now: now) { event in
      switch event {
      case .presented(let time): pending.append(.presented(nanoseconds: time))
      case .lostVerticalBlanks: changeMode(force: true)
      case .failed(let reason): fail(reason, now: now)
      }
    }
    flush(report)
  }

  private func flush(_ report: (DisplayEvent) -> Void) {
    let events = pending
    pending = []
    events.forEach(report)
  }

  /// Looks again at what is plugged in, after something changed.
  private func reconsider() {
    do {
      try choose()
    } catch {
      note("\(error)")
      drop()
      reconsiderAt = gateframe_monotonic_nanoseconds() + 2_000_000_000
    }
    changeMode(force: false)
  }

  /// Takes the best display; keeps the present one when it is still the best.
  private func choose() throws {
    let selection = try select()
    guard let selection else {
      drop()
      return
    }
    if let output, output.device === selection.device,
      output.plan.connector.id == selection.connector.id, output.plan.mode == selection.mode,
      output.rotation == selection.rotation
    {
      if selection.connector.hasBadLink { output.restoreLink() }
      return
    }
    let old = output
    lastToken = max(lastToken, old?.lastToken ?? 0)
    let new = try makeOutput(selection, token: lastToken)
    // An atomic commit turns off what it does not show; the old calls leave another CRTC on.
    if let old, old.device === device, !old.plan.isAtomic, old.plan.crtc != new.plan.crtc {
      old.turnOff()
    }
    output = new
    log("showing on \(summary)")
  }

  /// There is nothing to show on; the card stays open, so that its changes are seen.
  ///
  /// - Parameter answers: whether the card can be asked to turn the display's pipe off; one that does
  ///   not answer would hold this up.
  private func drop(answers: Bool = true) {
    guard let old = output else { return }
    lastToken = old.lastToken
    // What belongs to a card that was closed is gone with it, and its descriptor may be another's.
    if old.device === device {
      if answers { old.turnOff() }
      old.destroy()
    }
    output = nil
    log("the display is gone; waiting for one")
  }

  private func fail(_ reason: String, now: UInt64) {
    log("the display failed: \(reason); opening the card again")
    drop(answers: false)
    closeDevice()
    changeMode(force: false)
    reconsiderAt = now + 1_000_000_000
  }

  private func changeMode(force: Bool) {
    let found = output.map(displayMode)
    guard force || found != mode || output?.hasShown == false && found != nil else { return }
    mode = found
    pending.append(.modeChanged(found))
  }

  private func displayMode(_ output: Output) -> DisplayMode {
    DisplayMode(
      width: output.width, height: output.height, refreshRate: output.plan.mode.refreshRate,
      millimetres: OutputChoice.millimetres(
        output.plan.connector, output.plan.mode, output.rotation),
      hasVerticalBlanks: output.hasVerticalBlanks)
  }

  private func seatChanged(_ event: SeatEvent) {
    switch event {
    case .disabled:
      guard !isSuspended else { return }
      isSuspended = true
      output?.suspend()
      pending.append(.suspended)
    case .enabled:
      guard isSuspended else { return }
      isSuspended = false
      _ = device?.readEvents()
      _ = device?.becomeMaster()
      reconsider()
      pending.append(.resumed)
    case .lost(let reason):
      log("the seat is lost: \(reason)")
      isSuspended = true
      drop(answers: false)
      changeMode(force: false)
      pending.append(.suspended)
    }
  }

  /// Logs a message unless it is the same as the last.
  func note(_ message: String) {
    guard message != lastNote else { return }
    lastNote = message
    log(message)
  }

  func closeDevice() {
    device?.close()
    device = nil
  }
}
