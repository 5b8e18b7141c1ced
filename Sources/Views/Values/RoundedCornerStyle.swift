import Geometry

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A curve whose curvature begins gradually, further away from the corner.
  case continuous

  /// The same style for the plane geometry.
  package var geometry: CornerStyle { self == .circular ? .circular : .continuous }
}
