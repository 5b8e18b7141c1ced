import Foundation
import Geometry

/// An outline of lines and curves. Coordinates are points, x to the right and y down.
public struct Path: Equatable, Sendable {
  /// The elements as the plane geometry keeps them.
  package var geometry: Geometry.Path

  package init(_ geometry: Geometry.Path) { self.geometry = geometry }

  /// A path without elements.
  public init() { geometry = Geometry.Path() }

  /// The path that `callback` builds.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// A rectangle.
  public init(_ rect: CGRect) { geometry = Geometry.Path(rect: Rect(rect.standardized)) }

  /// A rectangle with corners of the given width and height.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular
  ) {
    geometry = Geometry.Path(
      roundedRect: Rect(rect.standardized), cornerWidth: Double(cornerSize.width),
      cornerHeight: Double(cornerSize.height), style: style.geometry)
  }

  /// A rectangle with corners of the given radius.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// A rectangle with a radius for each corner; leading is left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    geometry.addRect(Rect(rect.standardized), radii: cornerRadii, style: style)
  }

  /// The ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) {
    geometry = Geometry.Path(ellipseIn: Rect(rect.standardized))
  }

  /// Whether there are no elements.
  public var isEmpty: Bool { geometry.isEmpty }

  /// Where the next element would start; nil before the first.
  public var currentPoint: CGPoint? { geometry.currentPoint.map { CGPoint($0) } }

  /// The smallest rectangle that holds the outline, control points left out; the null rectangle when
  /// there is no outline.
  public var boundingRect: CGRect {
    geometry.outlineBounds.map { CGRect($0) } ?? .null
  }

  /// Whether the point `p` is inside; with `eoFill` by the even-odd rule, otherwise non-zero.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    geometry.contains(Point(p), rule: eoFill ? .evenOdd : .nonZero)
  }
}
