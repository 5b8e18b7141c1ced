import Foundation

extension Foundation.Timer {
  /// Publishes the date again and again once it is connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The date and time at which it publishes.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never

    /// Seconds between values.
    public let interval: TimeInterval
    private let audience = Audience<Date, Never>(surplus: .drop)

    /// Publishes every `interval` seconds; where there is a host, by its steps.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
    }

    /// Connects a subscriber, which gets dates while the timer runs.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.add(subscriber)
    }

    /// Starts the timer; it stops when what is returned is cancelled.
    public func connect() -> any Cancellable {
      guard let agenda = Agenda.current else {
        let timer = Foundation.Timer(timeInterval: interval, repeats: true) { [weak self] in
          self?.audience.send($0.fireDate)
        }
        RunLoop.main.add(timer, forMode: .default)
        let carried = Carried(value: timer)
        return AnyCancellable { carried.value.invalidate() }
      }
      return Later.act(after: interval, every: interval, on: agenda) { [weak self] in
        let date = MainActor.assumeIsolated { agenda.date() }
        self?.audience.send(date)
      }
    }
  }

  /// A publisher of the date, every `interval` seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
