extension Publishers {
  /// Follows another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// Values of both.
    public typealias Output = Upstream.Output
    /// Fails as the second one.
    public typealias Failure = NewPublisher.Failure

    /// What the values come from first.
    public let upstream: Upstream
    /// Makes the publisher that is followed after a failure.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint<Output, Failure>(subscriber)
      let input = joint.open()
      joint.start()
      upstream.subscribe(
        AnySubscriber<Output, Upstream.Failure>(
          receiveSubscription: {
            input.accept($0)
            $0.request(.unlimited)
          },
          receiveValue: {
            input.send($0)
            return .none
          },
          receiveCompletion: { completion in
            guard case .failure(let error) = completion else { return input.finish(.finished) }
            handler(error).subscribe(
              AnySubscriber<Output, Failure>(
                receiveSubscription: {
                  input.accept($0)
                  $0.request(.unlimited)
                },
                receiveValue: {
                  input.send($0)
                  return .none
                }, receiveCompletion: { input.finish($0) }))
          }))
    }
  }
}

extension Publisher {
  /// Follows another publisher after a failure.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> Publishers.Catch<Self, P> where P.Output == Output
  {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Gives a value in place of a failure, and ends.
  public func replaceError(with output: Output) -> _Operator<Self, Output, Never> {
    _Operator(self) {
      Handler(receive: { .give($0) }, complete: { ($0.isFinished ? nil : output, .finished) })
    }
  }

  /// Begins again after a failure, at most `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }.eraseToAnyPublisher()
  }

  /// Stops the program in development when there is a failure that cannot be.
  public func assertNoFailure(_ prefix: String = "") -> _Operator<Self, Output, Never> {
    _Operator(self) {
      Handler(
        receive: { .give($0) },
        complete: { completion in
          if case .failure(let error) = completion { assertionFailure("\(prefix) \(error)") }
          return (nil, .finished)
        })
    }
  }
}
