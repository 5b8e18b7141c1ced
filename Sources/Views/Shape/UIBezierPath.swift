import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit per corner.
  public let rawValue: UInt

  /// The corners of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline as UIKit builds it.
open class UIBezierPath {
  private var path: Path

  /// Width of the line in points.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How the line turns corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest miter as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// Whether only every other region is inside.
  open var usesEvenOddFillRule = false

  private init(path: Path) { self.path = path }

  /// An outline without elements.
  public convenience init() { self.init(path: Path()) }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(path: Path(rect)) }

  /// The ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }

  /// A rectangle with corners of the given radius, whose curvature begins gradually.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// A rectangle with some corners rounded by the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    // The radius is at most half of the shorter side, as for a rectangle with all corners rounded.
    let radius = min(cornerRadii.width, abs(rect.width) / 2, abs(rect.height) / 2)
    func size(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      path: Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: size(.topLeft), bottomLeading: size(.bottomLeft),
          bottomTrailing: size(.bottomRight), topTrailing: size(.topRight)),
        style: .continuous))
  }

  /// An arc of a circle, angles in radians; `clockwise` as it is seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The same outline as `cgPath`.
  public convenience init(cgPath: CGPath) { self.init(path: cgPath.path) }

  /// The same outline as Core Graphics keeps it.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = newValue.path }
  }

  /// Whether there are no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that holds the outline.
  open var bounds: CGRect { path.boundingRect }

  /// Where the next element would start; the origin before the first.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Starts a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, angles in radians; `clockwise` as it is seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// Closes the subpath with a straight line to its start.
  open func close() { path.closeSubpath() }

  /// Takes every element away.
  open func removeAllPoints() { path = Path() }

  /// Adds the elements of another outline.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves every point by `transform`.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
}
