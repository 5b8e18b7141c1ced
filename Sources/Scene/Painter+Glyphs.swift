import Geometry
import Raster
import Typesetting

extension Painter {
  /// Letters taller than this many pixels are filled as paths: a mask would crowd the cache.
  private static let largestMask = 160.0

  /// Draws letters from cached masks where they stand upright, else as paths.
  func draw(
    _ text: TextLayout, at origin: Point, _ colors: [RGBA], _ transform: Projective,
    on canvas: inout Canvas
  ) {
    guard let fallback = colors.first else { return }
    let upright = transform.affine.flatMap { t in
      t.b == 0 && t.c == 0 && t.a == t.d && t.a > 0 ? t : nil
    }
    for line in text.lines {
      for run in line.runs {
        let color = colors.indices.contains(run.tag) ? colors[run.tag] : fallback
        if let upright, run.size * upright.a <= Self.largestMask {
          drawMasks(run, at: origin, color, upright, on: &canvas)
        } else {
          drawPaths(run, at: origin, color, transform, on: &canvas)
        }
      }
    }
  }

  private func drawMasks(
    _ run: GlyphRun, at origin: Point, _ color: RGBA, _ transform: Affine, on canvas: inout Canvas
  ) {
    var placed: [PlacedGlyph] = []
    placed.reserveCapacity(run.glyphs.count)
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let pen = transform.apply(origin + position)
      guard abs(pen.x) < 1e6, abs(pen.y) < 1e6 else { continue }
      // Quarters of a pixel across; whole pixels down, so that baselines are sharp.
      let quarters = (pen.x * 4 + 0.5).rounded(.down)
      let x = (quarters / 4).rounded(.down)
      let subpixel = Int(quarters - x * 4)
      let y = (pen.y + 0.5).rounded(.down)
      guard
        let mask = glyphs.mask(
          face: run.face, glyph: glyph, pixelSize: run.size * transform.a, subpixel: subpixel)
      else { continue }
      placed.append(PlacedGlyph(mask: mask, x: Int(x), y: Int(y)))
    }
    canvas.drawGlyphs(placed, color: color)
  }

  private func drawPaths(
    _ run: GlyphRun, at origin: Point, _ color: RGBA, _ transform: Projective,
    on canvas: inout Canvas
  ) {
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let pen = origin + position
      canvas.fill(
        run.face.path(glyph: glyph, size: run.size), rule: .nonZero,
        transform: Projective.translation(pen.x, pen.y).then(transform), paint: .solid(color))
    }
  }
}
