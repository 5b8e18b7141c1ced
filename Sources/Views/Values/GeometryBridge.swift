import Foundation
import Geometry

extension Point {
  /// The same position.
  package init(_ p: CGPoint) { self.init(Double(p.x), Double(p.y)) }
}

extension Size {
  /// The same extent.
  package init(_ s: CGSize) { self.init(Double(s.width), Double(s.height)) }
}

extension Rect {
  /// The same rectangle; negative extents are kept as they are.
  package init(_ r: CGRect) {
    self.init(origin: Point(r.origin), size: Size(r.size))
  }
}

extension CGPoint {
  /// The same position.
  package init(_ p: Point) { self.init(x: p.x, y: p.y) }
}

extension CGSize {
  /// The same extent.
  package init(_ s: Size) { self.init(width: s.width, height: s.height) }
}

extension CGRect {
  /// The same rectangle.
  package init(_ r: Rect) { self.init(x: r.minX, y: r.minY, width: r.width, height: r.height) }
}
