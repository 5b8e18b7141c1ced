import Foundation
import Geometry

/// A position in a rectangle as fractions of its width and height: (0, 0) is the top-left corner,
/// (1, 1) the bottom-right one.
public struct UnitPoint: Hashable, Sendable {
  /// Fraction of the width, from the left.
  public var x: CGFloat
  /// Fraction of the height, from the top.
  public var y: CGFloat

  /// The top-left corner.
  public init() {
    x = 0
    y = 0
  }

  /// The point at the fractions `x` and `y`; values outside 0…1 lie outside the rectangle.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, the same as `topLeading`.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner of the top and leading edges.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner of the top and trailing edges.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner of the bottom and leading edges.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner of the bottom and trailing edges.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// Both fractions.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension UnitPoint {
  /// The point in `rect` that these fractions name.
  package func point(in rect: Rect) -> Point {
    Point(rect.minX + rect.width * Double(x), rect.minY + rect.height * Double(y))
  }
}
