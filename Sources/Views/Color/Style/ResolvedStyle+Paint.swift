import Geometry
import Raster

/// A paint, and the space that its places are in.
package struct PlacedPaint: Hashable, Sendable {
  /// What the rasteriser fills with.
  package var paint: Paint
  /// The map from the paint's space to the shape's; nil when both are the same. A path is filled by
  /// taking it back to the paint's space and adding this map to its transform.
  package var space: Affine?
  /// Factor of opacity that the paint itself cannot hold, 0…1.
  package var opacity: Double

  package init(_ paint: Paint, space: Affine? = nil, opacity: Double = 1) {
    self.paint = paint
    self.space = space
    self.opacity = opacity
  }
}

extension ResolvedStyle {
  /// The paint for a shape whose bounds are `rect`, in the shape's points. A material comes as its
  /// tint alone: the blur of what is under it is the painter's.
  package func paint(in rect: Rect) -> PlacedPaint {
    let area = bounds ?? rect
    switch fill {
    case .color(let color):
      return PlacedPaint(.solid(color))
    case .linear(let stops, let start, let end):
      return gradient(stops) {
        PlacedPaint(.linear($0, from: start.point(in: area), to: end.point(in: area)))
      }
    case .radial(let stops, let center, let first, let last):
      return gradient(stops) {
        PlacedPaint(
          .radial($0, center: center.point(in: area), startRadius: first, endRadius: last))
      }
    case .elliptical(let stops, let center, let first, let last):
      guard !area.isEmpty else { return PlacedPaint(.solid(.clear)) }
      return gradient(stops) {
        PlacedPaint(
          .radial(
            $0, center: Point(Double(center.x), Double(center.y)), startRadius: first,
            endRadius: last),
          space: Affine(
            a: area.width, b: 0, c: 0, d: area.height, tx: area.minX, ty: area.minY))
      }
    case .angular(let stops, let center, let first, let last):
      return gradient(stops) {
        let turn = FullTurn(stops: $0, startAngle: first, endAngle: last)
        return PlacedPaint(
          .angular(
            turn.stops, center: center.point(in: area), startAngle: turn.startAngle,
            endAngle: turn.startAngle + 2 * Double.pi))
      }
    case .image(let surface, let part, let scale, let opacity):
      let map = Affine.scale(scale, scale).then(
        .translation(
          area.minX - part.minX * Double(surface.width) * scale,
          area.minY - part.minY * Double(surface.height) * scale))
      return PlacedPaint(.image(surface, map, .bilinear, tile: true), opacity: opacity)
    case .mesh(let mesh, let opacity):
      let side = Double(ResolvedMesh.pixels)
      let map = Affine.translation(-1, -1).then(.scale(area.width / side, area.height / side))
        .then(.translation(area.minX, area.minY))
      return PlacedPaint(.image(mesh.picture, map, .bilinear, tile: false), opacity: opacity)
    case .material(let thickness, let scheme, let opacity):
      return PlacedPaint(.solid(thickness.tint(scheme).faded(opacity)))
    }
  }

  /// No stop draws nothing, one stop draws its colour.
  private func gradient(
    _ stops: [GradientStop], _ make: ([GradientStop]) -> PlacedPaint
  ) -> PlacedPaint {
    guard let first = stops.first else { return PlacedPaint(.solid(.clear)) }
    return stops.count == 1 ? PlacedPaint(.solid(first.color)) : make(stops)
  }
}

/// An angular gradient spread over the whole circle: what its angles leave out is filled with the end
/// colours, which meet in the middle of the rest; of more than one turn only the last is kept.
struct FullTurn {
  var stops: [GradientStop]
  var startAngle: Double

  init(stops: [GradientStop], startAngle: Double, endAngle: Double) {
    let circle = 2 * Double.pi
    var (first, last, stops) = (startAngle, endAngle, stops)
    if last < first {
      (first, last) = (last, first)
      stops = stops.reversed().map { GradientStop(offset: 1 - $0.offset, color: $0.color) }
    }
    let span = last - first
    let begin = span > circle ? last - circle : first - (circle - span) / 2
    self.startAngle = begin
    self.stops = stops.map {
      GradientStop(offset: (first + $0.offset * span - begin) / circle, color: $0.color)
    }
  }
}
