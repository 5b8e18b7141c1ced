import Foundation

/// How a value moves from an old state to a new one.
public struct Animation: Hashable, Sendable {
  /// What kind of motion it is.
  package indirect enum Kind: Hashable, Sendable {
    /// A curve of progress over a duration in seconds.
    case curve(UnitCurve, duration: Double)
    /// A spring that is integrated step by step and keeps its velocity from one target to the next.
    case fluid(FluidSpring)
    /// A spring in closed form; each one runs by itself.
    case interpolating(InterpolatingSpring)
    /// A motion that the program defines.
    case custom(AnyCustomAnimation)
    /// Waits for a number of seconds first.
    case delay(Kind, Double)
    /// Runs faster by a factor.
    case speed(Kind, Double)
    /// Runs several times, for ever where `count` is nil, every second time backwards where it
    /// reverses.
    case repeats(Kind, count: Int?, autoreverses: Bool)
    /// Counts as complete after a number of seconds, though it goes on.
    case completing(Kind, after: Double)
  }

  /// What kind of motion it is.
  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// The motion that `base` defines.
  public init<A: CustomAnimation>(_ base: A) { kind = .custom(AnyCustomAnimation(base)) }

  /// Seconds that curves take where nothing is said.
  package static let defaultDuration = 0.35
}

extension Animation {
  /// The motion where nothing is said: slow at both ends. (From iOS 17 on it is a spring of duration
  /// 0.5 without bounce.)
  public static let `default` = easeInOut

  /// Even progress.
  public static let linear = linear(duration: defaultDuration)
  /// Progress that starts slowly.
  public static let easeIn = easeIn(duration: defaultDuration)
  /// Progress that ends slowly.
  public static let easeOut = easeOut(duration: defaultDuration)
  /// Progress that starts and ends slowly.
  public static let easeInOut = easeInOut(duration: defaultDuration)

  /// Even progress over `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Progress over `duration` seconds that starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Progress over `duration` seconds that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Progress over `duration` seconds that starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Progress along a cubic Bézier curve from (0, 0) to (1, 1) with the given control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Progress along `curve` over `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }
}

extension Animation {
  /// The animation after a wait of `delay` seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delay(kind, delay)) }

  /// The animation `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { Animation(.speed(kind, speed)) }

  /// The animation `repeatCount` times, every second time backwards when `autoreverses`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeats(kind, count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation again and again, every second time backwards when `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeats(kind, count: nil, autoreverses: autoreverses))
  }
}

extension Animation {
  /// The animation, counting as complete after `duration` seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.completing(kind, after: duration))
  }
}

extension Animation: CustomStringConvertible {
  /// The kind of motion with its numbers.
  public var description: String { "\(kind)" }
}
