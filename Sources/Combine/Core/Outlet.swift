import Foundation

/// The end of a publisher that one subscriber hangs on: it counts what that one still wants.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
  /// What happens to a value that nobody wants yet.
  enum Surplus {
    /// It is lost.
    case drop
    /// It waits until a newer one takes its place.
    case keepLatest
    /// It waits for its turn, and the end with it.
    case queue
  }

  private struct State {
    var downstream: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var waiting: [Output] = []
    var completion: Subscribers.Completion<Failure>?
    var isDraining = false
    var onCancel: (() -> Void)?
  }
  private let state: Locked<State>
  private let surplus: Surplus

  init<S: Subscriber>(
    _ subscriber: S, surplus: Surplus, first: Output? = nil, onCancel: (() -> Void)? = nil
  ) where S.Input == Output, S.Failure == Failure {
    self.surplus = surplus
    state = Locked(
      State(
        downstream: AnySubscriber(subscriber), waiting: first.map { [$0] } ?? [],
        onCancel: onCancel))
  }

  func send(_ value: Output) {
    let isNext = state.with { state in
      guard state.downstream != nil, state.completion == nil else { return false }
      switch surplus {
      case .drop: return state.demand > 0
      case .keepLatest:
        if state.demand > 0 { return true }
        state.waiting = [value]
        return false
      case .queue:
        state.waiting.append(value)
        return false
      }
    }
    if isNext { deliver(value) } else { drain() }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    state.with { state in
      if state.completion == nil { state.completion = completion }
    }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    state.with { $0.demand += demand }
    drain()
  }

  func cancel() {
    let action = state.with { state in
      defer { state.onCancel = nil }
      state.downstream = nil
      state.waiting = []
      return state.onCancel
    }
    action?()
  }

  private func deliver(_ value: Output) {
    let downstream = state.with { state in
      state.demand -= 1
      return state.downstream
    }
    guard let downstream else { return }
    let more = downstream.receive(value)
    state.with { $0.demand += more }
  }

  /// Gives what waits to a subscriber who wants it, then the end. One thread at a time does so.
  private func drain() {
    while true {
      let next: Output? = state.with { state in
        guard !state.isDraining, state.demand > 0, !state.waiting.isEmpty else { return nil }
        state.isDraining = true
        return state.waiting.removeFirst()
      }
      guard let next else { break }
      deliver(next)
      state.with { $0.isDraining = false }
    }
    let end: (AnySubscriber<Output, Failure>, Subscribers.Completion<Failure>)? = state.with {
      state in
      guard let downstream = state.downstream, let completion = state.completion,
        !state.isDraining, surplus != .queue || state.waiting.isEmpty
      else { return nil }
      state.downstream = nil
      state.onCancel = nil
      return (downstream, completion)
    }
    if let (downstream, completion) = end { downstream.receive(completion: completion) }
  }
}
