import Foundation
import Geometry

extension Path {
  /// Adds a rectangle as a subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles as subpaths.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners as a subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner as a subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds the ellipse that fills a rectangle as a subpath.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Starts a subpath at the first point and adds lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    geometry.append(path.geometry.applying(Affine(transform)))
  }
}
