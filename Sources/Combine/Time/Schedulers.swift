import Foundation

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Moments that are all the same.
  public typealias SchedulerTimeType = _SchedulerTime
  /// Nothing can be said about how it is done.
  public typealias SchedulerOptions = Never

  /// The only one.
  public static let shared = ImmediateScheduler()

  /// The only moment.
  public var now: _SchedulerTime { _SchedulerTime(seconds: 0) }
  /// None.
  public var minimumTolerance: _SchedulerTime.Stride { 0 }

  /// Does it now.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Does it now.
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }
  /// Does it now, once.
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// A scheduler that works through things on a queue; the main one goes by the host's steps.
public protocol _QueueScheduler: Scheduler where SchedulerTimeType == _SchedulerTime {
  /// Whether it is the main thread's.
  var _isMain: Bool { get }
  /// The queue that things are done on.
  var _queue: DispatchQueue { get }
}

extension _QueueScheduler {
  private var agenda: Agenda? { _isMain ? Agenda.current : nil }

  /// The present moment: where there is a host, its time.
  public var now: _SchedulerTime {
    if let agenda, MainQueue.isCurrent {
      return MainActor.assumeIsolated {
        _SchedulerTime(seconds: Double(agenda.step) / Double(Agenda.rate))
      }
    }
    return _SchedulerTime(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9)
  }

  /// None.
  public var minimumTolerance: _SchedulerTime.Stride { 0 }

  /// Does something soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(value: action)
    _queue.async { action.value() }
  }

  /// Does something at a moment.
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = date.seconds - now.seconds
    let action = Carried(value: action)
    if let agenda {
      Later.onMain { agenda.schedule(after: delay, action.value) }
    } else {
      _queue.asyncAfter(deadline: .now() + max(delay, 0), qos: .unspecified, flags: []) {
        action.value()
      }
    }
  }

  /// Does something from a moment on, again and again.
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = date.seconds - now.seconds
    if let agenda {
      return Later.act(after: delay, every: interval.magnitude, on: agenda, action)
    }
    let source = DispatchSource.makeTimerSource(queue: _queue)
    source.setEventHandler(handler: action)
    source.schedule(deadline: .now() + max(delay, 0), repeating: max(interval.magnitude, 1e-3))
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

/// What may be said about how something is done; it changes nothing here.
public struct _SchedulerOptions: Sendable {
  /// Nothing said.
  public init() {}
}

extension DispatchQueue: _QueueScheduler {
  /// A moment.
  public typealias SchedulerTimeType = _SchedulerTime
  /// What may be said about how something is done.
  public typealias SchedulerOptions = _SchedulerOptions
  /// Whether it is the main thread's.
  public var _isMain: Bool { MainQueue.isMain(self) }
  /// The queue itself.
  public var _queue: DispatchQueue { self }
}

extension RunLoop: _QueueScheduler {
  /// A moment.
  public typealias SchedulerTimeType = _SchedulerTime
  /// What may be said about how something is done.
  public typealias SchedulerOptions = _SchedulerOptions
  /// Run loops of other threads than the main one do nothing here: all go by it.
  public var _isMain: Bool { true }
  /// The main queue.
  public var _queue: DispatchQueue { .main }
}

extension OperationQueue: _QueueScheduler {
  /// A moment.
  public typealias SchedulerTimeType = _SchedulerTime
  /// What may be said about how something is done.
  public typealias SchedulerOptions = _SchedulerOptions
  /// Whether it is the main thread's.
  public var _isMain: Bool { self === OperationQueue.main }
  /// The queue that operations run on.
  public var _queue: DispatchQueue { _isMain ? .main : underlyingQueue ?? .global() }
}
