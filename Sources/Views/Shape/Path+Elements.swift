import Foundation
import Geometry

extension Path {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Starts a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath, which it closes.
    case closeSubpath
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in geometry.elements { body(Element(element)) }
  }

  /// Starts a subpath at `end`.
  public mutating func move(to end: CGPoint) { geometry.move(to: Point(end)) }

  /// Adds a straight line to `end`.
  public mutating func addLine(to end: CGPoint) {
    guard !isEmpty else { return }
    geometry.line(to: Point(end))
  }

  /// Adds a quadratic Bézier curve to `end`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !isEmpty else { return }
    geometry.quad(to: Point(end), control: Point(control))
  }

  /// Adds a cubic Bézier curve to `end`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !isEmpty else { return }
    geometry.curve(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  /// Closes the subpath with a straight line to its start.
  public mutating func closeSubpath() { geometry.close() }
}

extension Path.Element {
  init(_ element: PathElement) {
    switch element {
    case .move(let p): self = .move(to: CGPoint(p))
    case .line(let p): self = .line(to: CGPoint(p))
    case .quad(let control, let p): self = .quadCurve(to: CGPoint(p), control: CGPoint(control))
    case .curve(let control1, let control2, let p):
      self = .curve(
        to: CGPoint(p), control1: CGPoint(control1), control2: CGPoint(control2))
    case .close: self = .closeSubpath
    }
  }
}
