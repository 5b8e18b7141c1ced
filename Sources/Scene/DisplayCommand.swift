import Geometry
import Raster
import Typesetting

/// One operation of a picture, with the map from its own space to device pixels.
package enum DisplayCommand: Equatable {
  case fill(Path, FillRule, Paint, opacity: Double, Projective)
  case roundedRect(Rect, cornerRadius: Double, CornerStyle, Paint, opacity: Double, Projective)
  case image(Surface, Rect, ImageFilter, opacity: Double, Projective)
  /// An image's alpha filled with a colour.
  case template(Surface, Rect, ImageFilter, RGBA, Projective)
  case glyphs(TextLayout, at: Point, [RGBA], Projective)
  /// The Gaussian shadow of a rounded rectangle, sigma in its own space.
  case shadow(Rect, cornerRadius: Double, sigma: Double, RGBA, Projective)
  case beginClip(Path, FillRule, Projective)
  case endClip
  case beginGroup(GroupEffect)
  case endGroup

  /// 1 for the beginning of a scope, −1 for an end.
  var nesting: Int {
    switch self {
    case .beginClip, .beginGroup: 1
    case .endClip, .endGroup: -1
    default: 0
    }
  }

  package static func == (a: DisplayCommand, b: DisplayCommand) -> Bool {
    switch (a, b) {
    case (.fill(let p, let r, let q, let o, let t), .fill(let p2, let r2, let q2, let o2, let t2)):
      return t == t2 && r == r2 && o == o2 && q == q2 && p == p2
    case (
      .roundedRect(let p, let r, let s, let q, let o, let t),
      .roundedRect(let p2, let r2, let s2, let q2, let o2, let t2)
    ):
      return t == t2 && p == p2 && r == r2 && s == s2 && o == o2 && q == q2
    case (.image(let s, let r, let f, let o, let t), .image(let s2, let r2, let f2, let o2, let t2)):
      return s === s2 && r == r2 && f == f2 && o == o2 && t == t2
    case (
      .template(let s, let r, let f, let c, let t),
      .template(let s2, let r2, let f2, let c2, let t2)
    ):
      return s === s2 && r == r2 && f == f2 && c == c2 && t == t2
    case (.glyphs(let l, let p, let c, let t), .glyphs(let l2, let p2, let c2, let t2)):
      return l === l2 && p == p2 && c == c2 && t == t2
    case (
      .shadow(let r, let k, let s, let c, let t), .shadow(let r2, let k2, let s2, let c2, let t2)
    ):
      return r == r2 && k == k2 && s == s2 && c == c2 && t == t2
    case (.beginClip(let p, let r, let t), .beginClip(let p2, let r2, let t2)):
      return t == t2 && r == r2 && p == p2
    case (.beginGroup(let e), .beginGroup(let e2)): return e == e2
    case (.endClip, .endClip), (.endGroup, .endGroup): return true
    default: return false
    }
  }
}
