/// A path cut into pieces whose lengths are known, so that parts of it can be taken out by length.
struct PathMeasure {
  private struct Piece {
    var p0: Point
    var p1: Point
    var p2: Point
    var p3: Point
    var straight: Bool
    var start: Double
    var length: Double
    /// Lengths from the piece's start to each of its equal steps in t.
    var marks: [Double]
  }

  /// A run of joined pieces.
  struct Contour {
    var pieces: Range<Int>
    var start: Double
    var length: Double
    var closed: Bool
  }

  private var pieces: [Piece] = []
  private(set) var contours: [Contour] = []
  private(set) var length = 0.0

  init(_ path: Path, tolerance: Double = 0.01) {
    var first = Point.zero
    var current = Point.zero
    var begin = 0
    func finish(_ measure: inout PathMeasure, closed: Bool) {
      if begin < measure.pieces.count {
        let start = measure.pieces[begin].start
        measure.contours.append(
          Contour(
            pieces: begin..<measure.pieces.count, start: start, length: measure.length - start,
            closed: closed))
      }
      begin = measure.pieces.count
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        finish(&self, closed: false)
        first = p
        current = p
      case .line(let p):
        addLine(current, p)
        current = p
      case .quad(let c, let p):
        addCubic(
          current, current.interpolated(to: c, 2.0 / 3), p.interpolated(to: c, 2.0 / 3), p,
          tolerance)
        current = p
      case .curve(let c1, let c2, let p):
        addCubic(current, c1, c2, p, tolerance)
        current = p
      case .close:
        addLine(current, first)
        finish(&self, closed: true)
        current = first
      }
    }
    finish(&self, closed: false)
  }

  private mutating func addLine(_ a: Point, _ b: Point) {
    let l = (b - a).length
    guard l > 0, l.isFinite else { return }
    pieces.append(
      Piece(p0: a, p1: a, p2: b, p3: b, straight: true, start: length, length: l, marks: []))
    length += l
  }

  private mutating func addCubic(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, _ tolerance: Double
  ) {
    let steps = max(8, Flattening.steps(p0, p1, p2, p3, tolerance: tolerance))
    let curve = CubicPolynomial(p0, p1, p2, p3)
    var marks: [Double] = []
    marks.reserveCapacity(steps)
    var l = 0.0
    var from = p0
    for i in 1...steps {
      let to = i == steps ? p3 : curve.at(Double(i) / Double(steps))
      l += (to - from).length
      marks.append(l)
      from = to
    }
    guard l > 0, l.isFinite else { return }
    pieces.append(
      Piece(
        p0: p0, p1: p1, p2: p2, p3: p3, straight: false, start: length, length: l, marks: marks))
    length += l
  }

  /// Adds the part of a contour between two lengths from the path's start to `path`.
  func extract(_ contour: Contour, from a: Double, to b: Double, into path: inout Path) {
    guard b > a else { return }
    let whole = a <= contour.start && b >= contour.start + contour.length
    var drawing = false
    for piece in pieces[contour.pieces] {
      let low = max(a - piece.start, 0)
      let high = min(b - piece.start, piece.length)
      guard high > low else { continue }
      let t0 = PathMeasure.parameter(piece, low)
      let t1 = PathMeasure.parameter(piece, high)
      if !drawing { path.move(to: PathMeasure.at(piece, t0)) }
      drawing = true
      if piece.straight {
        path.line(to: PathMeasure.at(piece, t1))
      } else {
        PathMeasure.addPart(of: piece, t0, t1, to: &path)
      }
    }
    if drawing, whole, contour.closed { path.close() }
  }

  private static func parameter(_ piece: Piece, _ length: Double) -> Double {
    if length <= 0 { return 0 }
    if length >= piece.length { return 1 }
    if piece.straight { return length / piece.length }
    var low = 0
    var high = piece.marks.count - 1
    while low < high {
      let middle = (low + high) / 2
      if piece.marks[middle] < length { low = middle + 1 } else { high = middle }
    }
    let before = low == 0 ? 0 : piece.marks[low - 1]
    let span = piece.marks[low] - before
    let share = span > 0 ? (length - before) / span : 0
    return (Double(low) + share) / Double(piece.marks.count)
  }

  private static func at(_ piece: Piece, _ t: Double) -> Point {
    if t <= 0 { return piece.p0 }
    if t >= 1 { return piece.p3 }
    if piece.straight { return piece.p0.interpolated(to: piece.p3, t) }
    return CubicPolynomial(piece.p0, piece.p1, piece.p2, piece.p3).at(t)
  }

  /// The part between two parameters, as a curve of its own: end points and tangents there.
  private static func addPart(of p: Piece, _ t0: Double, _ t1: Double, to path: inout Path) {
    if t0 <= 0, t1 >= 1 {
      path.curve(to: p.p3, control1: p.p1, control2: p.p2)
      return
    }
    let curve = CubicPolynomial(p.p0, p.p1, p.p2, p.p3)
    func tangent(_ t: Double) -> Point {
      (curve.a * (3 * t) + curve.b * 2) * t + curve.c
    }
    let from = at(p, t0)
    let to = at(p, t1)
    let third = (t1 - t0) / 3
    path.curve(to: to, control1: from + tangent(t0) * third, control2: to - tangent(t1) * third)
  }
}
