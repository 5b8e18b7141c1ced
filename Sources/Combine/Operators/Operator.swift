/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
  /// Gives a value.
  case give(Output)
  /// Gives nothing and asks for another.
  case skip
  /// Ends, after a last value if there is one.
  case finish(Output?)
  /// Fails.
  case fail(Failure)
}

/// What an operator does for one subscription.
struct Handler<Input, InputFailure: Error, Output, Failure: Error> {
  var receive: (Input) -> Step<Output, Failure>
  /// What the end becomes, and a last value before it.
  var complete: (Subscribers.Completion<InputFailure>) -> (Output?, Subscribers.Completion<Failure>)
  /// Whether the only value is given at the end, so that all of the input is wanted for one output.
  var isFolding = false
}

extension Handler where InputFailure == Failure {
  /// One that leaves the end as it is.
  init(receive: @escaping (Input) -> Step<Output, Failure>) {
    self.init(receive: receive) { (nil, $0) }
  }
}

extension Handler where Failure == any Error {
  /// One that fails when the closure throws.
  init(trying receive: @escaping (Input) throws -> Step<Output, Failure>) {
    self.init(
      receive: { input in
        do { return try receive(input) } catch { return .fail(error) }
      },
      complete: { (nil, $0.mapFailure { $0 }) })
  }
}

extension Subscribers.Completion {
  func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// A publisher that makes something of another's values, one at a time.
public struct _Operator<Upstream: Publisher, Output, Failure: Error>: Publisher {
  /// What the values come from.
  public let upstream: Upstream
  let makeHandler: () -> Handler<Upstream.Output, Upstream.Failure, Output, Failure>

  init(
    _ upstream: Upstream,
    _ makeHandler: @escaping () -> Handler<Upstream.Output, Upstream.Failure, Output, Failure>
  ) {
    self.upstream = upstream
    self.makeHandler = makeHandler
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(
      OperatorLink<Upstream.Output, Upstream.Failure, Output, Failure>(
        AnySubscriber(subscriber), makeHandler()))
  }
}

/// One subscription of an operator: a subscriber of what is above, a subscription for what is below.
private final class OperatorLink<Input, InputFailure: Error, Output, Failure: Error>:
  Subscriber, Subscription
{
  private struct State {
    var upstream: (any Subscription)?
    var downstream: AnySubscriber<Output, Failure>?
    /// A folding operator's value waits for being asked for.
    var isWanted = false
    var held: (Output, Subscribers.Completion<Failure>)?
  }
  private let state: Locked<State>
  private let handler: Handler<Input, InputFailure, Output, Failure>

  init(
    _ downstream: AnySubscriber<Output, Failure>,
    _ handler: Handler<Input, InputFailure, Output, Failure>
  ) {
    state = Locked(State(downstream: downstream))
    self.handler = handler
  }

  func receive(subscription: any Subscription) {
    let downstream = state.with { state in
      state.upstream = subscription
      return state.downstream
    }
    downstream?.receive(subscription: self)
    if handler.isFolding { subscription.request(.unlimited) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard handler.isFolding else {
      state.with { $0.upstream }?.request(demand)
      return
    }
    guard demand > 0 else { return }
    let held = state.with { state in
      state.isWanted = true
      defer { state.held = nil }
      return state.held
    }
    if let (value, completion) = held { end(value, completion) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = state.with({ $0.downstream }) else { return .none }
    switch handler.receive(input) {
    case .give(let value): return downstream.receive(value)
    case .skip: return handler.isFolding ? .none : .max(1)
    case .finish(let last): stop(last, .finished)
    case .fail(let error): stop(nil, .failure(error))
    }
    return .none
  }

  private func stop(_ last: Output?, _ completion: Subscribers.Completion<Failure>) {
    let upstream = state.with { state in
      defer { state.upstream = nil }
      return state.upstream
    }
    upstream?.cancel()
    settle(last, completion)
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard state.with({ $0.downstream }) != nil else { return }
    let (last, completion) = handler.complete(completion)
    settle(last, completion)
  }

  private func settle(_ last: Output?, _ completion: Subscribers.Completion<Failure>) {
    let mustWait = state.with { state in
      guard handler.isFolding, !state.isWanted, let last else { return false }
      state.held = (last, completion)
      return true
    }
    if !mustWait { end(last, completion) }
  }

  private func end(_ last: Output?, _ completion: Subscribers.Completion<Failure>) {
    let downstream = state.with { state in
      defer { state.downstream = nil }
      return state.downstream
    }
    if let last { _ = downstream?.receive(last) }
    downstream?.receive(completion: completion)
  }

  func cancel() {
    let upstream = state.with { state in
      defer { state = State() }
      return state.upstream
    }
    upstream?.cancel()
  }
}
