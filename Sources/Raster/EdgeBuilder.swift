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
  private let fixedTop: Int32
  private let fixedRight: Int32
  private let fixedBottom: Int32
  private(set) var minX = Int32.max
  private(set) var minY = Int32.max
  private(set) var maxX = Int32.min
  private(set) var maxY = Int32.min
  /// Where the next edge starts, also in 1/256 pixel when it is near enough.
  private var current = Point.zero
  private var x: Int32 = 0
  private var y: Int32 = 0
  private var isNear = true
  private var piece: UnsafeMutablePointer<Edge>?
  private var waiting = 0

  init(edges: [Edge] = [], cull: PixelRect) {
    self.edges = edges
    left = Double(cull.x0)
    top = Double(cull.y0)
    right = Double(cull.x1)
    bottom = Double(cull.y1)
    func held(_ v: Double) -> Int32 { Fixed.from(min(max(v, -Fixed.limit), Fixed.limit)) }
    fixedTop = held(top)
    fixedRight = held(right)
    fixedBottom = held(bottom)
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

  /// Edges are collected here before they join the array, a piece at a time.
  private static let pieceSize = 128

  mutating func add(_ path: Path, transform t: Affine) {
    withUnsafeTemporaryAllocation(of: Edge.self, capacity: EdgeBuilder.pieceSize) { buffer in
      piece = buffer.baseAddress
      path.verbs.withUnsafeBufferPointer { verbs in
        path.points.withUnsafeBufferPointer { points in walk(verbs, points, t) }
      }
      flush()
      piece = nil
    }
  }

  private mutating func walk(
    _ verbs: UnsafeBufferPointer<PathVerb>, _ points: UnsafeBufferPointer<Point>, _ t: Affine
  ) {
    var next = 0
    var start = Point.zero
    move(to: start)
    for verb in verbs {
      switch verb {
      case .move:
        line(to: start)
        start = t.apply(points[next])
        move(to: start)
      case .line: line(to: t.apply(points[next]))
      case .quad: quad(current, t.apply(points[next]), t.apply(points[next + 1]))
      case .curve:
        cubic(
          current, t.apply(points[next]), t.apply(points[next + 1]), t.apply(points[next + 2]))
      case .close: line(to: start)
      }
      next += verb.pointCount
    }
    line(to: start)
  }

  private mutating func flush() {
    edges.append(contentsOf: UnsafeBufferPointer(start: piece, count: waiting))
    waiting = 0
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
    guard let straight = straight(a, b, b, c) else { return move(to: c) }
    let steps = straight ? 1 : Flattening.steps(a, b, c, tolerance: EdgeBuilder.tolerance)
    let scale = 1 / Double(steps)
    let q = a - b * 2 + c
    let l = (b - a) * 2
    var i = 1
    while i < steps {
      let t = Double(i) * scale
      line(to: Point((q.x * t + l.x) * t + a.x, (q.y * t + l.y) * t + a.y))
      i &+= 1
    }
    line(to: c)
  }

  private mutating func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    guard let straight = straight(a, b, c, d) else { return move(to: d) }
    let steps = straight ? 1 : Flattening.steps(a, b, c, d, tolerance: EdgeBuilder.tolerance)
    let curve = CubicPolynomial(a, b, c, d)
    let scale = 1 / Double(steps)
    var i = 1
    while i < steps {
      line(to: curve.at(Double(i) * scale))
      i &+= 1
    }
    line(to: d)
  }

  private mutating func move(to p: Point) {
    current = p
    let limit = Fixed.limit
    isNear = p.x > -limit && p.x < limit && p.y > -limit && p.y < limit
    guard isNear else { return }
    x = Fixed.from(p.x)
    y = Fixed.from(p.y)
  }

  /// Adds an edge from the current point, in device pixels.
  @inline(__always)
  private mutating func line(to p: Point) {
    let wasNear = isNear
    let from = current
    let x0 = x
    let y0 = y
    move(to: p)
    if wasNear && isNear { addEdge(x0, y0, x, y) } else { addCut(from, p) }
  }

  @inline(__always)
  private mutating func addEdge(_ ax: Int32, _ ay: Int32, _ bx: Int32, _ by: Int32) {
    guard ay != by, min(ay, by) < fixedBottom, max(ay, by) > fixedTop else { return }
    let low = min(ax, bx)
    if low >= fixedRight {
      leaveRight()
      return
    }
    minX = min(minX, low)
    maxX = max(maxX, max(ax, bx))
    minY = min(minY, min(ay, by))
    maxY = max(maxY, max(ay, by))
    let slope = ax == bx ? 0 : Double(bx &- ax) / Double(by &- ay)
    guard let piece else { return }
    (piece + waiting).initialize(
      to: ay < by
        ? Edge(x0: ax, y0: ay, x1: bx, y1: by, winding: 1, slope: slope)
        : Edge(x0: bx, y0: by, x1: ax, y1: ay, winding: -1, slope: slope))
    waiting &+= 1
    if waiting == EdgeBuilder.pieceSize { flush() }
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
    for i in 1..<places.count {
      let from = held(places[i - 1])
      let to = held(places[i])
      addEdge(Fixed.from(from.x), Fixed.from(from.y), Fixed.from(to.x), Fixed.from(to.y))
    }
  }
}
