extension Task where Success == Never, Failure == Never {
  /// Waits for a number of nanoseconds, to a step of the host's time.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await AgendaSleep.sleep(Double(duration) / 1e9)
  }

  /// Waits for a duration, to a step of the host's time.
  public static func sleep(for duration: Duration) async throws {
    try await AgendaSleep.sleep(duration.seconds)
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// One task's wait.
private final class AgendaSleep: @unchecked Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, any Error>?
    var appointment: AnyCancellable?
    var isCancelled = false
  }
  private let state = Locked(State())

  static func sleep(_ seconds: Double) async throws {
    guard let agenda = Agenda.current else {
      return try await ContinuousClock().sleep(
        until: .now.advanced(by: .seconds(seconds)), tolerance: nil)
    }
    let sleep = AgendaSleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleep.start($0, agenda, seconds) }
    } onCancel: {
      sleep.cancel()
    }
  }

  private func start(
    _ continuation: CheckedContinuation<Void, any Error>, _ agenda: Agenda, _ seconds: Double
  ) {
    let isCancelled = state.with { state in
      if !state.isCancelled { state.continuation = continuation }
      return state.isCancelled
    }
    if isCancelled { return continuation.resume(throwing: CancellationError()) }
    let appointment = Later.act(after: seconds, on: agenda) { self.take()?.resume() }
    state.with { $0.appointment = appointment }
  }

  private func take() -> CheckedContinuation<Void, any Error>? {
    state.with { state in
      defer { state.continuation = nil }
      return state.continuation
    }
  }

  private func cancel() {
    let appointment = state.with { state in
      state.isCancelled = true
      return state.appointment
    }
    appointment?.cancel()
    take()?.resume(throwing: CancellationError())
  }
}
