/// How the insides of two paths make that of a third.
package enum PathOperation: Hashable, Sendable {
  /// Inside either.
  case union
  /// Inside both.
  case intersection
  /// Inside the first only.
  case subtraction
  /// Inside exactly one.
  case symmetricDifference

  func holds(_ a: Bool, _ b: Bool) -> Bool {
    switch self {
    case .union: a || b
    case .intersection: a && b
    case .subtraction: a && !b
    case .symmetricDifference: a != b
    }
  }
}

extension Path {
  /// The outline of what an operation makes of the insides of two paths, as closed polygons whose
  /// inside is the same by both rules. Curves are cut into pieces no farther than `tolerance` from
  /// them; open subpaths count as closed.
  package func combined(
    _ operation: PathOperation, with other: Path, rule: FillRule = .nonZero,
    tolerance: Double = 0.02
  ) -> Path {
    var pieces = PathPieces(self, other, tolerance: tolerance)
    pieces.split()
    return pieces.outline { a, b in
      operation.holds(rule.isInside(a), rule.isInside(b))
    }
  }
}

extension FillRule {
  fileprivate func isInside(_ winding: Int) -> Bool {
    self == .nonZero ? winding != 0 : winding & 1 != 0
  }
}

/// The straight edges of two paths, cut where they meet. Points lie on a grid, so that those which
/// are meant to be the same are.
private struct PathPieces {
  struct Edge {
    var a: Point
    var b: Point
  }
  private struct Key: Hashable {
    let a: Point
    let b: Point
  }

  /// The edges of both paths as given.
  private var sources: [[Edge]] = [[], []]
  /// The pieces between two meetings, each once and in one of its directions.
  private var pieces: [Edge] = []
  private let grid: Double

  init(_ first: Path, _ second: Path, tolerance: Double) {
    let boxes = [first, second].filter { !$0.isEmpty }.map(\.bounds)
    let reach = boxes.map { max(abs($0.minX), abs($0.maxX), abs($0.minY), abs($0.maxY)) }.max()
    // A power of two at least 2⁻⁴⁰ of the largest coordinate; sums of grid points are exact.
    var grid = 1.0 / 1024
    while grid > (reach ?? 0) * 0x1p-38, grid > 0x1p-30 { grid /= 2 }
    while grid < (reach ?? 0) * 0x1p-40 { grid *= 2 }
    self.grid = grid
    for (index, path) in [first, second].enumerated() {
      for line in path.polylines(tolerance: tolerance) {
        guard let last = line.points.last, last.x.isFinite, last.y.isFinite else { continue }
        var a = snap(last)
        for point in line.points {
          let b = snap(point)
          if a != b { sources[index].append(Edge(a: a, b: b)) }
          a = b
        }
      }
    }
  }

  private func snap(_ p: Point) -> Point {
    Point(Elementary.round(p.x / grid) * grid, Elementary.round(p.y / grid) * grid)
  }

  /// Cuts all edges where they meet.
  mutating func split() {
    let edges = (sources[0] + sources[1]).sorted { min($0.a.x, $0.b.x) < min($1.a.x, $1.b.x) }
    var cuts = [[Point]](repeating: [], count: edges.count)
    for i in edges.indices {
      let e = edges[i]
      let right = max(e.a.x, e.b.x)
      for j in edges.index(after: i)..<edges.endIndex {
        let f = edges[j]
        if min(f.a.x, f.b.x) > right { break }
        if max(e.a.y, e.b.y) < min(f.a.y, f.b.y) || max(f.a.y, f.b.y) < min(e.a.y, e.b.y) {
          continue
        }
        let (onE, onF) = meetings(e, f)
        cuts[i] += onE
        cuts[j] += onF
      }
    }
    var known: Set<Key> = []
    for (edge, cuts) in zip(edges, cuts) {
      let along = edge.b - edge.a
      let ordered = cuts.sorted { along.dot($0 - edge.a) < along.dot($1 - edge.a) }
      var start = edge.a
      for end in ordered + [edge.b] where end != start {
        let isForward = start.x != end.x ? start.x < end.x : start.y < end.y
        let piece = isForward ? Edge(a: start, b: end) : Edge(a: end, b: start)
        if known.insert(Key(a: piece.a, b: piece.b)).inserted { pieces.append(piece) }
        start = end
      }
    }
  }

  /// Where two edges meet inside the first, and inside the second.
  private func meetings(_ e: Edge, _ f: Edge) -> ([Point], [Point]) {
    var onE: [Point] = []
    var onF: [Point] = []
    let u = e.b - e.a
    let v = f.b - f.a
    for p in [f.a, f.b] where lies(p, on: e) { onE.append(p) }
    for p in [e.a, e.b] where lies(p, on: f) { onF.append(p) }
    let turn = u.cross(v)
    guard turn != 0 else { return (onE, onF) }
    let between = f.a - e.a
    let s = between.cross(v) / turn
    let t = between.cross(u) / turn
    guard s > 0, s < 1, t > 0, t < 1 else { return (onE, onF) }
    let p = snap(e.a + u * s)
    if p != e.a, p != e.b { onE.append(p) }
    if p != f.a, p != f.b { onF.append(p) }
    return (onE, onF)
  }

  /// Whether a point lies inside an edge, to within the grid.
  private func lies(_ p: Point, on e: Edge) -> Bool {
    let along = e.b - e.a
    let place = along.dot(p - e.a)
    guard p != e.a, p != e.b, place > 0, place < along.dot(along) else { return false }
    return abs(along.cross(p - e.a)) <= along.length * grid
  }

  /// How often a path's edges wind around a point.
  private func winding(_ p: Point, _ edges: [Edge]) -> Int {
    var winding = 0
    for e in edges where (e.a.y <= p.y) != (e.b.y <= p.y) {
      let side = (e.b - e.a).cross(p - e.a)
      if e.a.y <= p.y {
        if side < 0 { winding += 1 }
      } else if side > 0 {
        winding -= 1
      }
    }
    return winding
  }

  /// The pieces with the inside on one side only, joined to closed subpaths that have it on their
  /// right as drawn.
  func outline(_ isInside: (Int, Int) -> Bool) -> Path {
    var border: [Edge] = []
    for piece in pieces {
      let along = piece.b - piece.a
      let middle = piece.a + along * 0.5
      let step = 8 * grid / along.length
      let side = Point(-along.y * step, along.x * step)
      func inside(_ p: Point) -> Bool {
        isInside(winding(p, sources[0]), winding(p, sources[1]))
      }
      let right = inside(middle + side)
      if right != inside(middle - side) {
        border.append(right ? piece : Edge(a: piece.b, b: piece.a))
      }
    }
    return Self.joined(border)
  }

  private static func joined(_ border: [Edge]) -> Path {
    var starts: [Point: [Int]] = [:]
    for (index, edge) in border.enumerated().reversed() {
      starts[edge.a, default: []].append(index)
    }
    var result = Path()
    for first in border where starts[first.a]?.isEmpty == false {
      var points = [first.a]
      var here = first.a
      while let next = starts[here]?.popLast() {
        here = border[next].b
        if here == first.a { break }
        points.append(here)
      }
      append(points, to: &result)
    }
    return result
  }

  /// Adds a closed subpath, points in the middle of straight lines left out.
  private static func append(_ points: [Point], to path: inout Path) {
    let count = points.count
    let corners = points.indices.filter {
      let into = points[$0] - points[($0 + count - 1) % count]
      let out = points[($0 + 1) % count] - points[$0]
      return abs(into.cross(out)) > 1e-9 * into.length * out.length || into.dot(out) < 0
    }
    guard corners.count > 2 else { return }
    for (index, corner) in corners.enumerated() {
      if index == 0 { path.move(to: points[corner]) } else { path.line(to: points[corner]) }
    }
    path.close()
  }
}
