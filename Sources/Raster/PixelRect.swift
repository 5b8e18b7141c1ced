import Geometry

/// A half-open rectangle of whole device pixels.
@frozen
package struct PixelRect: Hashable, Sendable {
  /// The first column.
  package var x0: Int
  /// The first row.
  package var y0: Int
  /// The column after the last.
  package var x1: Int
  /// The row after the last.
  package var y1: Int

  @inlinable
  package init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// The smallest rectangle of whole pixels that holds `rect`; held within ±2²⁴.
  package init(enclosing rect: Rect) {
    func hold(_ v: Int) -> Int { min(max(v, -(1 << 24)), 1 << 24) }
    self.init(
      x0: hold(Elementary.floorToInt(rect.minX)), y0: hold(Elementary.floorToInt(rect.minY)),
      x1: hold(Elementary.ceilToInt(rect.maxX)), y1: hold(Elementary.ceilToInt(rect.maxY)))
  }

  /// A rectangle without pixels.
  package static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  @inlinable package var width: Int { max(0, x1 &- x0) }
  @inlinable package var height: Int { max(0, y1 &- y0) }
  @inlinable package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

  /// The same area in the units of paths.
  package var rect: Rect { Rect(Double(x0), Double(y0), Double(width), Double(height)) }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  @inlinable
  package func union(_ o: PixelRect) -> PixelRect {
    if isEmpty { return o }
    if o.isEmpty { return self }
    return PixelRect(x0: min(x0, o.x0), y0: min(y0, o.y0), x1: max(x1, o.x1), y1: max(y1, o.y1))
  }

  /// What both hold in common.
  @inlinable
  package func intersection(_ o: PixelRect) -> PixelRect {
    PixelRect(x0: max(x0, o.x0), y0: max(y0, o.y0), x1: min(x1, o.x1), y1: min(y1, o.y1))
  }

  /// Moves every edge outwards.
  @inlinable
  package func outset(by d: Int) -> PixelRect {
    PixelRect(x0: x0 &- d, y0: y0 &- d, x1: x1 &+ d, y1: y1 &+ d)
  }
}
