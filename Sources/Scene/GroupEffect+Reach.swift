import Geometry
import Raster

extension GroupEffect {
  /// The effect with lengths that are drawn: deviations 0…512, offsets within ±4096, in pixels;
  /// what is no number counts as 0.
  var held: GroupEffect {
    func hold(_ value: Double, _ low: Double, _ high: Double) -> Double {
      value.isNaN ? 0 : min(max(value, low), high)
    }
    var result = self
    result.opacity = hold(opacity, 0, 1)
    result.blurSigma = hold(blurSigma, 0, 512)
    if let shadow {
      result.shadow = Shadow(
        color: shadow.color, sigma: hold(shadow.sigma, 0, 512),
        offset: Point(hold(shadow.offset.x, -4096, 4096), hold(shadow.offset.y, -4096, 4096)))
    }
    return result
  }

  /// Whether pixels of the group's picture depend on pixels elsewhere in it.
  var spreads: Bool { blurSigma > 0 || shadow != nil }

  /// The device pixels that can differ when those of `content` do: blur and shadow reach three
  /// standard deviations, and the pixels at their ends.
  func reach(of content: PixelRect) -> PixelRect {
    guard spreads, !content.isEmpty else { return content }
    func wide(_ sigma: Double) -> PixelRect {
      sigma > 0 ? content.outset(by: Elementary.ceilToInt(3 * sigma) + 2) : content
    }
    var result = content.union(wide(blurSigma))
    if let shadow {
      let both = (shadow.sigma * shadow.sigma + blurSigma * blurSigma).squareRoot()
      let moved = wide(both).outset(by: 1).rect.offset(by: shadow.offset)
      result = result.union(PixelRect(enclosing: moved))
    }
    return result
  }
}
