import Geometry

/// How the inside of a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether only every other region is inside, counted from outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// A style with the even-odd rule when `eoFill`, otherwise the non-zero rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  /// The rule that decides what is inside.
  package var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
