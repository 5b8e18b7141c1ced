import Geometry
import Raster

/// A style with everything decided but the shape's bounds.
package struct ResolvedStyle: Hashable, Sendable {
  /// What fills the shape.
  package enum Fill: Hashable, Sendable {
    /// One colour.
    case color(RGBA)
    /// Colours along a line.
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
    /// Colours between circles, radii in points.
    case radial([GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Colours between ellipses, radii as fractions of the bounds' sides.
    case elliptical([GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Colours about a point, clockwise, angles in radians from the right.
    case angular([GradientStop], center: UnitPoint, startAngle: Double, endAngle: Double)
    /// A part of an image, given as fractions of its sides, repeated from the bounds' origin; `scale`
    /// is points per pixel.
    case image(Surface, part: Rect, scale: Double, opacity: Double)
    /// Colours at the points of a grid.
    case mesh(ResolvedMesh, opacity: Double)
    /// A blurred and tinted view of what is under the shape.
    case material(Material.Thickness, ColorScheme, opacity: Double)
  }

  /// What fills the shape.
  package var fill: Fill
  /// Shadows, the first one nearest to the shape.
  package var shadows: [ResolvedShadow] = []
  /// How the fill combines with what is under it.
  package var blendMode: BlendMode = .normal
  /// The rectangle that unit points are fractions of, in the shape's points; nil for its bounds.
  package var bounds: Rect?

  package init(_ fill: Fill) { self.fill = fill }

  /// One colour.
  package static func color(_ color: RGBA) -> ResolvedStyle { ResolvedStyle(.color(color)) }

  /// The style with the opacity of fill and shadows multiplied.
  package func faded(_ factor: Double) -> ResolvedStyle {
    guard factor != 1 else { return self }
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(offset: $0.offset, color: $0.color.faded(factor).clamped) }
    }
    var result = self
    switch fill {
    case .color(let color):
      result.fill = .color(color.faded(factor).clamped)
    case .linear(let stops, let start, let end):
      result.fill = .linear(fade(stops), start: start, end: end)
    case .radial(let stops, let center, let first, let last):
      result.fill = .radial(fade(stops), center: center, startRadius: first, endRadius: last)
    case .elliptical(let stops, let center, let first, let last):
      result.fill = .elliptical(fade(stops), center: center, startRadius: first, endRadius: last)
    case .angular(let stops, let center, let first, let last):
      result.fill = .angular(fade(stops), center: center, startAngle: first, endAngle: last)
    case .image(let surface, let part, let scale, let opacity):
      result.fill = .image(surface, part: part, scale: scale, opacity: opacity * factor)
    case .mesh(let mesh, let opacity):
      result.fill = .mesh(mesh, opacity: opacity * factor)
    case .material(let thickness, let scheme, let opacity):
      result.fill = .material(thickness, scheme, opacity: opacity * factor)
    }
    for i in result.shadows.indices {
      result.shadows[i].color = result.shadows[i].color.faded(factor).clamped
    }
    return result
  }

  /// The colour, when the style is one colour and nothing else.
  package var solidColor: RGBA? {
    guard case .color(let color) = fill, shadows.isEmpty, blendMode == .normal else { return nil }
    return color
  }
}
