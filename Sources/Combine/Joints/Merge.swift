extension Publishers {
  /// Gives the values of several publishers, all together.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// Values of all of them.
    public typealias Output = Upstream.Output
    /// Fails when any of them fails.
    public typealias Failure = Upstream.Failure

    /// What the values come from.
    public let publishers: [Upstream]

    /// Merges these.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges these.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }

  /// Gives the values of two publishers, all together.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// Values of both.
    public typealias Output = A.Output
    /// Fails when either fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Merges these.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Gives the values of both, all together.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Gives the values of all three, all together.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
    -> Publishers.Merge<Publishers.Merge<Self, B>, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merge(with: b).merge(with: c)
  }

  /// Gives the values of all four, all together.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge<Publishers.Merge<Publishers.Merge<Self, B>, C>, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    merge(with: b, c).merge(with: d)
  }

  /// Gives this one's values, then the other's.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Gives these values at the end.
  public func append(_ elements: Output...)
    -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
  {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Gives the other's values, then this one's.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Gives these values first.
  public func prepend(_ elements: Output...)
    -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
  {
    prepend(Publishers.Sequence(sequence: elements))
  }
}

extension Publishers {
  /// Gives one publisher's values, then another's.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// Values of both.
    public typealias Output = Suffix.Output
    /// Fails when either fails.
    public typealias Failure = Suffix.Failure

    /// The first.
    public let prefix: Prefix
    /// The second.
    public let suffix: Suffix

    /// One after the other.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let parts = [prefix.eraseToAnyPublisher(), suffix.eraseToAnyPublisher()]
      Publishers.Sequence<[AnyPublisher<Output, Failure>], Failure>(sequence: parts)
        .flatMap(maxPublishers: .max(1)) { $0 }.receive(subscriber: subscriber)
    }
  }
}
