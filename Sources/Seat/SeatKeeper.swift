import CLinux
import Glibc

/// The process that holds the seat: it starts the kiosk, opens devices for it, passes on switches of
/// the seat and signals, and starts it again when it crashes.
package final class SeatKeeper {
  /// What to run, and how patiently.
  package struct Options: Sendable {
    /// Path of the kiosk's program.
    package var program: String
    package var arguments: [String]
    /// Crashes within a minute after which the keeper gives up.
    package var crashLimit = 5
    /// Nanoseconds that the kiosk has to end by itself after a signal.
    package var grace: UInt64 = 5_000_000_000
    /// Nanoseconds that the kiosk has to stop drawing when the seat is switched away.
    package var switchTime: UInt64 = 1_000_000_000

    package init(program: String, arguments: [String]) {
      self.program = program
      self.arguments = arguments
    }

    /// Why the program cannot be started, as far as can be known before a seat is opened for it; nil
    /// when nothing is known.
    package var obstacle: SeatError? { Spawn.obstacle(program) }
  }

  /// A kiosk that asks to be started afresh sooner than this, in nanoseconds, counts as one that
  /// crashed: no session is so short.
  static let shortestSession: UInt64 = 1_000_000_000

  /// The descriptor number that the kiosk finds its socket at.
  static let inheritedNumber: Int32 = 3

  private enum State {
    case waiting(until: UInt64)
    case running(pid_t)
    case ending(pid_t, killAt: UInt64)
  }

  private let options: Options
  private let seat: SeatConnection
  private let log: (String) -> Void
  private let desk: KeeperDesk
  private var brake: CrashBrake
  private var state = State.waiting(until: 0)
  private var acknowledgeAt: UInt64?
  private var seatLoss: String?
  private var startedAt: UInt64 = 0
  /// Readable when the kiosk ended; -1 where the kernel has no such descriptors.
  private var processDescriptor: Int32 = -1
  /// When a kiosk that hung up is killed.
  private var hungUpUntil: UInt64?

  package init(options: Options, seat: SeatConnection, log: @escaping (String) -> Void) {
    self.options = options
    self.seat = seat
    self.log = log
    desk = KeeperDesk(seat: seat, log: log)
    brake = CrashBrake(limit: options.crashLimit)
  }

  /// Runs until the kiosk is done, a signal ends both, or the kiosk keeps crashing; returns the exit
  /// code (`ExitCode`).
  package func run() -> Int32 {
    gateframe_ignore_stray_signals()
    let wanted = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]
    let signals = gateframe_signal_descriptor(wanted, wanted.count)
    guard signals >= 0 else {
      log("cannot receive signals: \(SeatError.text(of: -signals))")
      return ExitCode.software
    }
    defer { close(signals) }
    seat.observe { [weak self] in self?.seatChanged($0) }
    defer {
      desk.closeAll()
      forgetProcess()
    }
    while true {
      let now = gateframe_monotonic_nanoseconds()
      if case .waiting(let time) = state, now >= time, let code = start() { return code }
      if case .ending(let process, let time) = state, now >= time {
        log("the kiosk did not end within its time: killing it")
        kill(process, SIGKILL)
        state = .ending(process, killAt: .max)
      }
      if case .running(let process) = state, let time = hungUpUntil, now >= time {
        kill(process, SIGKILL)
        hungUpUntil = nil
      }
      if let time = acknowledgeAt, now >= time, desk.awaitsAcknowledgement {
        log("the kiosk did not stop drawing in time; the seat is switched all the same")
        desk.acknowledge()
        acknowledgeAt = nil
      }
      wait(signals, now: now)
      seat.dispatch()
      if desk.descriptor != nil, !desk.serve() { hangUp() }
      while true {
        let signal = gateframe_signal_next(signals)
        if signal == 0 { break }
        end(because: signal)
      }
      if let code = reap() { return code }
    }
  }

  private func wait(_ signals: Int32, now: UInt64) {
    var entries =
      ([signals, desk.descriptor].compactMap { $0 } + seat.descriptors + [processDescriptor])
      .map { pollfd(descriptor: $0) }
    var deadline = UInt64.max
    switch state {
    case .waiting(let time): deadline = time
    case .ending(_, let time): deadline = time
    case .running: break
    }
    if desk.awaitsAcknowledgement, let time = acknowledgeAt { deadline = min(deadline, time) }
    var milliseconds: Int32 = -1
    if deadline != .max {
      milliseconds = deadline <= now ? 0 : Int32(clamping: (deadline - now) / 1_000_000 + 1)
    }
    if let time = hungUpUntil {
      let left = time <= now ? 0 : Int32(clamping: (time - now) / 1_000_000 + 1)
      milliseconds = milliseconds < 0 ? left : min(milliseconds, left)
    }
    if processDescriptor < 0 { milliseconds = milliseconds < 0 ? 100 : min(milliseconds, 100) }
    if seat.hasPendingEvents { milliseconds = 0 }
    _ = poll(&entries, nfds_t(entries.count), milliseconds)
  }

  /// Starts the kiosk; an exit code when it cannot be.
  private func start() -> Int32? {
    do {
      let (ours, theirs) = try MessageSocket.pair()
      let process = try Spawn.run(
        options.program, arguments: options.arguments,
        environment: [
          SeatLink.environmentName: "\(Self.inheritedNumber)",
          ProcessSafety.backtraceVariable: ProcessSafety.backtraceSetting,
        ],
        inherited: theirs.descriptor, number: Self.inheritedNumber)
      desk.begin(ours)
      processDescriptor = gateframe_process_descriptor(process)
      state = .running(process)
      startedAt = gateframe_monotonic_nanoseconds()
      return nil
    } catch {
      log("\(error)")
      return ExitCode.system
    }
  }

  private func seatChanged(_ event: SeatEvent) {
    if case .lost(let reason) = event {
      log("the seat is lost: \(reason)")
      seatLoss = reason
      end(because: SIGTERM)
      return
    }
    acknowledgeAt = gateframe_monotonic_nanoseconds() + options.switchTime
    desk.forward(event)
  }

  private func end(because signal: Int32) {
    switch state {
    case .running(let process):
      kill(process, SIGTERM)
      state = .ending(process, killAt: gateframe_monotonic_nanoseconds() + options.grace)
    // Process 0 would be this whole group: there was no kiosk to end.
    case .ending(let process, _) where signal != SIGHUP && process > 0: kill(process, SIGKILL)
    case .ending: break
    case .waiting: state = .ending(0, killAt: .max)
    }
  }

  private func forgetProcess() {
    if processDescriptor >= 0 { close(processDescriptor) }
    processDescriptor = -1
    hungUpUntil = nil
  }

  /// The kiosk closed its socket or broke the protocol: it can draw no more.
  private func hangUp() {
    desk.end()
    // Ending, it may have closed the socket first; its exit code has to be its own then.
    hungUpUntil = gateframe_monotonic_nanoseconds() + 1_000_000_000
  }

  /// Looks after a kiosk that ended; an exit code when there is nothing more to do.
  private func reap() -> Int32? {
    let process: pid_t
    let isEnding: Bool
    switch state {
    case .waiting: return nil
    case .running(let value): (process, isEnding) = (value, false)
    case .ending(let value, _): (process, isEnding) = (value, true)
    }
    var code: Int32 = 0
    var signalled: Int32 = 0
    if process != 0, gateframe_reap(process, &code, &signalled) == 0 { return nil }
    desk.end()
    forgetProcess()
    if isEnding {
      // However the kiosk came to its end, it is what was asked for.
      return seatLoss == nil ? ExitCode.success : ExitCode.unavailable
    }
    let now = gateframe_monotonic_nanoseconds()
    if signalled == 0, code == ExitCode.restart, now - startedAt >= Self.shortestSession {
      state = .waiting(until: now)
      return nil
    }
    if signalled == 0, ExitCode.isFinal(code) { return code }
    let cause = signalled == 1 ? "signal \(code - 128)" : "exit code \(code)"
    guard brake.allowsRestart(after: now) else {
      log(
        "\(options.program) ended \(brake.count) times within a minute, the last time with"
          + " \(cause), and is not started again; the lines above and `gateframe doctor` say more")
      return ExitCode.gaveUp
    }
    log("the kiosk ended with \(cause): starting it again")
    state = .waiting(until: now + brake.delay)
    return nil
  }
}
