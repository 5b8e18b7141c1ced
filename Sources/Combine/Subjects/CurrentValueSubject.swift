/// A subject that keeps its latest value, which new subscribers get at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>(surplus: .keepLatest)
  private let current: Locked<Output>

  /// Starts with a value.
  public init(_ value: Output) { current = Locked(value) }

  /// The latest value; setting it sends.
  public var value: Output {
    get { current.with { $0 } }
    set { send(newValue) }
  }

  /// Connects a subscriber, which gets the present value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, first: audience.isFinished ? nil : value)
  }

  /// Keeps a value and sends it to all subscribers.
  public func send(_ value: Output) {
    guard !audience.isFinished else { return }
    current.with { $0 = value }
    audience.send(value)
  }

  /// Ends it.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
}
