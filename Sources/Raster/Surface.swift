/// A picture in memory: premultiplied 8-bit sRGB, one 0xAARRGGBB word per pixel.
package final class Surface: @unchecked Sendable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A half-open rectangle of whole device pixels.
package struct PixelRect: Hashable, Sendable {
  package var x0: Int
  package var y0: Int
  package var x1: Int
  package var y1: Int
}
