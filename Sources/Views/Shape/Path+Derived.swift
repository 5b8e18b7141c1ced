import Foundation
import Geometry

extension Path {
  /// The outline of the line that `style` draws along the path, to be filled by the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(geometry.stroked(Geometry.StrokeStyle(style)))
  }

  /// The part between two fractions of the length, closing edges included; nothing unless `from` is
  /// the smaller one.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from.isFinite, to.isFinite else { return Path() }
    return Path(geometry.trimmed(from: Double(from), to: Double(to)))
  }

  /// The path with every point moved by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(geometry.applying(Affine(transform)))
  }

  /// The path moved by `dx` and `dy`.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(geometry.applying(.translation(Double(dx), Double(dy))))
  }
}
