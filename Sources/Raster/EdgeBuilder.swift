import Geometry

/// Cuts outlines into edges in device space. Edges that cannot touch the pixels of `cull` are left
/// out; what remains does not depend on it.
struct EdgeBuilder {
  /// How far, in device pixels, a flattened curve may lie from the true one.
  static let tolerance = 0.025

  var edges: [Edge]
  private let left: Double
  private let top: Double
  private let right: Double
  private let bottom: Double
  private(set) var minX = Int32.max
  private(set) var minY = Int32.max
  private(set) var maxX = Int32.min
  private(set) var maxY = Int32.min

  init(edges: [Edge] = [], cull: PixelRect) {
    self.edges = edges
    left = Double(cull.x0)
    top = Double(cull.y0)
    right = Double(cull.x1)
    bottom = Double(cull.y1)
  }

  /// The pixels that the edges touch.
  var bounds: PixelRect {
    guard minY < maxY else { return .empty }
    return PixelRect(
      x0: Fixed.floorPixel(minX), y0: Fixed.floorPixel(minY), x1: Fixed.ceilPixel(maxX),
      y1: Fixed.ceilPixel(maxY))
  }

  /// Adds all edges of a path seen through a map, with every subpath closed.
  mutating func add(_ path: Path, transform: Projective) {
    if let affine = transform.affine {
      add(path, transform: affine)
    } else {
      add(path.applying(transform, tolerance: EdgeBuilder.tolerance), transform: Affine.identity)
    }
  }

  mutating func add(_ path: Path, transform t: Affine) {
    path.verbs.withUnsafeBufferPointer { verbs in
      path.points.withUnsafeBufferPointer { points in
        var next = 0
        var start = Point.zero
        var current = Point.zero
        for verb in verbs {
          switch verb {
          case .move:
            line(current, start)
            start = t.apply(points[next])
            current = start
          case .line:
            let p = t.apply(points[next])
            line(current, p)
            current = p
          case .quad:
            let c = t.apply(points[next])
            let p = t.apply(points[next + 1])
            quad(current, c, p)
            current = p
          case .curve:
            let c1 = t.apply(points[next])
            let c2 = t.apply(points[next + 1])
            let p = t.apply(points[next + 2])
            cubic(current, c1, c2, p)
            current = p
          case .close:
            line(current, start)
            current = start
          }
          next += verb.pointCount
        }
        line(current, start)
      }
    }
  }

  /// Whether a curve within the box of four points can be left out (nil) or may be drawn as a
  /// straight line because only its extent in y counts (true).
  private mutating func straight(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool? {
    if max(a.y, b.y, c.y, d.y) <= top || min(a.y, b.y, c.y, d.y) >= bottom { return nil }
    if min(a.x, b.x, c.x, d.x) >= right {
      leaveRight()
      return nil
    }
    return max(a.x, b.x, c.x, d.x) < left
  }

  /// An edge left out on the right adds no area, but the shape reaches there.
  private mutating func leaveRight() { maxX = max(maxX, Fixed.from(min(right, Fixed.limit))) }

  private mutating func quad(_ a: Point, _ b: Point, _ c: Point) {
    guard let straight = straight(a, b, b, c) else { return }
    let steps = straight ? 1 : Flattening.steps(a, b, c, tolerance: EdgeBuilder.tolerance)
    let scale = 1 / Double(steps)
    let q = a - b * 2 + c
    let l = (b - a) * 2
    var from = a
    var i = 1
    while i < steps {
      let t = Double(i) * scale
      let p = Point((q.x * t + l.x) * t + a.x, (q.y * t + l.y) * t + a.y)
      line(from, p)
      from = p
      i &+= 1
    }
    line(from, c)
  }

  private mutating func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    guard let straight = straight(a, b, c, d) else { return }
    let steps = straight ? 1 : Flattening.steps(a, b, c, d, tolerance: EdgeBuilder.tolerance)
    let curve = CubicPolynomial(a, b, c, d)
    let scale = 1 / Double(steps)
    var from = a
    var i = 1
    while i < steps {
      let p = curve.at(Double(i) * scale)
      line(from, p)
      from = p
      i &+= 1
    }
    line(from, d)
  }

  /// Adds one edge between two points in device pixels.
  @inline(__always)
  mutating func line(_ a: Point, _ b: Point) {
    let limit = Fixed.limit
    let inside =
      a.x > -limit && a.x < limit && a.y > -limit && a.y < limit && b.x > -limit && b.x < limit
      && b.y > -limit && b.y < limit
    if inside { addEdge(a, b) } else { addCut(a, b) }
  }

  @inline(__always)
  private mutating func addEdge(_ a: Point, _ b: Point) {
    var y0 = Fixed.from(a.y)
    var y1 = Fixed.from(b.y)
    guard y0 != y1, min(a.y, b.y) < bottom, max(a.y, b.y) > top else { return }
    if min(a.x, b.x) >= right {
      leaveRight()
      return
    }
    var x0 = Fixed.from(a.x)
    var x1 = Fixed.from(b.x)
    var winding: Int32 = 1
    if y0 > y1 {
      swap(&x0, &x1)
      swap(&y0, &y1)
      winding = -1
    }
    minX = min(minX, x0, x1)
    maxX = max(maxX, x0, x1)
    minY = min(minY, y0)
    maxY = max(maxY, y1)
    let slope = x0 == x1 ? 0 : Double(x1 &- x0) / Double(y1 &- y0)
    edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: winding, slope: slope))
  }

  /// Adds an edge that leaves the range of fixed-point coordinates: cut in y, and straightened to
  /// the border where it lies beyond in x.
  private mutating func addCut(_ a: Point, _ b: Point) {
    guard a.x.isFinite, a.y.isFinite, b.x.isFinite, b.y.isFinite else { return }
    let limit = Fixed.limit * 0.999
    var ends = (a, b)
    for bound in [-limit, limit] {
      let outside =
        bound < 0
        ? (ends.0.y < bound, ends.1.y < bound)
        : (ends.0.y > bound, ends.1.y > bound)
      if outside.0, outside.1 { return }
      if outside.0 || outside.1 {
        let t = (bound - ends.0.y) / (ends.1.y - ends.0.y)
        let cut = Point(ends.0.x + (ends.1.x - ends.0.x) * t, bound)
        if outside.0 { ends.0 = cut } else { ends.1 = cut }
      }
    }
    // Places along the edge where it crosses the left and the right bound, in order.
    var places = [0.0, 1.0]
    for bound in [-limit, limit] where (ends.0.x < bound) != (ends.1.x < bound) {
      places.append((bound - ends.0.x) / (ends.1.x - ends.0.x))
    }
    places.sort()
    func held(_ t: Double) -> Point {
      let p = ends.0.interpolated(to: ends.1, t)
      return Point(min(max(p.x, -limit), limit), p.y)
    }
    for i in 1..<places.count { addEdge(held(places[i - 1]), held(places[i])) }
  }
}
