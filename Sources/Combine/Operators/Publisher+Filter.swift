extension Publishers {
  /// Gives the values that a closure accepts.
  public typealias Filter<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  /// Gives values that differ from the one before.
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  /// Gives values from a number on.
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  /// Gives the first value.
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  /// Gives the first values.
  public typealias Output<Upstream: Publisher> = Filter<Upstream>
  /// Gives no value.
  public typealias IgnoreOutput<Upstream: Publisher> =
    _Operator<Upstream, Never, Upstream.Failure>
}

extension Publisher {
  /// Gives the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    _Operator(self) { Handler { isIncluded($0) ? .give($0) : .skip } }
  }

  /// Gives the values that a closure accepts; fails when it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.TryMap<Self, Output>
  {
    _Operator(self) { Handler(trying: { try isIncluded($0) ? .give($0) : .skip }) }
  }

  /// Gives values that differ from the one given before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    _Operator(self) {
      var last: Output?
      return Handler { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .give(value)
      }
    }
  }

  /// Gives values after the first `count`.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    _Operator(self) {
      var left = count
      return Handler { value in
        guard left > 0 else { return .give(value) }
        left -= 1
        return .skip
      }
    }
  }

  /// Gives values from the first one on that a closure refuses.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Drop<Self> {
    _Operator(self) {
      var isDropping = true
      return Handler { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .give(value)
      }
    }
  }

  /// Gives the first value and ends.
  public func first() -> Publishers.First<Self> {
    _Operator(self) { Handler { .finish($0) } }
  }

  /// Gives the first value that a closure accepts, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.First<Self> {
    _Operator(self) { Handler { predicate($0) ? .finish($0) : .skip } }
  }

  /// Gives at most `maxLength` values and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    _Operator(self) {
      var left = maxLength
      return Handler { value in
        left -= 1
        return left > 0 ? .give(value) : .finish(left == 0 ? value : nil)
      }
    }
  }

  /// Gives values as long as a closure accepts them, and ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Output<Self> {
    _Operator(self) { Handler { predicate($0) ? .give($0) : .finish(nil) } }
  }

  /// Gives the value with an index, and ends.
  public func output(at index: Int) -> Publishers.Output<Self> {
    _Operator(self) {
      var left = index
      return Handler { value in
        left -= 1
        return left < 0 ? .finish(value) : .skip
      }
    }
  }

  /// Gives no value, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    _Operator(self) { Handler { _ in .skip } }
  }
}

extension Publisher where Output: Equatable {
  /// Gives values that differ from the one given before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
