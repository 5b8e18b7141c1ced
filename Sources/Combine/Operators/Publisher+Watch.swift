import Foundation

extension Publishers {
  /// Tells closures what happens.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The same values.
    public typealias Output = Upstream.Output
    /// The same failures.
    public typealias Failure = Upstream.Failure

    /// What the values come from.
    public let upstream: Upstream
    /// Told of the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Told of each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Told of the end.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Told of cancellation.
    public var receiveCancel: (() -> Void)?
    /// Told of what is asked for.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: {
            receiveSubscription?($0)
            subscriber.receive(
              subscription: WatchedSubscription(
                $0, onRequest: receiveRequest, onCancel: receiveCancel))
          },
          receiveValue: {
            receiveOutput?($0)
            return subscriber.receive($0)
          },
          receiveCompletion: {
            receiveCompletion?($0)
            subscriber.receive(completion: $0)
          }))
    }
  }
}

private final class WatchedSubscription: Subscription {
  private let subscription: any Subscription
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onCancel: (() -> Void)?

  init(
    _ subscription: any Subscription, onRequest: ((Subscribers.Demand) -> Void)?,
    onCancel: (() -> Void)?
  ) {
    self.subscription = subscription
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    subscription.request(demand)
  }

  func cancel() {
    onCancel?()
    subscription.cancel()
  }
}

extension Publisher {
  /// Tells closures what happens.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Writes what happens to a stream, the standard output by default.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> Publishers.HandleEvents<Self>
  {
    var stream = stream
    let start = prefix.isEmpty ? "" : "\(prefix): "
    func write(_ text: String) {
      if stream == nil { Swift.print(start + text) } else { stream?.write(start + text + "\n") }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      receiveCancel: { write("receive cancel") },
      receiveRequest: { write("request \($0)") })
  }
}
