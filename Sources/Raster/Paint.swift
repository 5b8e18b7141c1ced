import Geometry

/// A colour at a place of a gradient.
package struct GradientStop: Hashable, Sendable {
  /// 0 at the start, 1 at the end.
  package var offset: Double
  package var color: RGBA

  package init(offset: Double, color: RGBA) {
    self.offset = offset
    self.color = color
  }
}

/// How an image is sampled.
package enum ImageFilter: Hashable, Sendable {
  /// The pixel that the centre falls on.
  case nearest
  /// The four pixels around it, weighted by distance.
  case bilinear
  /// All pixels under the device pixel; for images drawn smaller than they are.
  case area
}

/// What a shape is filled with. Places are in the path's space, before the transform. Gradients
/// blend premultiplied sRGB values and hold their end colours beyond the ends.
package enum Paint: Hashable, Sendable {
  case solid(RGBA)
  /// Colours along the line between two points.
  case linear([GradientStop], from: Point, to: Point)
  /// Colours from one radius of a circle to another.
  case radial([GradientStop], center: Point, startRadius: Double, endRadius: Double)
  /// Colours around a centre, between two angles in radians, clockwise when the second is larger.
  case angular([GradientStop], center: Point, startAngle: Double, endAngle: Double)
  /// An image and the map from its pixels to the path's space. Beyond its edges it is repeated when
  /// tiled, and transparent otherwise.
  case image(Surface, Affine, ImageFilter, tile: Bool)
}

/// How colours combine with what is below. Names and formulas as in W3C Compositing and Blending.
package enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
  case sourceOver
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case plusLighter
  case difference
  case destinationOut
  case copy
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  /// What is below, only where the source is opaque: a mask. It reaches everything around.
  case destinationIn
  case plusDarker
}

extension Surface: Hashable {
  package static func == (a: Surface, b: Surface) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
