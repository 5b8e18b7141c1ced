import Geometry

/// An angle, kept in radians; in y-down coordinates positive angles turn clockwise.
public struct Angle: Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / Double.pi) }
    set { radians = newValue * (Double.pi / 180) }
  }

  /// No turn.
  public init() { radians = 0 }

  /// An angle of `radians`.
  public init(radians: Double) { self.radians = radians }

  /// An angle of `degrees`.
  public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

  /// An angle of `radians`.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of `degrees`.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn.
  public static let zero = Angle()
}

extension Angle: Hashable, Comparable {
  /// Whether the left angle is the smaller one; whole turns are not removed first.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable {
  /// The radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension Angle: VectorArithmetic {
  /// The angle of turning by one angle and then by the other.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The angle from the right angle to the left one.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Multiplies the angle by `rhs`.
  public mutating func scale(by rhs: Double) { radians *= rhs }

  /// The angle multiplied by a number.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// The angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Multiplies the angle by a number.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  /// Divides the angle by a number.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }

  /// The square of the radians.
  public var magnitudeSquared: Double { radians * radians }
}

extension Angle {
  /// The sine, from our own functions, so that it is the same on every machine.
  package var sine: Double { Elementary.sin(radians) }
  /// The cosine, from our own functions, so that it is the same on every machine.
  package var cosine: Double { Elementary.cos(radians) }
}
