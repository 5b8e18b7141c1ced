extension Publishers {
  /// Gives the latest values of two publishers whenever one gives a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output)
    /// Fails when either fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Combines these.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Pairing<A.Output, B.Output, Failure>(isZip: false).connect(a, b, subscriber)
    }
  }

  /// Gives pairs of the first values of two publishers, of the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output)
    /// Fails when either fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Pairs these.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Pairing<A.Output, B.Output, Failure>(isZip: true).connect(a, b, subscriber)
    }
  }
}

/// Makes pairs of two publishers' values for one subscriber.
private final class Pairing<A, B, Failure: Error>: @unchecked Sendable {
  private struct State {
    /// The values that wait for a partner; of latest values, the one that there is.
    var a: [A] = []
    var b: [B] = []
    var isAOver = false
    var isBOver = false
  }
  private let state = Locked(State())
  private let isZip: Bool

  init(isZip: Bool) { self.isZip = isZip }

  func connect<P: Publisher, Q: Publisher, S: Subscriber>(_ p: P, _ q: Q, _ subscriber: S)
  where
    P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure,
    S.Input == (A, B), S.Failure == Failure
  {
    let joint = Joint<(A, B), Failure>(subscriber)
    let first = joint.open()
    let second = joint.open()
    joint.start()
    attach(
      p, to: first, joint,
      take: { [isZip] in if isZip { $0.a.append($1) } else { $0.a = [$1] } },
      end: { $0.isAOver = true })
    attach(
      q, to: second, joint,
      take: { [isZip] in if isZip { $0.b.append($1) } else { $0.b = [$1] } },
      end: { $0.isBOver = true })
  }

  private func attach<P: Publisher>(
    _ publisher: P, to input: Joint<(A, B), Failure>.Input, _ joint: Joint<(A, B), Failure>,
    take: @escaping (inout State, P.Output) -> Void, end: @escaping (inout State) -> Void
  ) where P.Failure == Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, Failure>(
        receiveSubscription: {
          input.accept($0)
          $0.request(.unlimited)
        },
        receiveValue: { value in
          let pair = self.state.with { state in
            take(&state, value)
            return self.pair(&state)
          }
          if let pair { joint.send(pair) }
          self.finishIfExhausted(joint)
          return .none
        },
        receiveCompletion: { completion in
          self.state.with { end(&$0) }
          if completion.isFinished { self.finishIfExhausted(joint) }
          input.finish(completion)
        }))
  }

  private func pair(_ state: inout State) -> (A, B)? {
    guard let a = state.a.first, let b = state.b.first else { return nil }
    if isZip {
      state.a.removeFirst()
      state.b.removeFirst()
    }
    return (a, b)
  }

  /// Pairs end when no further one can be made.
  private func finishIfExhausted(_ joint: Joint<(A, B), Failure>) {
    let isExhausted = state.with { state in
      (state.isAOver && state.a.isEmpty) || (state.isBOver && state.b.isEmpty)
    }
    if isExhausted { joint.finish(.finished) }
  }
}

extension Publisher {
  /// Gives the latest values of both whenever one gives a new one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Gives what a closure makes of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> _Operator<Publishers.CombineLatest<Self, P>, T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Gives pairs of the first values of both, of the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Gives what a closure makes of pairs.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> _Operator<Publishers.Zip<Self, P>, T, Failure> where P.Failure == Failure
  {
    zip(other).map { transform($0.0, $0.1) }
  }
}
