/// A publisher that gives another's values at other times.
public struct _TimedOperator<Upstream: Publisher>: Publisher {
  /// The same values.
  public typealias Output = Upstream.Output
  /// The same failures.
  public typealias Failure = Upstream.Failure

  /// What the values come from.
  public let upstream: Upstream
  /// Makes what is done with a value and with the end of one subscription.
  let make: (Joint<Output, Failure>.Input) -> Action

  struct Action {
    var receive: (Output) -> Void
    var complete: (Subscribers.Completion<Failure>) -> Void
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let joint = Joint<Output, Failure>(subscriber)
    let input = joint.open()
    joint.start()
    let action = make(input)
    upstream.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: {
          input.accept($0)
          $0.request(.unlimited)
        },
        receiveValue: {
          action.receive($0)
          return .none
        },
        receiveCompletion: { action.complete($0) }))
  }
}

extension Publishers {
  /// Gives values on a scheduler.
  public typealias ReceiveOn<Upstream: Publisher> = _TimedOperator<Upstream>
  /// Gives values after a time.
  public typealias Delay<Upstream: Publisher> = _TimedOperator<Upstream>
  /// Gives a value when no newer one came for a time.
  public typealias Debounce<Upstream: Publisher> = _TimedOperator<Upstream>
  /// Gives at most one value in a time.
  public typealias Throttle<Upstream: Publisher> = _TimedOperator<Upstream>
}

extension Publisher {
  /// Gives values on a scheduler.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self>
  {
    _TimedOperator(upstream: self) { input in
      .init(
        receive: { value in scheduler.schedule(options: options) { input.send(value) } },
        complete: { end in scheduler.schedule(options: options) { input.finish(end) } })
    }
  }

  /// Connects on a scheduler.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    let subject = self
    return Deferred {
      let relay = PassthroughSubject<Output, Failure>()
      var connection: AnyCancellable?
      return relay.handleEvents(
        receiveCancel: { connection?.cancel() },
        receiveRequest: { _ in
          guard connection == nil else { return }
          scheduler.schedule(options: options) { connection = subject.subscribe(relay) }
        })
    }.eraseToAnyPublisher()
  }

  /// Gives values after a time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self> {
    _TimedOperator(upstream: self) { input in
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
      }
      return .init(
        receive: { value in later { input.send(value) } },
        complete: { end in
          if end.isFinished { later { input.finish(end) } } else { input.finish(end) }
        })
    }
  }

  /// Gives a value when no newer one came for a time; one that waits when the end comes is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self> {
    _TimedOperator(upstream: self) { input in
      let count = Locked(0)
      return .init(
        receive: { value in
          let mine = count.with { count in
            count += 1
            return count
          }
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if count.with({ $0 == mine }) { input.send(value) }
          }
        },
        complete: { end in
          count.with { $0 += 1 }
          input.finish(end)
        })
    }
  }

  /// Gives the first or the latest value of each stretch of time; the first of all at once.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self> {
    _TimedOperator(upstream: self) { input in
      let state = Locked(ThrottleState<Output, S.SchedulerTimeType>())
      func give(_ value: Output) {
        state.with { $0.free = scheduler.now.advanced(by: interval) }
        input.send(value)
      }
      return .init(
        receive: { value in
          let now = scheduler.now
          let arranged: S.SchedulerTimeType? = state.with { state in
            guard let free = state.free, free > now || state.isArranged else { return now }
            if latest || state.waiting == nil { state.waiting = value }
            if state.isArranged { return nil }
            state.isArranged = true
            return free
          }
          guard let arranged else { return }
          if arranged <= now { return give(value) }
          scheduler.schedule(after: arranged) {
            let value = state.with { state in
              defer {
                state.waiting = nil
                state.isArranged = false
              }
              return state.waiting
            }
            if let value { give(value) }
          }
        },
        complete: { input.finish($0) })
    }
  }
}

private struct ThrottleState<Value, Time> {
  var waiting: Value?
  /// From when on a value may be given.
  var free: Time?
  /// Whether what waits will be given then.
  var isArranged = false
}
