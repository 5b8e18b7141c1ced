import Foundation

/// A guide that views can be lined up on.
public protocol AlignmentID {
  /// Where the guide lies in a view that says nothing about it, in the view's space.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Identifies a guide, with its axis.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.axis == b.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// The guide of several views that each say where it lies: the first baseline is the upper one,
  /// the last baseline the lower one, any other the mean.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// Where the line below a list's row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where the line below a list's row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom where there is none.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom where there is none.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Both guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The first baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baseline at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baseline at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
