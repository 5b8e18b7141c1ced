extension Publishers {
  /// Gives the values of publishers that a closure makes of values, all together.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// Values of the publishers that are made.
    public typealias Output = NewPublisher.Output
    /// Fails when any of them fails.
    public typealias Failure = Upstream.Failure

    /// What the values come from.
    public let upstream: Upstream
    /// How many publishers are followed at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher
    /// Whether a new publisher takes the place of the one before.
    let isSwitching: Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint<Output, Failure>(subscriber)
      let outer = joint.open()
      joint.start()
      let isSwitching = isSwitching
      let transform = transform
      var inner: Joint<Output, Failure>.Input?
      upstream.subscribe(
        AnySubscriber<Upstream.Output, Failure>(
          receiveSubscription: {
            outer.accept($0)
            $0.request(isSwitching ? .unlimited : maxPublishers)
          },
          receiveValue: { value in
            if isSwitching { inner?.leave() }
            let input = joint.open()
            inner = input
            transform(value).subscribe(
              AnySubscriber<Output, Failure>(
                receiveSubscription: {
                  input.accept($0)
                  $0.request(.unlimited)
                },
                receiveValue: {
                  input.send($0)
                  return .none
                },
                receiveCompletion: { completion in
                  input.finish(completion)
                  if completion.isFinished, !isSwitching { outer.subscription?.request(.max(1)) }
                }))
            return .none
          },
          receiveCompletion: { outer.finish($0) }))
    }
  }

  /// Gives the values of the publisher that came last.
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = FlatMap<P, Upstream>
  where P.Failure == Upstream.Failure
}

extension Publisher {
  /// Gives the values of publishers that a closure makes of values, all together.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(
      upstream: self, maxPublishers: maxPublishers, transform: transform, isSwitching: false)
  }

  /// Gives the values of publishers that a closure makes of values, all together.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Gives the values of publishers that a closure makes of values, all together.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(
      upstream: self, maxPublishers: maxPublishers, transform: transform, isSwitching: false)
  }

  /// Gives the values of publishers that a closure makes of values, all together; fails as they do.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Gives the values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.FlatMap(
      upstream: self, maxPublishers: .unlimited, transform: { $0 }, isSwitching: true)
  }
}
