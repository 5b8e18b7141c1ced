import CLinux
import Glibc
import Host
import Input
import KMS
import Raster
import Seat

/// Runs the display and the devices for a while.
@MainActor
final class Probe {
  private let options: ProbeOptions
  private var display: KMSDisplay?
  private var input: LibinputSource?
  private var frame: Surface?
  private var damage: [PixelRect] = []
  private var bar = 0
  private var isUnderWay = false
  private var presented = 0
  private var firstPresented: UInt64?
  private var lastPresented: UInt64 = 0
  private var hasEnded = false

  init(_ options: ProbeOptions) {
    self.options = options
  }

  nonisolated static func say(_ text: String) {
    let line = Array("probe: \(text)\n".utf8)
    _ = write(STDOUT_FILENO, line, line.count)
  }

  func run() -> Int32 {
    let wanted = [SIGTERM, SIGINT]
    let signals = gateframe_signal_descriptor(wanted, wanted.count)
    do {
      let seat: SeatConnection =
        try SeatLink.inherited() ?? SeatChoice.automatic.open(log: Self.say)
      if options.usesDisplay {
        let display = try KMSDisplay(seat: seat, options: options.kms, log: Self.say)
        self.display = display
        begin(display.mode)
      }
      if options.usesInput {
        input = try LibinputSource(seat: seat, options: options.input, log: Self.say)
      }
      seat.observe { event in
        Self.say("seat \(event)")
        if case .lost = event { MainActor.assumeIsolated { self.hasEnded = true } }
      }
    } catch {
      Self.say("\(error)")
      return (error as? DisplayProblem)?.exitCode ?? ExitCode.unavailable
    }
    let end = gateframe_monotonic_nanoseconds() + UInt64(options.seconds * 1e9)
    while !hasEnded {
      let now = gateframe_monotonic_nanoseconds()
      guard now < end else { break }
      if gateframe_signal_next(signals) != 0 {
        Self.say("ended by a signal")
        break
      }
      draw()
      wait(until: end, signals)
      let time = gateframe_monotonic_nanoseconds()
      display?.dispatch(now: time) { shown($0) }
      input?.dispatch(now: time) { Self.say("input \($0)") }
    }
    let seconds = Double(lastPresented &- (firstPresented ?? lastPresented)) / 1e9
    let rate = seconds > 0 ? Double(presented - 1) / seconds : 0
    Self.say("frames \(presented), per second \(Int((rate * 100).rounded()))/100")
    return ExitCode.success
  }

  private func wait(until end: UInt64, _ signals: Int32) {
    let now = gateframe_monotonic_nanoseconds()
    let deadlines = [display?.deadline, input?.deadline, end].compactMap { $0 }
    let deadline = deadlines.min() ?? end
    let list = [signals] + (display?.descriptors ?? []) + (input?.descriptors ?? [])
    var entries = Set(list).map { pollfd(descriptor: $0) }
    let pause = deadline <= now ? 0 : (deadline - now) / 1_000_000 + 1
    _ = poll(&entries, nfds_t(entries.count), Int32(clamping: pause))
  }

  private func begin(_ mode: DisplayMode?) {
    guard let mode else {
      frame = nil
      return
    }
    Self.say("mode \(mode.width)x\(mode.height) \(display?.summary ?? "")")
    let surface = Surface(width: mode.width, height: mode.height)
    TestPicture.draw(on: surface)
    frame = surface
    damage = [surface.bounds]
    isUnderWay = false
  }

  private func draw() {
    guard let display, let frame, !isUnderWay else { return }
    if damage.isEmpty { damage = TestPicture.move(bar: &bar, on: frame) }
    switch display.present(frame, damage: damage) {
    case .submitted, .busy: isUnderWay = true
    case .unavailable: return
    }
    damage = []
  }

  private func shown(_ event: DisplayEvent) {
    switch event {
    case .presented(let time):
      isUnderWay = false
      presented += 1
      firstPresented = firstPresented ?? time
      lastPresented = time
      if presented == 1 { Self.say("first frame shown") }
    case .modeChanged(let mode):
      Self.say("mode changed: \(mode.map { "\($0)" } ?? "no display")")
      begin(mode)
    case .suspended: Self.say("suspended")
    case .resumed:
      Self.say("resumed")
      isUnderWay = false
      damage = frame.map { [$0.bounds] } ?? []
    }
  }

  /// Prints what is there, without taking anything over.
  nonisolated static func report(scanners: [ScannerDeclaration]) -> Int32 {
    let display = DisplayReport.collect()
    for card in display.cards {
      say("card \(card)")
    }
    let seat = SeatReport.collect()
    say("\(seat)")
    let input = InputReport.collect(scanners: scanners)
    for device in input.devices {
      say("device \(device.identity.path) \"\(device.identity.name)\": \(device.use)")
    }
    let findings = display.findings + seat.findings + input.findings
    for finding in findings { say("finding \(finding)") }
    return findings.contains(where: \.isFatal) ? ExitCode.unavailable : ExitCode.success
  }
}
