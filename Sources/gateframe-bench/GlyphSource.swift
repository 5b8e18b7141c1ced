import CFreeType
import Geometry
import Raster

/// Masks of one font's glyphs, by glyph number, kept between frames.
final class GlyphSource {
  private struct Key: Hashable {
    var glyph: UInt32
    var size: Double
    var a: Double
    var b: Double
    var subX: Int
    var subY: Int
  }

  private var library: FT_Library?
  private var face: FT_Face?
  private var masks: [Key: GlyphMask] = [:]
  private var outlines: [UInt32: Path] = [:]
  private var unitsPerEm = 1.0

  /// Opens a font file; nil when it cannot be read.
  init?(path: String) {
    guard FT_Init_FreeType(&library) == 0, FT_New_Face(library, path, 0, &face) == 0, let face
    else { return nil }
    unitsPerEm = Double(face.pointee.units_per_EM)
  }

  /// A glyph of a size with its pen at a place of the device, seen through the linear part of a map.
  /// Places are held to quarters of a pixel.
  func place(_ glyph: UInt32, size: Double, at pen: Point, _ t: Affine) -> PlacedGlyph {
    let straight = t.b == 0
    let x = Elementary.floor(pen.x * 4 + 0.5) / 4
    let y = straight ? Elementary.round(pen.y) : Elementary.floor(pen.y * 4 + 0.5) / 4
    let wholeX = Elementary.floor(x)
    let wholeY = Elementary.floor(y)
    let key = Key(
      glyph: glyph, size: size, a: t.a, b: t.b, subX: Int((x - wholeX) * 4),
      subY: Int((y - wholeY) * 4))
    let mask = masks[key] ?? make(key, t, x - wholeX, y - wholeY)
    masks[key] = mask
    return PlacedGlyph(mask: mask, x: Int(wholeX), y: Int(wholeY))
  }

  private func make(_ key: Key, _ t: Affine, _ subX: Double, _ subY: Double) -> GlyphMask {
    let scale = key.size / unitsPerEm
    let map = Affine.scale(scale, -scale).then(
      Affine(a: t.a, b: t.b, c: t.c, d: t.d, tx: subX, ty: subY))
    return GlyphMask(path: outline(key.glyph).applying(map))
  }

  private func outline(_ glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    var path = Path()
    if let face, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 {
      var functions = FT_Outline_Funcs()
      functions.move_to = { to, user in
        add(user) {
          $0.close(); $0.move(to: point(to))
        }
      }
      functions.line_to = { to, user in add(user) { $0.line(to: point(to)) } }
      functions.conic_to = { c, to, user in
        add(user) { $0.quad(to: point(to), control: point(c)) }
      }
      functions.cubic_to = { a, b, to, user in
        add(user) { $0.curve(to: point(to), control1: point(a), control2: point(b)) }
      }
      withUnsafeMutablePointer(to: &path) { user in
        _ = FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &functions, user)
      }
    }
    path.close()
    outlines[glyph] = path
    return path
  }
}

private func point(_ v: UnsafePointer<FT_Vector>?) -> Point {
  guard let v else { return .zero }
  return Point(Double(v.pointee.x), Double(v.pointee.y))
}

private func add(_ user: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void) -> Int32 {
  guard let user else { return 1 }
  body(&user.assumingMemoryBound(to: Path.self).pointee)
  return 0
}
