import CFreeType
import Geometry
import Raster

/// Masks of one font's glyphs, by glyph number, kept between frames.
final class GlyphSource {
  private struct Key: Hashable {
    var size: Double
    var a: Double
    var b: Double
  }

  private var library: FT_Library?
  private var face: FT_Face?
  private var strikes: [Key: Strike] = [:]
  private var outlines: [UInt32: Path] = [:]
  private var unitsPerEm = 1.0

  /// Opens a font file; nil when it cannot be read.
  init?(path: String) {
    guard FT_Init_FreeType(&library) == 0, FT_New_Face(library, path, 0, &face) == 0, let face
    else { return nil }
    unitsPerEm = Double(face.pointee.units_per_EM)
  }

  /// The font in a size, seen through the linear part of a map.
  func strike(size: Double, _ t: Affine) -> Strike {
    let key = Key(size: size, a: t.a, b: t.b)
    if let known = strikes[key] { return known }
    let strike = Strike(self, scale: size / unitsPerEm, t)
    strikes[key] = strike
    return strike
  }

  /// The masks of one size.
  final class Strike {
    private unowned let source: GlyphSource
    private let scale: Double
    private let map: Affine
    private let isStraight: Bool
    /// By glyph, then by the pen's quarter of a pixel across and down.
    private var masks: [GlyphMask?] = []

    fileprivate init(_ source: GlyphSource, scale: Double, _ map: Affine) {
      self.source = source
      self.scale = scale
      self.map = map
      isStraight = map.b == 0
    }

    /// A glyph with its pen at a place of the device. Places are held to quarters of a pixel.
    func place(_ glyph: UInt32, at pen: Point) -> PlacedGlyph {
      let x = Elementary.floorToInt(pen.x * 4 + 0.5)
      let y =
        isStraight
        ? Elementary.floorToInt(pen.y + 0.5) * 4 : Elementary.floorToInt(pen.y * 4 + 0.5)
      let number = Int(glyph) * 16 + (y & 3) * 4 + (x & 3)
      if number < masks.count, let mask = masks[number] {
        return PlacedGlyph(mask: mask, x: x >> 2, y: y >> 2)
      }
      let all = Affine.scale(scale, -scale).then(
        Affine(
          a: map.a, b: map.b, c: map.c, d: map.d, tx: Double(x & 3) / 4, ty: Double(y & 3) / 4))
      let mask = GlyphMask(path: source.outline(glyph).applying(all))
      while masks.count <= number { masks.append(nil) }
      masks[number] = mask
      return PlacedGlyph(mask: mask, x: x >> 2, y: y >> 2)
    }
  }

  fileprivate func outline(_ glyph: UInt32) -> Path {
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
