extension Publishers {
  /// Gives what a closure makes of each value.
  public typealias Map<Upstream: Publisher, Output> = _Operator<Upstream, Output, Upstream.Failure>
  /// Gives what a closure makes of each value; fails when it throws.
  public typealias TryMap<Upstream: Publisher, Output> = _Operator<Upstream, Output, any Error>
  /// Gives what a closure makes of values, unless it is nil.
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// Gives what a closure makes of the values so far.
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// Fails with what a closure makes of a failure.
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    _Operator<Upstream, Upstream.Output, Failure>
  /// The same values with another type of failure.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> =
    MapError<Upstream, Failure> where Upstream.Failure == Never
}

extension Publisher {
  /// Gives what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    _Operator(self) { Handler { .give(transform($0)) } }
  }

  /// Gives a part of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Gives two parts of each value.
  public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
    -> Publishers.Map<Self, (T0, T1)>
  {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Gives three parts of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.Map<Self, (T0, T1, T2)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }

  /// Gives what a closure makes of each value; fails when it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    _Operator(self) { Handler(trying: { .give(try transform($0)) }) }
  }

  /// Gives what a closure makes of values, unless it is nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.CompactMap<Self, T>
  {
    _Operator(self) { Handler { transform($0).map { .give($0) } ?? .skip } }
  }

  /// Gives what a closure makes of values, unless it is nil; fails when it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryMap<Self, T>
  {
    _Operator(self) { Handler(trying: { try transform($0).map { .give($0) } ?? .skip }) }
  }

  /// Gives a value in place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Gives, for each value, what a closure makes of it and of what was given last.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Scan<Self, T>
  {
    _Operator(self) {
      var result = initialResult
      return Handler { value in
        result = nextPartialResult(result, value)
        return .give(result)
      }
    }
  }

  /// Fails with what a closure makes of a failure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
    -> Publishers.MapError<Self, E>
  {
    _Operator(self) {
      Handler(receive: { .give($0) }, complete: { (nil, $0.mapFailure(transform)) })
    }
  }
}

extension Publisher where Failure == Never {
  /// The same values with another type of failure.
  public func setFailureType<E: Error>(to failureType: E.Type)
    -> Publishers.SetFailureType<Self, E>
  {
    _Operator(self) {
      Handler(receive: { .give($0) }, complete: { _ in (nil, .finished) })
    }
  }
}
