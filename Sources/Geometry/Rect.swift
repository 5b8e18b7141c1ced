/// An axis-aligned rectangle; empty when its width or height is not positive.
@frozen
package struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  package var origin: Point
  /// Extent from the origin.
  package var size: Size

  /// The empty rectangle at the origin.
  package static let zero = Rect(0, 0, 0, 0)

  @inlinable
  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  @inlinable
  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The smallest rectangle that holds both corners.
  @inlinable
  package init(corner a: Point, corner b: Point) {
    let x = min(a.x, b.x)
    let y = min(a.y, b.y)
    self.init(x, y, max(a.x, b.x) - x, max(a.y, b.y) - y)
  }

  @inlinable package var minX: Double { origin.x }
  @inlinable package var minY: Double { origin.y }
  @inlinable package var maxX: Double { origin.x + size.width }
  @inlinable package var maxY: Double { origin.y + size.height }
  @inlinable package var midX: Double { origin.x + size.width / 2 }
  @inlinable package var midY: Double { origin.y + size.height / 2 }
  @inlinable package var width: Double { size.width }
  @inlinable package var height: Double { size.height }
  @inlinable package var center: Point { Point(midX, midY) }
  @inlinable package var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// The corners in the order top-left, top-right, bottom-right, bottom-left.
  @inlinable
  package var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// Whether the point lies inside; the right and the bottom edge do not belong to the rectangle.
  @inlinable
  package func contains(_ p: Point) -> Bool {
    p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY
  }

  @inlinable
  package func offset(by d: Point) -> Rect { Rect(origin: origin + d, size: size) }

  /// Moves every edge inwards by the distances; negative distances grow the rectangle.
  @inlinable
  package func inset(dx: Double, dy: Double) -> Rect {
    Rect(minX + dx, minY + dy, width - 2 * dx, height - 2 * dy)
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  @inlinable
  package func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      corner: Point(min(minX, other.minX), min(minY, other.minY)),
      corner: Point(max(maxX, other.maxX), max(maxY, other.maxY)))
  }

  /// What both hold in common; empty when they do not touch.
  @inlinable
  package func intersection(_ other: Rect) -> Rect {
    let x0 = max(minX, other.minX)
    let y0 = max(minY, other.minY)
    let x1 = min(maxX, other.maxX)
    let y1 = min(maxY, other.maxY)
    return x1 > x0 && y1 > y0 ? Rect(x0, y0, x1 - x0, y1 - y0) : Rect(x0, y0, 0, 0)
  }

  @inlinable
  package func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }
}
