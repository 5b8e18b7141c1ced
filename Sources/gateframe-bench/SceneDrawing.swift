import Geometry
import Raster

/// Draws scenes, with what they name at hand.
struct SceneDrawing {
  let images: [Surface]
  let paths: [Path]
  let glyphs: GlyphSource

  /// What is added to the deviation of shadows from frame to frame, so that none is known from the
  /// frame before; 0 to let them be.
  var shadowStep = 1e-4

  /// Records a scene as frame number `frame`.
  func record(_ scene: SceneFile, frame: Int, into canvas: inout Canvas) {
    var transform = Affine.identity
    for step in scene.steps {
      let map = Projective(transform)
      switch step {
      case .clear(let color):
        canvas.fillRoundedRect(
          Rect(0, 0, Double(canvas.width), Double(canvas.height)), cornerRadius: 0,
          paint: .solid(color))
      case .roundedRect(let rect, let radius, let color):
        canvas.fillRoundedRect(
          rect, cornerRadius: radius, transform: map, paint: .solid(color))
      case .image(let number, let rect):
        canvas.drawImage(images[number], in: rect, transform: map)
      case .perspective(let number, let matrix):
        let image = images[number]
        canvas.drawImage(
          image, in: Rect(0, 0, Double(image.width), Double(image.height)),
          transform: matrix.then(map))
      case .text(let size, let origin, let color, let run):
        let strike = glyphs.strike(size: size, transform)
        canvas.drawGlyphs(
          run.map { strike.place($0.glyph, at: transform.apply(Point(origin.x + $0.x, origin.y))) },
          color: color)
      case .shadow(let rect, let radius, let sigma, let color):
        canvas.drawShadow(
          roundedRect: rect, cornerRadius: radius, sigma: sigma + shadowStep * Double(frame),
          color: color,
          transform: transform)
      case .gradient(let rect, let radius, let from, let to, let colors):
        let stops = colors.enumerated().map { i, color in
          GradientStop(offset: Double(i) / Double(max(colors.count - 1, 1)), color: color)
        }
        canvas.fillRoundedRect(
          rect, cornerRadius: radius, transform: map,
          paint: .linear(stops, from: from, to: to))
      case .arc(let center, let radius, let width, let start, let sweep, let color):
        var path = Path()
        let unit = Elementary.pi / 180
        path.addArc(center: center, radius: radius, start: start * unit, delta: sweep * unit)
        canvas.stroke(
          path, style: StrokeStyle(width: width, cap: .round), transform: map,
          paint: .solid(color))
      case .dash(let a, let b, let width, let pattern, let color):
        var path = Path()
        path.move(to: a)
        path.line(to: b)
        canvas.stroke(
          path, style: StrokeStyle(width: width, dash: pattern), transform: map,
          paint: .solid(color))
      case .path(let number, let offset, let color):
        canvas.fill(
          paths[number], transform: Projective.translation(offset.x, offset.y).then(map),
          paint: .solid(color))
      case .rotate(let center, let degrees):
        let angle = degrees * Elementary.pi / 180
        let c = Elementary.cos(angle)
        let s = Elementary.sin(angle)
        transform = Affine.translation(-center.x, -center.y)
          .then(Affine(a: c, b: s, c: -s, d: c, tx: center.x, ty: center.y))
      case .pop: transform = .identity
      case .layer(let rect, let alpha):
        canvas.beginGroup(GroupEffect(opacity: alpha, bounds: rect))
      case .endLayer: canvas.endGroup()
      }
    }
  }
}
