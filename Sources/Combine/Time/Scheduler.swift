import Foundation

/// Decides when and where something is done.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What may be said about how it is done.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }
  /// The least tolerance.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does something soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Does something from a moment on, again and again.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// A length of time that can be given in units of time.
public protocol SchedulerTimeIntervalConvertible {
  /// Seconds.
  static func seconds(_ s: Int) -> Self
  /// Seconds.
  static func seconds(_ s: Double) -> Self
  /// Thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// Millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// Billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
  /// Does something soon.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  /// Does something at a moment.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  /// Does something from a moment on, again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A moment of a scheduler, in seconds from one that it does not tell.
public struct _SchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// Seconds.
  public var seconds: Double

  /// The length of time to another moment.
  public func distance(to other: _SchedulerTime) -> Stride {
    Stride(other.seconds - seconds)
  }

  /// The moment that much later.
  public func advanced(by n: Stride) -> _SchedulerTime {
    _SchedulerTime(seconds: seconds + n.magnitude)
  }

  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// Seconds.
    public var magnitude: Double

    /// Seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// A number of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// A number of seconds.
    public init(floatLiteral value: Double) { magnitude = value }
    /// A number of seconds.
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    /// A number of seconds.
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

    /// Seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// Seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// Billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    /// The shorter one.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The product of seconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }
    /// Both together.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }
    /// The difference.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }
    /// Multiplies.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    /// Adds.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Takes away.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
  }
}
