import Foundation
import Geometry
import Raster

/// A shadow that is part of a style.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// A shadow behind the shape. `radius` is the Gaussian's standard deviation in points, `x` and
  /// `y` where the shadow falls.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow that the shape's edge casts inwards.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  /// The shadow with its colour's final components.
  package func resolve(in environment: ColorEnvironment) -> ResolvedShadow {
    ResolvedShadow(
      color: color.resolve(in: environment), radius: max(Double(radius), 0),
      offset: Point(Double(x), Double(y)), isInner: isInner)
  }
}

/// A shadow with its colour's final components.
package struct ResolvedShadow: Hashable, Sendable {
  /// The colour.
  package var color: RGBA
  /// The Gaussian's standard deviation in points.
  package var radius: Double
  /// Where the shadow falls, in points.
  package var offset: Point
  /// Whether the edge casts it inwards.
  package var isInner: Bool

  package init(color: RGBA, radius: Double, offset: Point, isInner: Bool = false) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.isInner = isInner
  }
}
