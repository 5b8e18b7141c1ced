import Geometry
import Raster

/// Coverage masks of glyphs, kept within a limit of bytes; not safe for several threads at once.
package final class GlyphCache {
  /// What a mask depends on.
  private struct Key: Hashable {
    var face: FontFace
    var glyph: UInt32
    var pixelSize: Double
    var subpixel: Int
  }

  /// How many places between two pixels a glyph can stand at.
  package static let subpixelSteps = 4
  /// Glyphs larger than this many pixels per em are to be filled as paths instead.
  package static let largestPixelSize = 256.0
  /// What an entry takes besides its mask's bytes.
  private static let overhead = 160

  private var masks: BoundedCache<Key, GlyphMask?>

  /// - Parameter byteLimit: Most bytes that all masks may take.
  package init(byteLimit: Int = 4 << 20) {
    masks = BoundedCache(costLimit: byteLimit)
  }

  /// Bytes that the masks take now; never more than the limit.
  package var byteCount: Int { masks.cost }

  /// How many masks there are.
  package var count: Int { masks.count }

  /// The mask of a glyph, or nil when it has nothing to draw.
  ///
  /// - Parameters:
  ///   - pixelSize: Device pixels per em.
  ///   - subpixel: Quarters of a pixel by which the glyph stands to the right of its pen, 0 to 3.
  package func mask(
    face: FontFace, glyph: UInt32, pixelSize: Double, subpixel: Int
  ) -> GlyphMask? {
    let key = Key(face: face, glyph: glyph, pixelSize: pixelSize, subpixel: subpixel)
    if let known = masks.value(key) { return known }
    let path = face.path(glyph: glyph, size: pixelSize)
    var mask: GlyphMask?
    if !path.isEmpty {
      let shift = Double(subpixel) / Double(GlyphCache.subpixelSteps)
      mask = GlyphMask(path: path.applying(.translation(shift, 0)))
    }
    masks.insert(mask, cost: (mask?.byteCount ?? 0) + GlyphCache.overhead, for: key)
    return mask
  }

  /// A pen position in device pixels as a whole pixel and quarters of one to the right of it.
  package static func split(_ x: Double) -> (pixel: Int, subpixel: Int) {
    guard x.isFinite else { return (0, 0) }
    let held = min(max(x, -1_000_000), 1_000_000)
    let quarters = Int((held * Double(subpixelSteps)).rounded(.toNearestOrAwayFromZero))
    let pixel = quarters >> 2
    return (pixel, quarters - pixel << 2)
  }

  /// Forgets all masks.
  package func removeAll() {
    masks.removeAll()
  }
}
