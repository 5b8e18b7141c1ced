extension Publishers {
  /// Lets several subscribers share one subscription of a publisher.
  public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
    /// The same values.
    public typealias Output = Upstream.Output
    /// The same failures.
    public typealias Failure = Upstream.Failure

    private struct State {
      var count = 0
      var subscription: AnyCancellable?
    }
    private let upstream: Upstream
    private let audience = Audience<Output, Failure>(surplus: .drop)
    private let state = Locked(State())

    init(_ upstream: Upstream) { self.upstream = upstream }

    /// Connects a subscriber; the first one connects the publisher.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      HandleEvents(upstream: Members(audience: audience), receiveCancel: { self.leave() })
        .receive(subscriber: subscriber)
      let isFirst = state.with { state in
        state.count += 1
        return state.count == 1
      }
      guard isFirst else { return }
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: { self.audience.finish($0) }, receiveValue: { self.audience.send($0) })
      state.with { $0.subscription = AnyCancellable(sink) }
      upstream.subscribe(sink)
    }

    private func leave() {
      let subscription = state.with { state in
        state.count -= 1
        guard state.count == 0 else { return nil as AnyCancellable? }
        defer { state.subscription = nil }
        return state.subscription
      }
      subscription?.cancel()
    }

    private struct Members: Publisher {
      typealias Output = Upstream.Output
      typealias Failure = Upstream.Failure
      let audience: Audience<Output, Failure>
      func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        audience.add(subscriber)
      }
    }

    /// Whether both are the same.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }

  /// Begins with its first subscriber, and ends when the last one has left.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    /// The same values.
    public typealias Output = Upstream.Output
    /// The same failures.
    public typealias Failure = Upstream.Failure

    private struct State {
      var count = 0
      var connection: (any Cancellable)?
    }
    /// What is connected.
    public let upstream: Upstream
    private let state = Locked(State())

    /// Connects a publisher by itself.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Connects a subscriber, and the publisher with the first one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      HandleEvents(upstream: upstream, receiveCancel: { self.leave() })
        .receive(subscriber: subscriber)
      let isFirst = state.with { state in
        state.count += 1
        return state.count == 1
      }
      guard isFirst else { return }
      let connection = upstream.connect()
      state.with { $0.connection = connection }
    }

    private func leave() {
      let connection = state.with { state in
        state.count -= 1
        guard state.count == 0 else { return nil as (any Cancellable)? }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }

  /// Passes a publisher's values to a subject when it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    @unchecked Sendable
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The same values.
    public typealias Output = Upstream.Output
    /// The same failures.
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private let subject: SubjectType

    init(_ upstream: Upstream, _ subject: SubjectType) {
      self.upstream = upstream
      self.subject = subject
    }

    /// Connects a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Connects the subject to the publisher.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  /// Lets several subscribers share one subscription.
  public func share() -> Publishers.Share<Self> { Publishers.Share(self) }

  /// Passes values to a subject when it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(self, subject)
  }

  /// Passes values to a subject when it is connected.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S)
    -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure
  {
    multicast(subject: createSubject())
  }
}

extension Publisher where Failure == Never {
  /// Begins when it is connected.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast(subject: PassthroughSubject())
  }
}

extension ConnectablePublisher {
  /// Begins with its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
