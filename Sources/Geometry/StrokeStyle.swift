/// How the ends of an open stroke look.
package enum LineCap: Hashable, Sendable {
  case butt
  case round
  case square
}

/// How a stroke turns a corner.
package enum LineJoin: Hashable, Sendable {
  case miter
  case round
  case bevel
}

/// The pen that a path is stroked with.
package struct StrokeStyle: Hashable, Sendable {
  /// Thickness in the path's units; half lies on either side.
  package var width: Double
  package var cap: LineCap
  package var join: LineJoin
  /// The largest ratio of a mitre's length to the width before the corner is bevelled.
  package var miterLimit: Double
  /// Lengths drawn and left out in turn, in the path's units; empty for an unbroken stroke.
  package var dash: [Double]
  /// How far into the dash pattern the stroke begins.
  package var dashPhase: Double

  package init(
    width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
