extension Path {
  /// How far the control points of a quarter circle lie from its ends, in radii.
  package static let circleControl = 0.5522847498307936

  /// A rectangle, from the top-left corner clockwise.
  package init(rect: Rect) {
    self.init()
    addRect(rect)
  }

  /// The ellipse that fills a rectangle, from its rightmost point clockwise.
  package init(ellipseIn rect: Rect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Adds a rectangle as a subpath.
  package mutating func addRect(_ r: Rect) {
    reserve(elements: 5, points: 4)
    move(to: Point(r.minX, r.minY))
    line(to: Point(r.maxX, r.minY))
    line(to: Point(r.maxX, r.maxY))
    line(to: Point(r.minX, r.maxY))
    close()
  }

  /// Adds the ellipse that fills a rectangle.
  package mutating func addEllipse(in r: Rect) {
    let rx = r.width / 2
    let ry = r.height / 2
    let kx = rx * Path.circleControl
    let ky = ry * Path.circleControl
    let c = r.center
    reserve(elements: 6, points: 13)
    move(to: Point(c.x + rx, c.y))
    curve(
      to: Point(c.x, c.y + ry), control1: Point(c.x + rx, c.y + ky),
      control2: Point(c.x + kx, c.y + ry))
    curve(
      to: Point(c.x - rx, c.y), control1: Point(c.x - kx, c.y + ry),
      control2: Point(c.x - rx, c.y + ky))
    curve(
      to: Point(c.x, c.y - ry), control1: Point(c.x - rx, c.y - ky),
      control2: Point(c.x - kx, c.y - ry))
    curve(
      to: Point(c.x + rx, c.y), control1: Point(c.x + kx, c.y - ry),
      control2: Point(c.x + rx, c.y - ky))
    close()
  }

  /// Adds a circular arc that begins at angle `start` and turns by `delta`, both in radians,
  /// clockwise on the screen when positive (y down). A line leads to it from the current point.
  package mutating func addArc(center: Point, radius: Double, start: Double, delta: Double) {
    guard radius.isFinite, start.isFinite, delta.isFinite else { return }
    // More than one turn looks the same but for the ends.
    let turn = 2 * Elementary.pi
    let delta = min(max(delta, -turn), turn)
    func at(_ angle: Double) -> Point {
      Point(center.x + radius * Elementary.cos(angle), center.y + radius * Elementary.sin(angle))
    }
    let first = at(start)
    if isEmpty { move(to: first) } else { line(to: first) }
    guard delta != 0 else { return }
    let pieces = max(1, Elementary.ceil((delta < 0 ? -delta : delta) / (Elementary.pi / 2) - 1e-9))
    let step = delta / pieces
    let reach = radius * 4 / 3 * Elementary.tan(step / 4)
    var from = first
    for i in 0..<Int(pieces) {
      let a = start + step * Double(i)
      let b = start + step * Double(i + 1)
      let to = at(b)
      curve(
        to: to,
        control1: Point(from.x - reach * Elementary.sin(a), from.y + reach * Elementary.cos(a)),
        control2: Point(to.x + reach * Elementary.sin(b), to.y - reach * Elementary.cos(b)))
      from = to
    }
  }
}
