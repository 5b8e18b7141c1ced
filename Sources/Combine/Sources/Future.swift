/// Gives one value that may come later, and keeps it for subscribers that come later still.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Called once with the value or the failure.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var outlets: [Outlet<Output, Failure>] = []
  }
  private let state = Locked(State())

  /// Begins at once: the closure gets the promise to call.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets: [Outlet<Output, Failure>] = state.with { state in
      guard state.result == nil else { return [] }
      state.result = result
      defer { state.outlets = [] }
      return state.outlets
    }
    for outlet in outlets { Self.give(result, to: outlet) }
  }

  private static func give(_ result: Result<Output, Failure>, to outlet: Outlet<Output, Failure>) {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.finish(.finished)
    case .failure(let error): outlet.finish(.failure(error))
    }
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, surplus: .queue)
    subscriber.receive(subscription: outlet)
    let result = state.with { state in
      if state.result == nil { state.outlets.append(outlet) }
      return state.result
    }
    if let result { Self.give(result, to: outlet) }
  }
}
