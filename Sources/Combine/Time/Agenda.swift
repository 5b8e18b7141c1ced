import Foundation

/// What is to be done at later steps: the time that timers, sleeps and delays go by.
///
/// A host runs its agenda on, 300 steps a second, and wakes for what comes next; nothing is done
/// between steps. What runs from an agenda finds it as the current one.
@MainActor
package final class Agenda {
  /// Steps per second.
  package nonisolated static let rate: UInt64 = 300

  /// The step that has been reached.
  package private(set) var step: UInt64 = 0
  /// The date and time of day, for those who ask.
  package var date: () -> Date = { Date() }
  /// Called when something is to be done earlier than all that was to be done before.
  package var onEarlier: (() -> Void)?

  private struct Entry {
    let due: UInt64
    let serial: UInt64
    /// What is to be done at once waits for the next pass, so that each pass ends.
    let pass: UInt64
    let appointment: Appointment
  }
  private var entries: [Entry] = []
  private var serial: UInt64 = 0
  private var pass: UInt64 = 0
  /// The step that the pass under way leads to.
  private var target: UInt64 = 0

  /// At step 0 with nothing to do.
  package nonisolated init() {}

  /// The agenda of the code that runs, or else the host's; nil in a program without a host.
  package nonisolated static var current: Agenda? {
    CurrentAgenda.local ?? CurrentAgenda.host.with { $0.agenda }
  }

  /// Makes this the agenda of code that was not started from one.
  package func becomeHost() { CurrentAgenda.host.with { $0.agenda = self } }

  /// Runs something whose timers and delays go by this agenda.
  package func running<T>(_ body: () throws -> T) rethrows -> T {
    try CurrentAgenda.$local.withValue(self, operation: body)
  }

  /// The step at which there is next something to do.
  package var next: UInt64? { entries.first?.due }

  /// Has something done after a number of seconds, rounded up to steps.
  @discardableResult
  package func schedule(after seconds: Double, _ action: @escaping () -> Void) -> Appointment {
    schedule(at: step + Self.steps(in: seconds), action)
  }

  /// Has something done every so many seconds, never oftener than at every step. What was missed by
  /// a late wake-up is done once.
  package func schedule(
    after first: Double, every seconds: Double, _ action: @escaping () -> Void
  ) -> Appointment {
    let start = Double(step + Self.steps(in: first))
    let interval = max(min(seconds, 1e9) * Double(Self.rate), 1)
    let appointment = Appointment()
    func due(_ count: Double) -> UInt64 { UInt64((start + count * interval - 1e-6).rounded(.up)) }
    var count = 0.0
    appointment.action = { [unowned self, unowned appointment] in
      let passed = ((Double(target) - start) / interval).rounded(.down)
      count = max(count + 1, passed)
      if due(count) <= target { count += 1 }
      insert(appointment, at: due(count))
      action()
    }
    insert(appointment, at: due(0))
    return appointment
  }

  private func schedule(at due: UInt64, _ action: @escaping () -> Void) -> Appointment {
    let appointment = Appointment()
    appointment.action = action
    insert(appointment, at: due)
    return appointment
  }

  private func insert(_ appointment: Appointment, at due: UInt64) {
    serial += 1
    let entry = Entry(
      due: due, serial: serial, pass: due > step ? pass : pass + 1, appointment: appointment)
    let place = entries.firstIndex { $0.due > due } ?? entries.count
    entries.insert(entry, at: place)
    if place == 0 { onEarlier?() }
  }

  /// Does what is due up to a step.
  package func advance(to step: UInt64) {
    pass += 1
    target = max(step, self.step)
    while let index = entries.firstIndex(where: { $0.due > target || $0.pass <= pass }),
      entries[index].due <= target
    {
      let entry = entries.remove(at: index)
      self.step = max(self.step, entry.due)
      if let action = entry.appointment.action { running(action) }
    }
    self.step = target
    entries.removeAll { $0.appointment.action == nil }
  }

  private static nonisolated func steps(in seconds: Double) -> UInt64 {
    guard seconds > 0 else { return 0 }
    return UInt64((min(seconds, 1e9) * Double(rate) - 1e-6).rounded(.up))
  }
}

/// Something that is to be done later, unless it is cancelled.
@MainActor
package final class Appointment {
  fileprivate(set) var action: (() -> Void)?

  /// Has it not done any more.
  package func cancel() { action = nil }

  nonisolated init() {}
}

/// Which agenda code goes by.
private enum CurrentAgenda {
  struct Host { weak var agenda: Agenda? }

  /// That of the code that runs, and of the tasks that it starts.
  @TaskLocal static var local: Agenda?
  /// That of code that was not started from one.
  static let host = Locked(Host())
}
