/// A subject that passes on what is sent and keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>(surplus: .drop)

  /// Without subscribers.
  public init() {}

  /// Connects a subscriber, which gets what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber)
  }

  /// Sends a value to all subscribers that want one.
  public func send(_ value: Output) { audience.send(value) }

  /// Ends it.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
}
