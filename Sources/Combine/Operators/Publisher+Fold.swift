extension Publishers {
  /// Gives one value at the end.
  public typealias Reduce<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// Gives all values at the end.
  public typealias Collect<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
  /// Gives values in groups.
  public typealias CollectByCount<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
  /// Gives the last value.
  public typealias Last<Upstream: Publisher> = Filter<Upstream>
  /// Gives the number of values.
  public typealias Count<Upstream: Publisher> = Map<Upstream, Int>
  /// Tells whether there is a value of a kind.
  public typealias Contains<Upstream: Publisher> = Map<Upstream, Bool>
}

extension Publisher {
  /// Gives, at the end, what a closure makes of all values.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Reduce<Self, T>
  {
    fold(initialResult) {
      $0 = nextPartialResult($0, $1)
    } result: {
      $0
    }
  }

  /// Gives all values at the end.
  public func collect() -> Publishers.Collect<Self> {
    fold([Output]()) {
      $0.append($1)
    } result: {
      $0
    }
  }

  /// Gives the number of values at the end.
  public func count() -> Publishers.Count<Self> {
    fold(0) { count, _ in
      count += 1
    } result: {
      $0
    }
  }

  /// Gives the last value.
  public func last() -> Publishers.Last<Self> {
    fold(Output?.none) {
      $0 = $1
    } result: {
      $0
    }
  }

  /// Gives the last value that a closure accepts.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Last<Self> {
    fold(Output?.none) {
      if predicate($1) { $0 = $1 }
    } result: {
      $0
    }
  }

  /// Tells, as soon as that is clear, whether a closure accepts a value.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Contains<Self> {
    _Operator(self) {
      Handler(
        receive: { predicate($0) ? .finish(true) : .skip },
        complete: { ($0.isFinished ? false : nil, $0) }, isFolding: true)
    }
  }

  /// Tells, as soon as that is clear, whether a closure accepts all values.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Contains<Self> {
    _Operator(self) {
      Handler(
        receive: { predicate($0) ? .skip : .finish(false) },
        complete: { ($0.isFinished ? true : nil, $0) }, isFolding: true)
    }
  }

  /// Gives values in groups of `count`; the last may be smaller.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    _Operator(self) {
      var group: [Output] = []
      return Handler(
        receive: { value in
          group.append(value)
          guard group.count >= count else { return .skip }
          defer { group = [] }
          return .give(group)
        },
        complete: { ($0.isFinished && !group.isEmpty ? group : nil, $0) })
    }
  }

  /// Gives a value if there was none.
  public func replaceEmpty(with output: Output) -> Publishers.Filter<Self> {
    _Operator(self) {
      var isEmpty = true
      return Handler(
        receive: { value in
          isEmpty = false
          return .give(value)
        },
        complete: { ($0.isFinished && isEmpty ? output : nil, $0) })
    }
  }

  private func fold<State, T>(
    _ initial: State, _ add: @escaping (inout State, Output) -> Void,
    result: @escaping (State) -> T?
  ) -> Publishers.Map<Self, T> {
    _Operator(self) {
      var state = initial
      return Handler(
        receive: { value in
          add(&state, value)
          return .skip
        },
        complete: { ($0.isFinished ? result(state) : nil, $0) }, isFolding: true)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Tells, as soon as that is clear, whether a value is among them.
  public func contains(_ output: Output) -> Publishers.Contains<Self> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// Gives the smallest value at the end.
  public func min() -> Publishers.Last<Self> {
    fold(Output?.none) { least, value in
      least = least.map { Swift.min($0, value) } ?? value
    } result: {
      $0
    }
  }

  /// Gives the largest value at the end.
  public func max() -> Publishers.Last<Self> {
    fold(Output?.none) { most, value in
      most = most.map { Swift.max($0, value) } ?? value
    } result: {
      $0
    }
  }
}

extension Subscribers.Completion {
  var isFinished: Bool {
    if case .finished = self { return true }
    return false
  }
}
