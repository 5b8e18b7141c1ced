import Foundation
import Geometry
import Raster
import Scene
import Typesetting

extension DisplayList {
  /// Draws a laid out text with its lines and images, each run in its own of `styles`.
  mutating func draw(
    _ text: ResolvedText, _ layout: TextLayout, at origin: Point, styles: [ResolvedStyle],
    in environment: StyleEnvironment, fonts: FontLibrary
  ) {
    draw(layout, at: origin, colors: styles.map { $0.textColor })
    guard text.looks.contains(where: { $0.isDecorated }) else { return }
    for line in layout.lines {
      for run in line.runs where text.looks.indices.contains(run.tag) {
        let looks = text.looks[run.tag]
        let start = origin + run.origin
        let style = styles[run.tag]
        if let image = looks.image {
          draw(image.image, image.content, at: start, scale: layout.scale, style, environment)
        }
        guard looks.underline != nil || looks.strikethrough != nil else { continue }
        var font = text.runs[run.tag].font
        font.size = run.size
        let metrics = fonts.metrics(font)
        func rule(_ rule: TextRule?, at height: Double) {
          guard let rule else { return }
          let color = rule.color?.resolve(in: environment.colors) ?? style.textColor
          drawRule(
            from: start, width: run.width, at: height, thickness: metrics.lineThickness, color)
        }
        rule(looks.underline, at: metrics.underlineOffset)
        rule(looks.strikethrough, at: -metrics.xHeight / 2)
      }
    }
  }

  /// A line along letters, `height` points below their baseline; whole pixels thick.
  private mutating func drawRule(
    from start: Point, width: Double, at height: Double, thickness: Double, _ color: RGBA
  ) {
    let scale = max(lengthScale, 1e-6)
    let thick = max((thickness * scale).rounded(), 1) / scale
    let rect = Rect(start.x, start.y + height - thick / 2, width, thick)
    var aligned = pixelAligned(rect)
    aligned = Rect(rect.minX, aligned.minY, rect.width, max(aligned.height, thick))
    fill(Geometry.Path(rect: aligned), paint: .solid(color))
  }

  /// An image among letters, standing on their baseline.
  private mutating func draw(
    _ image: Image, _ content: ImageContent, at start: Point, scale: Double,
    _ style: ResolvedStyle, _ environment: StyleEnvironment
  ) {
    let size = content.size
    let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
    switch content {
    case .none: break
    case .symbol(let picture, let layout):
      let frame = Rect(start.x, start.y - layout.baseline * scale, width, height)
      draw(picture, layout, in: pixelAligned(frame), colors: SymbolColors(style))
    case .surface(let surface, _, let isTemplate):
      draw(
        surface, image, in: pixelAligned(Rect(start.x, start.y - height, width, height)),
        natural: size, template: isTemplate ? style : nil)
    }
  }
}

extension ResolvedText.Looks {
  /// Whether there is more to draw than letters.
  fileprivate var isDecorated: Bool { underline != nil || strikethrough != nil || image != nil }
}

extension ResolvedStyle {
  /// The colour of letters: the colour itself, or that in the middle of a gradient.
  var textColor: RGBA {
    if let solidColor { return solidColor }
    switch fill {
    case .color(let color): return color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      return stops.isEmpty ? .black : stops[stops.count / 2].color
    case .mesh(let mesh, _):
      return mesh.colors[mesh.colors.count / 2]
    case .image, .material: return .black
    }
  }
}
