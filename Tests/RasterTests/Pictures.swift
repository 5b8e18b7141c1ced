import Geometry
import Raster

/// Pictures and paths that several tests draw.
enum Pictures {
  /// A white surface with a canvas drawn on it.
  static func draw(
    _ width: Int, _ height: Int, background: UInt32 = 0xFFFF_FFFF, workers: Int = 1,
    _ body: (inout Canvas) -> Void
  ) -> Surface {
    let surface = Surface(width: width, height: height)
    surface.fill(background)
    var canvas = Canvas(width: width, height: height)
    body(&canvas)
    canvas.render(into: surface, rects: [surface.bounds], workers: workers)
    return surface
  }

  /// A five-pointed star whose middle is wound around twice.
  static func star(center: Point, radius: Double) -> Path {
    var path = Path()
    for i in 0..<5 {
      let angle = Double(i) * 4 * Elementary.pi / 5 - Elementary.pi / 2
      let p = Point(
        center.x + radius * Elementary.cos(angle), center.y + radius * Elementary.sin(angle))
      if i == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    path.close()
    return path
  }

  /// An opaque image of coloured squares with a darker frame, so that filters and edges can be told.
  static func image(_ width: Int, _ height: Int) -> Surface {
    let image = Surface(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let edge = x == 0 || y == 0 || x == width - 1 || y == height - 1
        let odd = (x / 4 + y / 4) % 2 == 1
        let r = UInt32(x * 255 / max(width - 1, 1))
        let g = UInt32(y * 255 / max(height - 1, 1))
        image[x, y] = edge ? 0xFF20_2020 : 0xFF00_0000 | r << 16 | g << 8 | (odd ? 220 : 40)
      }
    }
    return image
  }

  /// A frame that uses every kind of operation, `width` by `height` pixels.
  static func everything(_ canvas: inout Canvas, _ width: Double, _ height: Double) {
    let stops = [
      GradientStop(offset: 0, color: RGBA(rgb: 0x0A84FF)),
      GradientStop(offset: 0.5, color: RGBA(rgb: 0x5E5CE6, alpha: 0.7)),
      GradientStop(offset: 1, color: RGBA(rgb: 0xFF375F)),
    ]
    canvas.fill(
      Path(rect: Rect(0, 0, width, height)),
      paint: .linear(stops, from: .zero, to: Point(width, height)))
    canvas.drawShadow(
      roundedRect: Rect(20.25, 20.5, 60, 70), cornerRadius: 12, sigma: 5,
      color: RGBA(rgb: 0, alpha: 0.5))
    canvas.fillRoundedRect(
      Rect(20.25, 20.5, 60, 70), cornerRadius: 12, style: .continuous,
      paint: .radial(stops, center: Point(50, 50), startRadius: 5, endRadius: 60))
    let tilt = Affine.translation(-60, -60).then(
      Affine(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 90, ty: 70))
    canvas.drawShadow(
      roundedRect: Rect(40, 40, 50, 40), cornerRadius: 8, sigma: 4, color: .black,
      transform: tilt)
    let picture = image(40, 24)
    canvas.drawImage(
      picture, in: Rect(40, 40, 50, 40), transform: Projective(tilt), filter: .bilinear)
    canvas.drawImage(
      picture, in: Rect(0, 0, 60, 50),
      transform: Projective(
        m11: 1, m12: 0.1, m13: 0.004, m21: 0.2, m22: 1, m23: 0.006, m31: 70, m32: 75, m33: 1),
      filter: .bilinear, opacity: 0.8)
    canvas.drawImage(picture, in: Rect(3, 70, 40, 24))
    canvas.drawImage(picture, in: Rect(3, 98, 13.5, 9), filter: .area)
    canvas.beginClip(Path(ellipseIn: Rect(60.5, 10.5, 60, 70)))
    canvas.fill(
      star(center: Point(90, 45), radius: 40), rule: .evenOdd,
      paint: .angular(stops, center: Point(90, 45), startAngle: 0.3, endAngle: 6.58))
    canvas.beginGroup(GroupEffect(opacity: 0.6, blend: .multiply))
    canvas.stroke(
      star(center: Point(80, 60), radius: 30), style: StrokeStyle(width: 6, join: .round),
      paint: .solid(RGBA(rgb: 0xFFCC00)))
    canvas.endGroup()
    canvas.endClip()
    canvas.beginGroup(
      GroupEffect(
        blurSigma: 1.5,
        shadow: .init(color: RGBA(rgb: 0, alpha: 0.6), sigma: 3, offset: Point(4, 5.5))))
    canvas.fill(
      star(center: Point(120, 100), radius: 22), paint: .solid(RGBA(rgb: 0x30D158)))
    canvas.endGroup()
    let glyph = GlyphMask(path: star(center: Point(6, -6), radius: 7))
    canvas.drawGlyphs(
      (0..<12).map { PlacedGlyph(mask: glyph, x: 4 + $0 * 13, y: 120 + $0 % 3) },
      color: RGBA(rgb: 0x1C1C1E, alpha: 0.9))
    canvas.fillRoundedRect(
      Rect(100, 4, 50, 20), cornerRadius: 10, paint: .solid(RGBA(rgb: 0xFFFFFF, alpha: 0.5)),
      blend: .screen)
  }

  /// Every pixel of a surface, without padding.
  static func words(_ surface: Surface) -> [UInt32] {
    (0..<surface.height).flatMap { y in surface.withUnsafeRow(y) { Array($0) } }
  }
}
