import Foundation
import Geometry

extension Path {
  /// Adds an arc of a circle, with a straight line to its start where the path has begun. Angles are
  /// measured from the right, clockwise on the screen. `clockwise` is meant as in a space whose y
  /// axis points up: on the screen a true value draws anticlockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let circle = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    // A difference of whole turns is a whole turn, whichever way the arc goes.
    if abs(delta) >= circle {
      delta = clockwise ? -circle : circle
    } else if clockwise, delta > 0 {
      delta -= circle
    } else if !clockwise, delta < 0 {
      delta += circle
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
  }

  /// Adds an arc of a circle from `startAngle` by `delta`, clockwise on the screen where `delta` is
  /// positive, with a straight line to its start where the path has begun.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard transform != .identity else {
      geometry.addArc(
        center: Point(center), radius: Double(radius), start: startAngle.radians,
        delta: delta.radians)
      return
    }
    var arc = Geometry.Path()
    arc.addArc(
      center: Point(center), radius: Double(radius), start: startAngle.radians,
      delta: delta.radians)
    geometry.continue(with: arc.applying(Affine(transform)))
  }

  /// Adds a line towards `end1` and an arc that leads smoothly from it into the line from `end1` to
  /// `end2`.
  public mutating func addArc(
    tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let map = Affine(transform)
    guard let current = geometry.currentPoint, let back = map.inverse else { return }
    let corner = Point(end1)
    let radius = Double(radius)
    var arc = Geometry.Path()
    let a = back.apply(current) - corner
    let b = Point(end2) - corner
    let cross = a.cross(b)
    guard radius > 0, a.length > 0, b.length > 0, abs(cross) > 1e-9 * a.length * b.length else {
      geometry.line(to: map.apply(corner))
      return
    }
    let (u, v) = (a * (1 / a.length), b * (1 / b.length))
    // The tangent points lie r ÷ tan(half the angle) from the corner: sin ÷ (1 − cos) of the whole.
    let sine = abs(u.cross(v))
    let reach = radius * sine / (1 - u.dot(v))
    let turn: Double = cross > 0 ? -1 : 1
    let first = corner + u * reach
    let center = first + Point(-u.y, u.x) * (cross > 0 ? radius : -radius)
    let last = corner + v * reach
    let start = Elementary.atan2(first.y - center.y, first.x - center.x)
    let end = Elementary.atan2(last.y - center.y, last.x - center.x)
    var delta = Elementary.modulo(turn * (end - start), 2 * Double.pi)
    if delta > Double.pi { delta = 2 * Double.pi - delta }
    arc.addArc(center: center, radius: radius, start: start, delta: turn * delta)
    geometry.continue(with: arc.applying(map))
  }
}

extension Geometry.Path {
  /// Adds the elements of another path, with a straight line instead of its first move.
  mutating func `continue`(with other: Geometry.Path) {
    var isFirst = !isEmpty
    for element in other.elements {
      switch element {
      case .move(let p): if isFirst { line(to: p) } else { move(to: p) }
      case .line(let p): line(to: p)
      case .quad(let control, let p): quad(to: p, control: control)
      case .curve(let control1, let control2, let p):
        curve(to: p, control1: control1, control2: control2)
      case .close: close()
      }
      isFirst = false
    }
  }
}
