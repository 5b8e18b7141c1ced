extension Path {
  /// A rectangle with rounded corners, from the top edge clockwise. Radii are held to half the
  /// sides.
  package init(roundedRect r: Rect, cornerWidth: Double, cornerHeight: Double, style: CornerStyle) {
    self.init()
    addRoundedRect(r, cornerWidth: cornerWidth, cornerHeight: cornerHeight, style: style)
  }

  /// Adds a rectangle with rounded corners as a subpath.
  package mutating func addRoundedRect(
    _ r: Rect, cornerWidth: Double, cornerHeight: Double, style: CornerStyle
  ) {
    let rx = min(max(cornerWidth, 0), r.width / 2)
    let ry = min(max(cornerHeight, 0), r.height / 2)
    guard rx > 0, ry > 0 else {
      addRect(r)
      return
    }
    // With no straight part left on the shorter side the outline is that of a capsule.
    let full = min(r.width, r.height) / 2
    if style == .circular || min(rx, ry) >= full {
      addCircularRect(r, rx, ry)
    } else {
      addContinuousRect(r, rx, ry)
    }
  }

  private mutating func addCircularRect(_ r: Rect, _ rx: Double, _ ry: Double) {
    let kx = rx * (1 - Path.circleControl)
    let ky = ry * (1 - Path.circleControl)
    reserve(elements: 10, points: 17)
    move(to: Point(r.minX + rx, r.minY))
    line(to: Point(r.maxX - rx, r.minY))
    curve(
      to: Point(r.maxX, r.minY + ry), control1: Point(r.maxX - kx, r.minY),
      control2: Point(r.maxX, r.minY + ky))
    line(to: Point(r.maxX, r.maxY - ry))
    curve(
      to: Point(r.maxX - rx, r.maxY), control1: Point(r.maxX, r.maxY - ky),
      control2: Point(r.maxX - kx, r.maxY))
    line(to: Point(r.minX + rx, r.maxY))
    curve(
      to: Point(r.minX, r.maxY - ry), control1: Point(r.minX + kx, r.maxY),
      control2: Point(r.minX, r.maxY - ky))
    line(to: Point(r.minX, r.minY + ry))
    curve(
      to: Point(r.minX + rx, r.minY), control1: Point(r.minX, r.minY + ky),
      control2: Point(r.minX + kx, r.minY))
    close()
  }

  private mutating func addContinuousRect(_ r: Rect, _ rx: Double, _ ry: Double) {
    let h = ContinuousCorner(radius: rx, available: r.width / 2)
    let v = ContinuousCorner(radius: ry, available: r.height / 2)
    reserve(elements: 26, points: 45)
    move(to: Point(r.minX + h.start, r.minY))
    addCorner(Point(r.maxX, r.minY), along: Point(-1, 0), away: Point(0, 1), h, v)
    addCorner(Point(r.maxX, r.maxY), along: Point(0, -1), away: Point(-1, 0), v, h)
    addCorner(Point(r.minX, r.maxY), along: Point(1, 0), away: Point(0, -1), h, v)
    addCorner(Point(r.minX, r.minY), along: Point(0, 1), away: Point(1, 0), v, h)
    close()
  }

  /// One corner, met on the edge that lies `along` and left on the one that leads `away`.
  private mutating func addCorner(
    _ corner: Point, along: Point, away: Point, _ a: ContinuousCorner, _ b: ContinuousCorner
  ) {
    func at(_ x: Double, _ y: Double) -> Point { corner + along * x + away * y }
    let ra = a.radius
    let rb = b.radius
    line(to: at(a.start, 0))
    curve(
      to: at(0.66993427 * ra, 0.065496 * rb), control1: at(a.control1, 0),
      control2: at(a.control2, 0))
    line(to: at(0.63149399 * ra, 0.074911 * rb))
    curve(
      to: at(0.074911 * ra, 0.63149399 * rb), control1: at(0.37282392 * ra, 0.16905899 * rb),
      control2: at(0.16905899 * ra, 0.37282392 * rb))
    line(to: at(0.065496 * ra, 0.66993427 * rb))
    curve(to: at(0, b.start), control1: at(0, b.control2), control2: at(0, b.control1))
  }
}

/// Where a continuous corner begins on one of its edges, as distances from the corner. The figures
/// are those that recorded outlines of Apple's platforms agree on; where an edge is too short for the
/// whole curve, its start moves in and the controls slide along with it.
private struct ContinuousCorner {
  let radius: Double
  let start: Double
  let control1: Double
  let control2: Double

  init(radius: Double, available: Double) {
    self.radius = radius
    let reach = min(1.52866483, available / radius)
    let share = min(max((reach - 1) / 0.52866483, 0), 1)
    start = reach * radius
    control1 = (0.96 + (1.08849296 - 0.96) * share) * radius
    control2 = (0.82 + (0.86840694 - 0.82) * share) * radius
  }
}
