/// Gives one value and ends.
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Gives this value.
  public init(_ output: Output) { self.output = output }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let outlet = Outlet(subscriber, surplus: .queue, first: output)
    subscriber.receive(subscription: outlet)
    outlet.finish(.finished)
  }
}

/// Gives a value, if there is one, and ends.
public struct _OptionalPublisher<Output, Failure: Error>: Publisher {
  /// The value.
  public let output: Output?

  /// Gives this value.
  public init(_ output: Output?) { self.output = output }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, surplus: .queue, first: output)
    subscriber.receive(subscription: outlet)
    outlet.finish(.finished)
  }
}

extension Optional {
  /// Gives the value, if there is one, and ends.
  public typealias Publisher = _OptionalPublisher<Wrapped, Never>
  /// Gives the value, if there is one, and ends.
  public var publisher: Publisher { _OptionalPublisher(self) }
}

/// Gives a result's value and ends, or fails.
public struct _ResultPublisher<Output, Failure: Error>: Publisher {
  /// What is given.
  public let result: Result<Output, Failure>

  /// Gives this result.
  public init(_ result: Result<Output, Failure>) { self.result = result }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    switch result {
    case .success(let output): _OptionalPublisher(output).receive(subscriber: subscriber)
    case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
    }
  }
}

extension Result {
  /// Gives the value and ends, or fails.
  public typealias Publisher = _ResultPublisher<Success, Failure>
  /// Gives the value and ends, or fails.
  public var publisher: Publisher { _ResultPublisher(self) }
}
