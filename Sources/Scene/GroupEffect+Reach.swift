import Geometry
import Raster

extension GroupEffect {
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
