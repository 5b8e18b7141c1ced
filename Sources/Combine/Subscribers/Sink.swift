extension Subscribers {
  /// Takes every value in a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private struct State {
      var subscription: (any Subscription)?
      var onValue: ((Input) -> Void)?
      var onCompletion: ((Completion<Failure>) -> Void)?
    }
    private let state: Locked<State>

    /// Takes values and the end in closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      state = Locked(State(onValue: receiveValue, onCompletion: receiveCompletion))
    }

    /// Asks for everything.
    public func receive(subscription: any Subscription) {
      let isWanted = state.with { state in
        guard state.subscription == nil, state.onValue != nil else { return false }
        state.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Calls the closure.
    public func receive(_ input: Input) -> Demand {
      let action = state.with { $0.onValue }
      action?(input)
      return .none
    }

    /// Calls the closure for the end.
    public func receive(completion: Completion<Failure>) {
      let action = state.with { state in
        defer { state = State() }
        return state.onCompletion
      }
      action?(completion)
    }

    /// Ends the subscription.
    public func cancel() {
      let subscription = state.with { state in
        defer { state = State() }
        return state.subscription
      }
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Takes values and the end in closures until what is returned is cancelled or gone.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Takes values in a closure until what is returned is cancelled or gone.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Gives a property of an object each value; the object is kept as long as the subscription.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }
}
