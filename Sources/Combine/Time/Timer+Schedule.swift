import Foundation

/// Makes timers that go by the host's steps.
///
/// Foundation's own members stay what they are; where both offer the same one, this one is taken, as it
/// asks less of its closure: one that a view or a model gives belongs to the main actor.
public struct _TimerMaker: Sendable {
  /// Calls a closure on the main thread, once or again and again, until the timer is invalidated.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping (Foundation.Timer) -> Void
  ) -> Foundation.Timer {
    guard let agenda = Agenda.current else {
      let block = Carried(value: block)
      return Foundation.Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) {
        block.value($0)
      }
    }
    return AgendaTimer(interval, repeats, agenda, block)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Stands beside Foundation's type of the same name, in expressions.
public let Timer = _TimerMaker()

/// A timer that an agenda runs.
private final class AgendaTimer: Foundation.Timer {
  private struct State {
    var appointment: AnyCancellable?
    var isOver = false
  }
  private let state = Locked(State())
  private let block: (Foundation.Timer) -> Void
  private let doesRepeat: Bool

  init(
    _ interval: TimeInterval, _ repeats: Bool, _ agenda: Agenda,
    _ block: @escaping (Foundation.Timer) -> Void
  ) {
    self.block = block
    doesRepeat = repeats
    super.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: { _ in })
    // The agenda keeps the timer until it is over, as a run loop does.
    let appointment =
      repeats
      ? Later.act(after: interval, every: interval, on: agenda) { self.fire() }
      : Later.act(after: interval, on: agenda) { self.fire() }
    state.with { $0.appointment = appointment }
  }

  override func fire() {
    guard isValid else { return }
    block(self)
    if !doesRepeat { invalidate() }
  }

  override var isValid: Bool { state.with { !$0.isOver } }

  override func invalidate() {
    let appointment = state.with { state in
      defer { state.appointment = nil }
      state.isOver = true
      return state.appointment
    }
    appointment?.cancel()
  }
}
