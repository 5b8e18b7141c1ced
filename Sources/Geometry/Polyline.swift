/// A subpath whose curves have been cut into straight pieces.
struct Polyline {
  var points: [Point] = []
  var closed = false
}

extension Path {
  /// The subpaths as polylines no farther than `tolerance` from the curves. For a stroke, `reach` is
  /// half its width: pieces then also turn little enough for the outline to stay within the tolerance.
  func polylines(tolerance: Double, reach: Double = 0) -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline()
    let turn = reach > 0 ? Polyline.largestTurn(radius: reach, tolerance: tolerance) : 0
    func flush() {
      if !current.points.isEmpty { result.append(current) }
      current = Polyline()
    }
    for element in elements {
      switch element {
      case .move(let p):
        flush()
        current.points.append(p)
      case .line(let p):
        current.points.append(p)
      case .quad(let c, let p):
        guard let from = current.points.last else { continue }
        current.addCubic(
          from, from.interpolated(to: c, 2.0 / 3), p.interpolated(to: c, 2.0 / 3), p, tolerance,
          turn)
      case .curve(let c1, let c2, let p):
        guard let from = current.points.last else { continue }
        current.addCubic(from, c1, c2, p, tolerance, turn)
      case .close:
        current.closed = true
        flush()
      }
    }
    flush()
    return result
  }

  /// The same path with straight lines only, no farther than `tolerance` from the curves.
  package func flattened(tolerance: Double) -> Path {
    var result = Path()
    for line in polylines(tolerance: max(tolerance, 1e-9)) {
      result.move(to: line.points[0])
      for p in line.points.dropFirst() { result.line(to: p) }
      if line.closed { result.close() }
    }
    return result
  }
}

extension Polyline {
  /// By how much a piece may turn when points `radius` away must stay within the tolerance.
  static func largestTurn(radius: Double, tolerance: Double) -> Double {
    guard radius > tolerance else { return Elementary.pi / 2 }
    return min(2 * Elementary.acos(1 - tolerance / radius), Elementary.pi / 2)
  }

  fileprivate mutating func addCubic(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, _ tolerance: Double, _ turn: Double
  ) {
    var steps = Flattening.steps(p0, p1, p2, p3, tolerance: tolerance)
    if turn > 0 {
      let angle = Polyline.turning(p1 - p0, p2 - p1) + Polyline.turning(p2 - p1, p3 - p2)
      steps = max(steps, min(Elementary.ceilToInt(angle / turn), Flattening.limit))
    }
    let curve = CubicPolynomial(p0, p1, p2, p3)
    let scale = 1 / Double(steps)
    let limit = turn > 0 ? Elementary.cos(min(1.5 * turn, 3)) : -1
    for i in 0..<steps {
      let from = Double(i) * scale
      let to = Double(i + 1) * scale
      if turn > 0 { addBends(curve, from, to, limit, depth: 8) }
      points.append(i + 1 < steps ? curve.at(to) : p3)
    }
  }

  /// Points between two places of a curve where it turns more sharply than even steps can follow:
  /// halves until the cosine of every piece's turn is at least `limit`.
  private mutating func addBends(
    _ curve: CubicPolynomial, _ from: Double, _ to: Double, _ limit: Double, depth: Int
  ) {
    let a = curve.tangent(from)
    let b = curve.tangent(to)
    let lengths = (a.dot(a) * b.dot(b)).squareRoot()
    guard depth > 0, lengths > 0, a.dot(b) < limit * lengths else { return }
    let middle = (from + to) / 2
    addBends(curve, from, middle, limit, depth: depth - 1)
    points.append(curve.at(middle))
    addBends(curve, middle, to, limit, depth: depth - 1)
  }

  /// The angle between two vectors, 0 when one has no length.
  private static func turning(_ a: Point, _ b: Point) -> Double {
    let angle = Elementary.atan2(a.cross(b), a.dot(b))
    return angle < 0 ? -angle : angle
  }
}
