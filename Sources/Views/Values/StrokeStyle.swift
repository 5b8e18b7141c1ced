import Foundation
import Geometry

/// How the outline of a shape is drawn. Lengths are in points.
public struct StrokeStyle: Equatable, Sendable {
  /// Width of the line, half on each side of the path.
  public var lineWidth: CGFloat
  /// How the line ends where the path is open.
  public var lineCap: CGLineCap
  /// How the line turns corners.
  public var lineJoin: CGLineJoin
  /// The longest miter as a multiple of the line width; a corner beyond it is bevelled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts.
  public var dashPhase: CGFloat

  /// A style of the given measures.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit and dash phase.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

extension Geometry.StrokeStyle {
  /// The same style; measures that are negative or not finite count as 0.
  package init(_ style: StrokeStyle) {
    func length(_ value: CGFloat) -> Double { value.isFinite ? max(Double(value), 0) : 0 }
    self.init(
      width: length(style.lineWidth), cap: LineCap(style.lineCap), join: LineJoin(style.lineJoin),
      miterLimit: max(length(style.miterLimit), 1), dash: style.dash.map(length),
      dashPhase: style.dashPhase.isFinite ? Double(style.dashPhase) : 0)
  }
}

extension LineCap {
  fileprivate init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension LineJoin {
  fileprivate init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
