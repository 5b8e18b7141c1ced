/// One step of a path.
package enum PathElement: Hashable, Sendable {
  /// Starts a subpath.
  case move(Point)
  /// A straight line to the point.
  case line(Point)
  /// A quadratic Bézier curve.
  case quad(control: Point, to: Point)
  /// A cubic Bézier curve.
  case curve(control1: Point, control2: Point, to: Point)
  /// A straight line to the start of the subpath, which it closes.
  case close
}

/// The kind of a path element, as stored.
@frozen
package enum PathVerb: UInt8, Hashable, Sendable {
  case move
  case line
  case quad
  case curve
  case close

  /// How many points the element holds.
  @inlinable
  package var pointCount: Int {
    switch self {
    case .move, .line: return 1
    case .quad: return 2
    case .curve: return 3
    case .close: return 0
    }
  }
}

/// Which points are inside a path that crosses itself.
package enum FillRule: Hashable, Sendable {
  /// Those that the path winds around.
  case nonZero
  /// Those that the path winds around an odd number of times.
  case evenOdd
}

/// How the corners of a rounded rectangle are drawn.
package enum CornerStyle: Hashable, Sendable {
  /// Quarter ellipses.
  case circular
  /// Curves whose curvature grows gradually from the straight edges.
  case continuous
}
