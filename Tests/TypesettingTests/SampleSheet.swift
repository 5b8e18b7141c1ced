import Geometry
import Imaging
import Raster
import Testing

@testable import Typesetting

/// Draws layouts as black text on white, glyph by glyph from masks, without the canvas.
struct SampleSheet {
  let surface: Surface
  let scale: Double
  let cache = GlyphCache(byteLimit: 16 << 20)

  init(width: Int, height: Int, scale: Double) {
    surface = Surface(width: width, height: height)
    surface.fill(0xFFFF_FFFF)
    self.scale = scale
  }

  /// Draws a layout with its top left corner at a place in points.
  func draw(_ layout: TextLayout, at origin: Point) {
    for run in layout.lines.flatMap(\.runs) {
      for (glyph, position) in zip(run.glyphs, run.positions) {
        let (x, subpixel) = GlyphCache.split((origin.x + position.x) * scale)
        let y = Int(((origin.y + position.y) * scale).rounded())
        let mask = cache.mask(
          face: run.face, glyph: glyph, pixelSize: run.size * scale, subpixel: subpixel)
        if let mask { blend(mask, x, y) }
      }
    }
  }

  private func blend(_ mask: GlyphMask, _ x: Int, _ y: Int) {
    for row in 0..<mask.height {
      for column in 0..<mask.width {
        let (px, py) = (x + mask.left + column, y + mask.top + row)
        guard px >= 0, py >= 0, px < surface.width, py < surface.height else { continue }
        let level = Int(surface[px, py] & 255) * (255 - Int(mask[column, row])) / 255
        surface[px, py] = 0xFF00_0000 | UInt32(level) * 0x01_0101
      }
    }
  }
}
