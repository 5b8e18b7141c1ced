/// A publisher that values are sent into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends it.
  func send(completion: Subscribers.Completion<Failure>)
  /// Passes a subscription of something upstream.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without content.
  public func send() { send(()) }
}

extension Subject {
  /// Takes everything that a subscription gives.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// The subscribers of something that is one source for all of them.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    var outlets: [(key: ObjectIdentifier, outlet: Outlet<Output, Failure>)] = []
    var completion: Subscribers.Completion<Failure>?
  }
  private let state = Locked(State())
  private let surplus: Outlet<Output, Failure>.Surplus

  init(surplus: Outlet<Output, Failure>.Surplus) { self.surplus = surplus }

  func add<S: Subscriber>(_ subscriber: S, first: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, surplus: surplus, first: first)
    let completion = state.with { state in
      if state.completion == nil { state.outlets.append((ObjectIdentifier(outlet), outlet)) }
      return state.completion
    }
    subscriber.receive(
      subscription: Membership(outlet: outlet) { [weak self] in self?.remove(outlet) })
    if let completion { outlet.finish(completion) }
  }

  private func remove(_ outlet: Outlet<Output, Failure>) {
    state.with { state in state.outlets.removeAll { $0.key == ObjectIdentifier(outlet) } }
  }

  /// Whether anyone listens.
  var isEmpty: Bool { state.with { $0.outlets.isEmpty } }

  func send(_ value: Output) {
    let outlets = state.with { $0.completion == nil ? $0.outlets : [] }
    for entry in outlets { entry.outlet.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let outlets = state.with { state in
      defer { state.outlets = [] }
      if state.completion == nil { state.completion = completion }
      return state.outlets
    }
    for entry in outlets { entry.outlet.finish(completion) }
  }

  var isFinished: Bool { state.with { $0.completion != nil } }

  /// One subscriber's place in the audience.
  private final class Membership: Subscription {
    let outlet: Outlet<Output, Failure>
    let leave: () -> Void
    init(outlet: Outlet<Output, Failure>, leave: @escaping () -> Void) {
      self.outlet = outlet
      self.leave = leave
    }
    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }
    func cancel() {
      outlet.cancel()
      leave()
    }
  }
}
