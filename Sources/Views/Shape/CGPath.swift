import Foundation

/// An outline as Core Graphics keeps it.
public class CGPath: Hashable {
  /// The outline itself.
  package fileprivate(set) var path: Path

  package init(path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform?) {
    self.init(path: Path(rect).applying(transform ?? .identity))
  }

  /// The ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    self.init(path: Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// A rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(path: Path(roundedRect: rect, cornerSize: size).applying(transform ?? .identity))
  }

  /// Whether there are no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the next element would start; the origin before the first.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that holds every point and control point.
  public var boundingBox: CGRect {
    path.isEmpty ? .null : CGRect(path.geometry.bounds)
  }

  /// The smallest rectangle that holds the outline.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// The same outline apart.
  public func copy() -> CGPath? { CGPath(path: path) }

  /// The same outline, to be added to.
  public func mutableCopy() -> CGMutablePath? {
    let result = CGMutablePath()
    result.path = path
    return result
  }

  /// Whether both have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

  /// Feeds the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path.geometry) }
}

/// An outline that can be added to.
public final class CGMutablePath: CGPath {
  /// An outline without elements.
  public init() { super.init(path: Path()) }

  /// Starts a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Starts a subpath at the first point and adds lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds an arc of a circle, angles in radians. `clockwise` is meant as in a space whose y axis
  /// points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// Adds an arc of a circle from an angle by another, both in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)), transform: transform)
  }

  /// Adds a line and an arc that leads from it into the line between two points.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds a rectangle with rounded corners as a subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      transform: transform)
  }

  /// Adds the ellipse that fills a rectangle as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds the elements of another outline.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Closes the subpath with a straight line to its start.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// The same outline as `path`.
  public init(_ path: CGPath) { self = path.path }

  /// The same outline as Core Graphics keeps it.
  public var cgPath: CGPath { CGPath(path: self) }
}
