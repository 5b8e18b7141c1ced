/// An outline of straight lines and Bézier curves, in subpaths. Kept as two flat arrays, so that a
/// walk over it touches no other memory.
package struct Path: Hashable, Sendable {
  /// What each element is.
  package private(set) var verbs: [PathVerb] = []
  /// The points of all elements, one after the other.
  package private(set) var points: [Point] = []
  private var start = Point.zero

  /// A path without elements.
  package init() {}

  /// Whether the path has no elements.
  package var isEmpty: Bool { verbs.isEmpty }

  /// Where the next element starts; nil before the first.
  package var currentPoint: Point? {
    guard let last = verbs.last else { return nil }
    return last == .close ? start : points.last
  }

  /// Makes room for elements to come.
  package mutating func reserve(elements: Int, points count: Int) {
    verbs.reserveCapacity(verbs.count + elements)
    points.reserveCapacity(points.count + count)
  }

  /// Starts a subpath.
  package mutating func move(to p: Point) {
    if verbs.last == .move {
      points[points.count - 1] = p
    } else {
      verbs.append(.move)
      points.append(p)
    }
    start = p
  }

  /// Every drawing element needs a start: the last point, or the origin of a closed subpath.
  private mutating func begin(or p: Point) {
    if verbs.isEmpty {
      move(to: p)
    } else if verbs.last == .close {
      move(to: start)
    }
  }

  /// Adds a straight line.
  package mutating func line(to p: Point) {
    begin(or: p)
    verbs.append(.line)
    points.append(p)
  }

  /// Adds a quadratic Bézier curve.
  package mutating func quad(to p: Point, control: Point) {
    begin(or: control)
    verbs.append(.quad)
    points.append(control)
    points.append(p)
  }

  /// Adds a cubic Bézier curve.
  package mutating func curve(to p: Point, control1: Point, control2: Point) {
    begin(or: control1)
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(p)
  }

  /// Closes the subpath with a straight line; does nothing when there is none.
  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// Adds the elements of another path.
  package mutating func append(_ other: Path) {
    guard !other.isEmpty else { return }
    if verbs.last == .move {
      verbs.removeLast()
      points.removeLast()
    }
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    start = other.start
  }

  /// The smallest rectangle that holds every point and control point; zero for an empty path.
  package var bounds: Rect {
    guard let first = points.first else { return .zero }
    var low = first
    var high = first
    for p in points {
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }

  /// The path with every point moved by the map.
  package func applying(_ t: Affine) -> Path {
    guard t != .identity else { return self }
    var result = self
    for i in result.points.indices { result.points[i] = t.apply(result.points[i]) }
    result.start = t.apply(start)
    return result
  }
}
