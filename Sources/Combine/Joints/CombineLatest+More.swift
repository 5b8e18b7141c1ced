extension Publishers {
  /// Gives the latest values of three publishers whenever one gives a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// Fails when any of them fails.
    public typealias Failure = A.Failure
    private let pairs: Publishers.Map<CombineLatest<CombineLatest<A, B>, C>, Output>

    /// Combines these.
    public init(_ a: A, _ b: B, _ c: C) {
      pairs = a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pairs.receive(subscriber: subscriber)
    }
  }

  /// Gives the latest values of four publishers whenever one gives a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// Fails when any of them fails.
    public typealias Failure = A.Failure
    private let pairs: Publishers.Map<CombineLatest<CombineLatest3<A, B, C>, D>, Output>

    /// Combines these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      pairs = CombineLatest3(a, b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pairs.receive(subscriber: subscriber)
    }
  }

  /// Gives triples of the first values of three publishers, of the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// Fails when any of them fails.
    public typealias Failure = A.Failure
    private let pairs: Publishers.Map<Zip<Zip<A, B>, C>, Output>

    /// Combines these.
    public init(_ a: A, _ b: B, _ c: C) {
      pairs = a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pairs.receive(subscriber: subscriber)
    }
  }
}
