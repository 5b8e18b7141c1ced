import Foundation
import Geometry

extension Path {
  private func combined(_ operation: PathOperation, _ other: Path, _ eoFill: Bool) -> Path {
    Path(
      geometry.combined(
        operation, with: other.geometry, rule: eoFill ? .evenOdd : .nonZero))
  }

  /// The outline of what is inside this path or `other`; with `eoFill` both by the even-odd rule.
  /// Curves come as straight pieces.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }

  /// The outline of what is inside both this path and `other`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  /// The outline of what is inside this path and not inside `other`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, other, eoFill)
  }

  /// The outline of what is inside exactly one of this path and `other`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }

  /// An outline of the same inside that does not cross itself.
  public func normalized(eoFill: Bool = true) -> Path { combined(.union, Path(), eoFill) }
}

extension CGPath {
  /// The outline of what is inside this path or `other`.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of what is inside both this path and `other`.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of what is inside this path and not inside `other`.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of what is inside exactly one of this path and `other`.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding)
    -> CGPath
  {
    CGPath(path: path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
}
