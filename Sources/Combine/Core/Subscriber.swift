/// What receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// Why the values may end early.
  associatedtype Failure: Error

  /// Comes first; values follow when the subscription is asked for them.
  func receive(subscription: any Subscription)
  /// Takes a value; returns how many more are wanted beside those asked for before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Comes last.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value without content.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for this many more values.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions of general use.
public enum Subscriptions {
  private struct Empty: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// One that gives nothing.
  public static var empty: any Subscription { Empty() }
}

/// Subscribers and what they say.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// It has no more values.
    case finished
    /// It failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A subscriber with its type hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
  /// What tells it from others.
  public let combineIdentifier: CombineIdentifier

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let erased = subscriber as? Self {
      self = erased
      return
    }
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
    combineIdentifier = subscriber.combineIdentifier
  }

  /// A subscriber of closures; those left out do nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  /// Passes a value on.
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  /// Passes the end on.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
