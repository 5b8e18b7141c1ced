/// Where several publishers flow into one subscriber.
final class Joint<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    var inputs: [ObjectIdentifier: Input] = [:]
    var isOver = false
  }
  private let state = Locked(State())
  private var outlet: Outlet<Output, Failure>?
  private let subscriber: AnySubscriber<Output, Failure>

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    outlet = Outlet(self.subscriber, surplus: .queue) { [weak self] in self?.close() }
  }

  /// Gives the subscriber its subscription.
  func start() {
    if let outlet {
      subscriber.receive(subscription: JointSubscription(joint: self, outlet: outlet))
    }
  }

  /// Makes room for another publisher; the joint is open as long as one is.
  func open() -> Input {
    let input = Input(self)
    state.with { $0.inputs[ObjectIdentifier(input)] = input }
    return input
  }

  /// Whether nothing flows any more.
  var isOver: Bool { state.with { $0.isOver } }

  func send(_ value: Output) { if !isOver { outlet?.send(value) } }

  /// Ends everything.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    close()
    outlet?.finish(completion)
  }

  private func close() {
    let inputs = state.with { state in
      defer {
        state.inputs = [:]
        state.isOver = true
      }
      return state.inputs
    }
    for input in inputs.values { input.subscription?.cancel() }
  }

  private func leave(_ input: Input, _ completion: Subscribers.Completion<Failure>?) {
    let isLast = state.with { state in
      guard !state.isOver, state.inputs.removeValue(forKey: ObjectIdentifier(input)) != nil else {
        return false
      }
      return state.inputs.isEmpty
    }
    if let completion, !completion.isFinished { return finish(completion) }
    if isLast, completion != nil { finish(.finished) }
  }

  /// One publisher's way in.
  final class Input: @unchecked Sendable {
    private weak var joint: Joint?
    private(set) var subscription: (any Subscription)?
    private var isOpen = true

    init(_ joint: Joint) { self.joint = joint }

    func accept(_ subscription: any Subscription) {
      if joint?.isOver != false || !isOpen { return subscription.cancel() }
      self.subscription = subscription
    }

    func send(_ value: Output) { if isOpen { joint?.send(value) } }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      guard isOpen else { return }
      isOpen = false
      subscription = nil
      joint?.leave(self, completion)
    }

    /// Ends this way in only.
    func leave() {
      guard isOpen else { return }
      isOpen = false
      subscription?.cancel()
      subscription = nil
      joint?.leave(self, nil)
    }
  }
}

/// Keeps a joint as long as its subscriber keeps the subscription.
private final class JointSubscription<Output, Failure: Error>: Subscription {
  private let joint: Joint<Output, Failure>
  private let outlet: Outlet<Output, Failure>
  init(joint: Joint<Output, Failure>, outlet: Outlet<Output, Failure>) {
    self.joint = joint
    self.outlet = outlet
  }
  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }
  func cancel() { outlet.cancel() }
}
