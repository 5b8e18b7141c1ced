extension Publishers {
  /// Gives the elements of a sequence as they are asked for, and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The sequence's elements.
    public typealias Output = Elements.Element

    /// What is given.
    public let sequence: Elements

    /// Gives these.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let source = SequenceSource(
        sequence.makeIterator(), AnySubscriber<Output, Failure>(subscriber))
      subscriber.receive(subscription: source)
      source.finishIfEmpty()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// Gives the elements as they are asked for, and ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Walks through a sequence for one subscriber.
private final class SequenceSource<Iterator: IteratorProtocol, Failure: Error>: Subscription {
  private struct State {
    var iterator: Iterator
    var next: Iterator.Element?
    var downstream: AnySubscriber<Iterator.Element, Failure>?
    var demand = Subscribers.Demand.none
    var isGiving = false
  }
  private let state: Locked<State>

  init(_ iterator: Iterator, _ downstream: AnySubscriber<Iterator.Element, Failure>) {
    var iterator = iterator
    let next = iterator.next()
    state = Locked(State(iterator: iterator, next: next, downstream: downstream))
  }

  func finishIfEmpty() {
    let downstream: AnySubscriber<Iterator.Element, Failure>? = state.with { state in
      guard state.next == nil, !state.isGiving else { return nil }
      defer { state.downstream = nil }
      return state.downstream
    }
    downstream?.receive(completion: .finished)
  }

  func request(_ demand: Subscribers.Demand) {
    let isFirst = state.with { state in
      state.demand += demand
      defer { state.isGiving = true }
      return !state.isGiving
    }
    guard isFirst else { return }
    while let (downstream, value) = take() {
      let more = downstream.receive(value)
      state.with { $0.demand += more }
    }
    state.with { $0.isGiving = false }
    finishIfEmpty()
  }

  private func take() -> (AnySubscriber<Iterator.Element, Failure>, Iterator.Element)? {
    state.with { state in
      guard let downstream = state.downstream, state.demand > 0, let value = state.next else {
        return nil
      }
      state.next = state.iterator.next()
      state.demand -= 1
      return (downstream, value)
    }
  }

  func cancel() { state.with { $0.downstream = nil } }
}
