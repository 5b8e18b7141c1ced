import Foundation

/// Does things later: by the agenda where there is one, by the machine's clock elsewhere.
package enum Later {
  /// Acts on the main thread after a number of seconds.
  static func act(
    after seconds: Double, on agenda: Agenda, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let action = Carried(value: action)
    return arrange(on: agenda) { $0.schedule(after: seconds, action.value) }
  }

  /// Acts on the main thread every so many seconds.
  static func act(
    after first: Double, every seconds: Double, on agenda: Agenda, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let action = Carried(value: action)
    return arrange(on: agenda) { $0.schedule(after: first, every: seconds, action.value) }
  }

  private struct State {
    var appointment: Appointment?
    var isCancelled = false
  }

  private static func arrange(
    on agenda: Agenda, _ make: @escaping @MainActor (Agenda) -> Appointment
  ) -> AnyCancellable {
    let state = Locked(State())
    let make = Carried(value: make)
    onMain {
      let appointment = make.value(agenda)
      let isCancelled = state.with { state in
        state.appointment = appointment
        return state.isCancelled
      }
      if isCancelled { appointment.cancel() }
    }
    return AnyCancellable {
      let appointment = state.with { state in
        state.isCancelled = true
        return state.appointment
      }
      if let appointment { onMain { appointment.cancel() } }
    }
  }

  /// Acts now on the main thread, or there as soon as its queue comes to it.
  package static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(action)
    } else {
      DispatchQueue.main.async(qos: .unspecified) { MainActor.assumeIsolated(action) }
    }
  }
}
