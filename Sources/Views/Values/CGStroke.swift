/// How a stroke ends where its path is open.
public enum CGLineCap: Int32, Sendable {
  /// Squared off at the end point.
  case butt = 0
  /// Rounded about the end point.
  case round = 1
  /// Squared off half a line width beyond the end point.
  case square = 2
}

/// How a stroke turns a corner.
public enum CGLineJoin: Int32, Sendable {
  /// The outer sides go on until they meet; bevelled beyond the miter limit.
  case miter = 0
  /// Rounded about the corner.
  case round = 1
  /// The outer sides are joined by a straight line.
  case bevel = 2
}

/// Which parts count as inside where a path winds about them.
public enum CGPathFillRule: Int, Sendable {
  /// Every other region, counted from outside.
  case evenOdd
  /// Every region about which the path winds at all.
  case winding
}
