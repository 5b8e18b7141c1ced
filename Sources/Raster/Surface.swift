/// A picture in memory: premultiplied 8-bit sRGB, one 0xAARRGGBB word per pixel.
///
/// Rows start on cache lines. Several threads may read at once; writers must keep to pixels of
/// their own.
package final class Surface: @unchecked Sendable {
  package let width: Int
  package let height: Int
  /// Distance between the starts of two rows, in pixels.
  package let stride: Int
  @usableFromInline let words: UnsafeMutablePointer<UInt32>

  /// A fully transparent picture; negative extents count as 0.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    stride = (self.width + 15) & ~15
    let count = max(stride * self.height, 16)
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: count * 4, alignment: 64)
    words = bytes.bindMemory(to: UInt32.self, capacity: count)
    words.initialize(repeating: 0, count: count)
  }

  deinit {
    words.deallocate()
  }

  /// The pixel at a column and a row, which must lie inside the picture.
  @inlinable
  package subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the picture")
      return words[y * stride + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the picture")
      words[y * stride + x] = newValue
    }
  }

  /// Gives every pixel the same value.
  package func fill(_ pixel: UInt32) {
    words.update(repeating: pixel, count: stride * height)
  }
}

/// A half-open rectangle of whole device pixels.
package struct PixelRect: Hashable, Sendable {
  package var x0: Int
  package var y0: Int
  package var x1: Int
  package var y1: Int
}
