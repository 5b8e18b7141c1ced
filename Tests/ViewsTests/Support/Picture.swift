import Foundation
import Geometry
import Raster
import Scene

@testable import Views

extension Tree {
  /// The tree as drawn on white, `scale` pixels to the point.
  func picture(scale: Double = 2) -> Surface {
    let width = Int(Double(size.width) * scale)
    let height = Int(Double(size.height) * scale)
    var list = DisplayList(
      bounds: PixelRect(x0: 0, y0: 0, x1: width, y1: height),
      transform: Projective(.scale(scale, scale)))
    list.fill(
      Geometry.Path(rect: Rect(0, 0, Double(size.width), Double(size.height))),
      paint: .solid(RGBA(rgb: 0xFFFFFF, alpha: 1)))
    graph.draw(into: &list)
    let painter = Painter(width: width, height: height, glyphs: graph.resources.glyphs)
    _ = painter.paint(list)
    return painter.frame
  }

  /// The colour at a point, as 0xRRGGBB.
  func color(_ x: Double, _ y: Double, scale: Double = 2) -> UInt32 {
    picture(scale: scale)[Int(x * scale), Int(y * scale)] & 0xFFFFFF
  }
}
