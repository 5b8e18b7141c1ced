/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// None, one or both directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per axis, in the order of `Axis`.
    public let rawValue: Int8

    /// The set with the given bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one axis.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// From side to side.
    public static let horizontal = Set(.horizontal)
    /// From top to bottom.
    public static let vertical = Set(.vertical)
  }

  /// The other axis.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// The name of the case.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
