/// Turns polylines into the outline of the area that a pen covers. Every subpath becomes one outline
/// (two when it is closed) that winds one way, to be filled with the non-zero rule.
struct Stroker {
  let style: StrokeStyle
  /// Half the width.
  let reach: Double
  let tolerance: Double
  /// By how much one piece of a round join or cap may turn.
  let turn: Double
  private(set) var outline = Path()
  private var begun = false

  init(style: StrokeStyle, tolerance: Double) {
    self.style = style
    self.tolerance = tolerance
    reach = style.width / 2
    turn = Polyline.largestTurn(radius: reach, tolerance: tolerance)
  }

  /// Adds the stroke of one polyline.
  mutating func add(_ line: Polyline) {
    var points: [Point] = []
    points.reserveCapacity(line.points.count)
    for p in line.points where points.last != p && p.x.isFinite && p.y.isFinite {
      points.append(p)
    }
    if line.closed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let p = points.first, line.points.count > 1 || line.closed { addDot(p) }
      return
    }
    if line.closed, points.count > 2 {
      let spine = Spine(points, closed: true)
      addSide(spine)
      finish()
      addSide(spine.reversed())
      finish()
    } else {
      if line.closed { points.append(points[0]) }
      let spine = Spine(points, closed: false)
      for side in [spine, spine.reversed()] {
        addSide(side)
        addCap(at: side.points[points.count - 1], from: side.points[points.count - 2])
      }
      finish()
    }
  }

  /// Straight pieces without caps, each from one point to the next.
  mutating func addBars(_ points: [Point]) {
    outline.reserve(elements: points.count / 2 * 5, points: points.count * 2)
    for i in stride(from: 0, to: points.count - 1, by: 2) {
      let a = points[i]
      let b = points[i + 1]
      let isFinite = a.x.isFinite && a.y.isFinite && b.x.isFinite && b.y.isFinite
      if isFinite, a != b { addBar(a, b) }
    }
  }

  private mutating func addBar(_ a: Point, _ b: Point) {
    let there = normal(Stroker.direction(a, b))
    let back = normal(Stroker.direction(b, a))
    outline.move(to: a + there)
    outline.line(to: b + there)
    outline.line(to: b + back)
    outline.line(to: a + back)
    outline.close()
  }

  /// A polyline with the directions and lengths of its pieces, which both sides need.
  private struct Spine {
    var points: [Point]
    /// From each point to the next.
    var directions: [Point]
    var lengths: [Double]
    let closed: Bool

    init(_ points: [Point], closed: Bool) {
      self.points = points
      self.closed = closed
      let count = closed ? points.count : points.count - 1
      directions = []
      lengths = []
      directions.reserveCapacity(count)
      lengths.reserveCapacity(count)
      for i in 0..<count {
        let d = points[i + 1 < points.count ? i + 1 : 0] - points[i]
        let length = d.length
        directions.append(d * (1 / length))
        lengths.append(length)
      }
    }

    /// The same from its end to its start.
    func reversed() -> Spine {
      var result = self
      result.points.reverse()
      result.directions.reverse()
      result.lengths.reverse()
      for i in result.directions.indices { result.directions[i] = .zero - result.directions[i] }
      if closed {
        // The piece that closes the line came last and comes last again.
        result.directions.append(result.directions.removeFirst())
        result.lengths.append(result.lengths.removeFirst())
      }
      return result
    }
  }

  private mutating func emit(_ p: Point) {
    if begun { outline.line(to: p) } else { outline.move(to: p) }
    begun = true
  }

  private mutating func finish() {
    outline.close()
    begun = false
  }

  /// The caps of a subpath without length.
  private mutating func addDot(_ p: Point) {
    switch style.cap {
    case .butt: return
    case .square:
      outline.addRect(Rect(p.x - reach, p.y - reach, 2 * reach, 2 * reach))
    case .round:
      emit(Point(p.x + reach, p.y))
      addArc(around: p, from: Point(reach, 0), by: 2 * Elementary.pi)
      finish()
    }
  }

  private static func direction(_ a: Point, _ b: Point) -> Point {
    let d = b - a
    return d * (1 / d.length)
  }

  /// The outline to the left of the polyline, as seen along it.
  private mutating func addSide(_ spine: Spine) {
    let points = spine.points
    let count = points.count
    let last = spine.directions.count - 1
    if !spine.closed { emit(points[0] + normal(spine.directions[0])) }
    for i in (spine.closed ? 0 : 1)..<(spine.closed ? count : count - 1) {
      let before = i > 0 ? i - 1 : last
      addJoin(
        at: points[i], spine.directions[before], spine.directions[i],
        shorter: min(spine.lengths[before], spine.lengths[i]))
    }
    if !spine.closed { emit(points[count - 1] + normal(spine.directions[last])) }
  }

  /// From the middle of the pen to its left edge.
  private func normal(_ d: Point) -> Point { Point(d.y * reach, -d.x * reach) }

  private mutating func addJoin(at p: Point, _ d0: Point, _ d1: Point, shorter: Double) {
    let n0 = normal(d0)
    let n1 = normal(d1)
    let sine = d0.cross(d1)
    let cosine = d0.dot(d1)
    let meeting = 1 + cosine
    if sine < 0 {
      // The inner side: the edges meet unless a segment is too short for it.
      let back = meeting > 1e-6 ? reach * -sine / meeting : .infinity
      if back <= shorter {
        emit(p + (n0 + n1) * (1 / meeting))
      } else {
        emit(p + n0)
        emit(p)
        emit(p + n1)
      }
      return
    }
    // Where the corner is too blunt to be seen, its mitre stands for every join.
    if cosine > 0, reach * (1 - cosine) < 4 * tolerance {
      emit(p + (n0 + n1) * (1 / meeting))
      return
    }
    switch style.join {
    case .miter:
      // 1 / sin(φ/2) ≤ limit, φ the angle between the edges: 2 / (1 + cos) ≤ limit².
      if meeting > 1e-9, 2 <= style.miterLimit * style.miterLimit * meeting {
        emit(p + (n0 + n1) * (1 / meeting))
      } else {
        emit(p + n0)
        emit(p + n1)
      }
    case .bevel:
      emit(p + n0)
      emit(p + n1)
    case .round:
      emit(p + n0)
      addArc(around: p, from: n0, by: Elementary.atan2(sine, cosine))
      emit(p + n1)
    }
  }

  private mutating func addCap(at p: Point, from q: Point) {
    let d = Stroker.direction(q, p)
    let n = normal(d)
    switch style.cap {
    case .butt: return
    case .square:
      let out = d * reach
      emit(p + n + out)
      emit(p - n + out)
    case .round:
      addArc(around: p, from: n, by: Elementary.pi)
    }
  }

  /// The points of an arc between its ends, which are left to the caller.
  private mutating func addArc(around p: Point, from: Point, by angle: Double) {
    let steps = Elementary.ceilToInt((angle < 0 ? -angle : angle) / turn)
    guard steps > 1 else { return }
    let cosine = Elementary.cos(angle / Double(steps))
    let sine = Elementary.sin(angle / Double(steps))
    var v = from
    for _ in 1..<min(steps, 4 * Flattening.limit) {
      v = Point(v.x * cosine - v.y * sine, v.x * sine + v.y * cosine)
      emit(p + v)
    }
  }
}

extension Path {
  /// Whether every subpath is one open straight line, as dashes of straight lines are.
  fileprivate var consistsOfBars: Bool {
    verbs.count.isMultiple(of: 2)
      && verbs.indices.allSatisfy { verbs[$0] == ($0.isMultiple(of: 2) ? .move : .line) }
  }

  /// The outline of the stroked path, to be filled with the non-zero rule. `tolerance` is how far, in
  /// the path's units, the outline's straight pieces may lie from the true curve: a twentieth of a
  /// device pixel cannot be seen.
  package func stroked(_ style: StrokeStyle, tolerance: Double = 0.05) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    let source = style.dash.isEmpty ? self : dashed(pattern: style.dash, phase: style.dashPhase)
    var stroker = Stroker(style: style, tolerance: max(tolerance, 1e-6))
    if style.cap == .butt, source.consistsOfBars {
      stroker.addBars(source.points)
      return stroker.outline
    }
    for line in source.polylines(tolerance: max(tolerance, 1e-6), reach: style.width / 2) {
      stroker.add(line)
    }
    return stroker.outline
  }
}
