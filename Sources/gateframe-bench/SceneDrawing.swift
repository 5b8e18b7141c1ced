import Geometry
import Raster

/// Draws scenes, with what they name at hand.
struct SceneDrawing {
  let images: [Surface]
  let paths: [Path]
  let glyphs: GlyphSource

  /// Smooth opaque pictures of the sizes that the scenes name.
  static func makeImages() -> [Surface] {
    [(960, 540), (600, 800), (450, 220)].map { (width: Int, height: Int) -> Surface in
      let image = Surface(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          let red = (x * 3 + y) / 5 % 220 + (x ^ y) % 20
          let green = (x + y * 2) / 4 % 220 + (x * y) % 20
          let blue = (x * 2 + height - y) / 6 % 220
          image[x, y] = 0xFF00_0000 | UInt32(red << 16 | green << 8 | blue)
        }
      }
      image.isOpaque = true
      return image
    }
  }

  func record(_ scene: SceneFile, into canvas: inout Canvas) {
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
        canvas.drawGlyphs(
          run.map {
            glyphs.place(
              $0.glyph, size: size, at: transform.apply(Point(origin.x + $0.x, origin.y)),
              transform)
          }, color: color)
      case .shadow(let rect, let radius, let sigma, let color):
        canvas.drawShadow(
          roundedRect: rect, cornerRadius: radius, sigma: sigma, color: color,
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
