/// One side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The side where a line of text starts.
  case leading
  /// The lower side.
  case bottom
  /// The side where a line of text ends.
  case trailing

  /// Several sides of a rectangle.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per edge, in the order of `Edge`.
    public let rawValue: Int8

    /// The set with the given bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where a line of text starts.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where a line of text ends.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom side.
    public static let vertical: Set = [.top, .bottom]

    /// Whether the set holds the edge.
    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// A side along the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// Where a line of text starts.
  case leading
  /// Where a line of text ends.
  case trailing

  /// A set of horizontal sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per edge, in the order of `HorizontalEdge`.
    public let rawValue: Int8

    /// The set with the given bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// Where a line of text starts.
    public static let leading = Set(.leading)
    /// Where a line of text ends.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A side along the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// A set of vertical sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per edge, in the order of `VerticalEdge`.
    public let rawValue: Int8

    /// The set with the given bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
