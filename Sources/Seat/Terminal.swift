import CLinux
import Glibc

/// A virtual terminal held for the kiosk: its keyboard is muted, its text is not drawn, and switches
/// away wait for an answer. Everything is put back when it is let go, and by a guard process when
/// this process is killed.
package final class Terminal {
  package enum Switch: Hashable, Sendable { case away, back }

  /// Readable when a switch is asked for.
  package let signals: Int32
  /// The device held, such as `/dev/tty1`.
  package let path: String

  private let descriptor: Int32
  private var state: gateframe_terminal_state
  private let guardian: Int32

  /// Takes the terminal; nil `path` means the one in front.
  ///
  /// - Throws: `SeatError`
  package init(path: String? = nil) throws {
    let chosen = try path ?? Terminal.active()
    let descriptor = Glibc.open(chosen, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw SeatError(
        attempt: "open the terminal", place: chosen, code: errno,
        advice: "run as root, or start seatd and add the user to its group")
    }
    let wanted = [SIGUSR1, SIGUSR2]
    let signals = gateframe_signal_descriptor(wanted, wanted.count)
    var state = gateframe_terminal_state()
    let result = gateframe_terminal_take(descriptor, &state, SIGUSR1, SIGUSR2)
    guard signals >= 0, result == 0 else {
      close(descriptor)
      if signals >= 0 { close(signals) }
      throw SeatError(
        attempt: "take the terminal", place: chosen, code: -min(result, signals),
        advice: "it has to be a virtual terminal such as /dev/tty1")
    }
    self.path = chosen
    self.descriptor = descriptor
    self.signals = signals
    self.state = state
    guardian = gateframe_terminal_guard(descriptor, &state)
  }

  deinit {
    _ = gateframe_terminal_restore(descriptor, &state)
    if guardian >= 0 { gateframe_terminal_dismiss(guardian) }
    close(signals)
    close(descriptor)
  }

  /// The path of the terminal in front.
  private static func active() throws -> String {
    let descriptor = Glibc.open("/dev/tty0", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw SeatError(attempt: "find the terminal", place: "/dev/tty0", code: errno)
    }
    defer { close(descriptor) }
    let number = gateframe_terminal_active(descriptor)
    guard number > 0 else {
      throw SeatError(attempt: "find the terminal", place: "/dev/tty0", code: -number)
    }
    return "/dev/tty\(number)"
  }

  /// The switch that is asked for, if any.
  package func nextSwitch() -> Switch? {
    switch gateframe_signal_next(signals) {
    case SIGUSR1: return .away
    case SIGUSR2: return .back
    default: return nil
    }
  }

  /// Lets the terminal go to the back.
  package func allowSwitch() {
    _ = gateframe_terminal_answer(descriptor, 1)
  }

  /// Accepts that the terminal is in front again.
  package func allowReturn() {
    _ = gateframe_terminal_answer(descriptor, 2)
  }
}
