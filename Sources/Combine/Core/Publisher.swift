/// A source of values over time, which ends at most once.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// Why it may end early; `Never` for no reason.
  associatedtype Failure: Error

  /// Connects a subscriber: it gets a subscription first, then the values that it asks for.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// The publishers that operators make.
public enum Publishers {}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes values and end on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  /// The publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; it ends when what is returned is cancelled.
  func connect() -> any Cancellable
}

/// A publisher with its type hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? Self {
      self = erased
    } else {
      attach = { publisher.receive(subscriber: $0) }
    }
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }

  /// The name of the type.
  public var description: String { "AnyPublisher" }
}
