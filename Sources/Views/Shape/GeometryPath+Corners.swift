import Foundation
import Geometry

extension Geometry.Path {
  /// Adds a rectangle with a radius for each corner, from the top edge clockwise; leading is left.
  /// Radii that do not fit on an edge together shrink by the same factor.
  mutating func addRect(_ r: Rect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    var sizes = [
      radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading,
    ].map { $0.isFinite ? max(Double($0), 0) : 0 }
    let edges = [r.width, r.height, r.width, r.height]
    var factor = 1.0
    for i in 0..<4 where sizes[i] + sizes[(i + 1) % 4] > 0 {
      factor = min(factor, edges[i] / (sizes[i] + sizes[(i + 1) % 4]))
    }
    sizes = sizes.map { $0 * max(factor, 0) }
    if sizes.allSatisfy({ $0 == sizes[0] }) {
      addRoundedRect(r, cornerWidth: sizes[0], cornerHeight: sizes[0], style: style.geometry)
      return
    }
    let corners = r.corners
    // Unit vectors along the edge that leads to each corner, seen from the corner backwards.
    let back = [Point(0, 1), Point(-1, 0), Point(0, -1), Point(1, 0)]
    for i in 0..<4 {
      let (before, after) = ((i + 3) % 4, i)
      func share(_ edge: Int, _ other: Int) -> Double {
        let sum = sizes[i] + sizes[other]
        return sum > 0 ? edges[edge] * sizes[i] / sum : 0
      }
      addCorner(
        CornerFrame(corner: corners[i], back: back[i], on: back[(i + 1) % 4] * -1), sizes[i],
        shares: (share(before, before), share(after, (i + 1) % 4)), style: style,
        isFirst: i == 0)
    }
    close()
  }

  private mutating func addCorner(
    _ frame: CornerFrame, _ radius: Double, shares: (Double, Double), style: RoundedCornerStyle,
    isFirst: Bool
  ) {
    func begin(_ p: Point) { if isFirst { move(to: p) } else { line(to: p) } }
    guard radius > 0 else {
      begin(frame.corner)
      return
    }
    guard style == .continuous else {
      let k = radius * (1 - Geometry.Path.circleControl)
      begin(frame.at(radius, 0))
      curve(to: frame.at(0, radius), control1: frame.at(k, 0), control2: frame.at(0, k))
      return
    }
    // The same curve as that of a rectangle with equal corners, each half fitted to its edge.
    let r = radius
    func half(_ share: Double) -> (start: Double, control1: Double, control2: Double) {
      let reach = min(1.52866483, share / r)
      let t = min(max((reach - 1) / 0.52866483, 0), 1)
      return (reach * r, (0.96 + 0.12849296 * t) * r, (0.82 + 0.04840694 * t) * r)
    }
    let (a, b) = (half(shares.0), half(shares.1))
    begin(frame.at(a.start, 0))
    curve(
      to: frame.at(0.66993427 * r, 0.065496 * r), control1: frame.at(a.control1, 0),
      control2: frame.at(a.control2, 0))
    line(to: frame.at(0.63149399 * r, 0.074911 * r))
    curve(
      to: frame.at(0.074911 * r, 0.63149399 * r),
      control1: frame.at(0.37282392 * r, 0.16905899 * r),
      control2: frame.at(0.16905899 * r, 0.37282392 * r))
    line(to: frame.at(0.065496 * r, 0.66993427 * r))
    curve(
      to: frame.at(0, b.start), control1: frame.at(0, b.control2),
      control2: frame.at(0, b.control1))
  }
}

/// A corner and the directions of its edges, both away from the corner.
private struct CornerFrame {
  /// The corner.
  var corner: Point
  /// Along the edge that the outline comes from.
  var back: Point
  /// Along the edge that the outline goes on.
  var on: Point

  /// The point at two distances from the corner.
  func at(_ x: Double, _ y: Double) -> Point { corner + back * x + on * y }
}
