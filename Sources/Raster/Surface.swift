import Synchronization

/// A picture in memory: premultiplied 8-bit sRGB, one 0xAARRGGBB word per pixel. This is the layout
/// of DRM's ARGB8888 and XRGB8888 on little-endian machines.
///
/// Rows start on cache lines. Several threads may read at once; writers must keep to pixels of
/// their own.
package final class Surface: @unchecked Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Distance between the starts of two rows, in pixels; a multiple of 16.
  package let stride: Int
  /// Whether every pixel is opaque, as who wrote them promises; drawing such an image is faster.
  package var isOpaque = false
  @usableFromInline let words: UnsafeMutablePointer<UInt32>
  private let changes = Atomic<Int>(0)

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

  /// All pixels as a rectangle.
  package var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  /// Memory held, in bytes.
  package var byteCount: Int { stride * height * 4 }

  /// Grows whenever pixels may have been written.
  var version: Int { changes.load(ordering: .acquiring) }

  /// Tells that pixels may have been written.
  @usableFromInline
  func noteChange() { changes.add(1, ordering: .releasing) }

  /// The pixel at a column and a row. Outside the picture it reads 0, and writing does nothing.
  @inlinable
  package subscript(x: Int, y: Int) -> UInt32 {
    get { x >= 0 && x < width && y >= 0 && y < height ? words[y * stride + x] : 0 }
    set {
      guard x >= 0, x < width, y >= 0, y < height else { return }
      words[y * stride + x] = newValue
      noteChange()
    }
  }

  /// All words in order of rows, `stride` to each, padding included.
  package func withUnsafePixels<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R)
    rethrows -> R
  {
    defer { noteChange() }
    return try body(UnsafeMutableBufferPointer(start: words, count: stride * height))
  }

  /// The pixels of one row; none when there is no such row.
  package func withUnsafeRow<R>(
    _ y: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R
  ) rethrows -> R {
    guard y >= 0, y < height else {
      return try body(UnsafeMutableBufferPointer(start: nil, count: 0))
    }
    defer { noteChange() }
    return try body(UnsafeMutableBufferPointer(start: words + y * stride, count: width))
  }

  /// Gives every pixel the same value.
  package func fill(_ pixel: UInt32) {
    words.update(repeating: pixel, count: stride * height)
    noteChange()
  }
}
