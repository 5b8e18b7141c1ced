import Foundation

/// How often a timeline's dates are kept to.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// All of them.
  case normal
  /// Few, as on a dimmed display.
  case lowFrequency
}

/// The dates at which a timeline's content changes.
public protocol TimelineSchedule {
  /// The type of the dates' sequence.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often dates are kept to.
  typealias Mode = TimelineScheduleMode

  /// The dates from about a start on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Dates from one on, `interval` seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // Shorter ones than a step of state cannot be told apart.
    self.interval = interval.isFinite ? max(interval, 1.0 / 300) : .greatestFiniteMagnitude
  }

  /// The last date at or before the start, and those after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, index: max(0, passed))
  }

  /// Dates at equal distances, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }
}

/// The starts of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The starts of minutes.
  public init() {}

  /// The start of the minute that a date is in, and those after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> PeriodicTimelineSchedule.Entries
  {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// These dates, in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// Every frame that is at least `minimumInterval` seconds after the last one; none while paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
    isPaused = paused
  }

  /// Dates at the interval; only the start while paused.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: startDate, interval: max(interval, 1.0 / 300), isPaused: isPaused)
  }

  /// Dates at equal distances, or one.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval
    let isPaused: Bool

    /// The next date.
    public mutating func next() -> Date? {
      defer { upcoming = isPaused ? nil : upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from one on, `interval` seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The starts of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame that is at least `minimumInterval` seconds after the last one; none while paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// These dates, in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
