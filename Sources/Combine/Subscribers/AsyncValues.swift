extension Publisher where Failure == Never {
  /// The values, to be waited for one after the other.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let subscription = sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield(Carried(value: $0).value) })
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}
