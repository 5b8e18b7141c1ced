import Foundation

/// What a parent offers a child, in points: a length, nothing in particular (nil, the ideal size),
/// zero (the smallest size) or infinity (the largest).
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width, or nil for the ideal one.
  public var width: CGFloat?
  /// The offered height, or nil for the ideal one.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Offers these lengths.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers this size.
  @inlinable
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The offer as a size, with these lengths where nothing in particular is offered.
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
