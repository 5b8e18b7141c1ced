import Geometry

/// The coverage of a glyph, one byte a pixel, placed relative to the pen (y down).
package final class GlyphMask: @unchecked Sendable {
  /// The first column, from the pen's.
  package let left: Int
  /// The first row, from the pen's; negative above the baseline.
  package let top: Int
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Bytes from one row to the next: the width rounded up to a multiple of 8; the rest holds 0.
  let stride: Int
  /// `stride × height` bytes; valid as long as the mask is, never written after `init`.
  let bytes: UnsafeMutablePointer<UInt8>

  /// A mask from rows of bytes, as other software gives them. Missing bytes count as 0.
  package init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.width = max(0, width)
    self.height = max(0, height)
    stride = (self.width + 7) & ~7
    let count = max(stride * self.height, 1)
    bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
    guard !coverage.isEmpty else { return }
    for y in 0..<self.height {
      for x in 0..<self.width where y * self.width + x < coverage.count {
        bytes[y * stride + x] = coverage[y * self.width + x]
      }
    }
  }

  deinit { bytes.deallocate() }

  /// What the mask costs in memory.
  package var byteCount: Int { stride * height + 64 }

  /// The coverage of one pixel of the mask, 0 outside.
  package subscript(x: Int, y: Int) -> UInt8 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return bytes[y * stride + x]
  }
}

/// A glyph on its place.
@frozen
package struct PlacedGlyph: Sendable {
  package var mask: GlyphMask
  /// The pen's column.
  package var x: Int
  /// The pen's row, that of the baseline.
  package var y: Int

  @inlinable
  package init(mask: GlyphMask, x: Int, y: Int) {
    self.mask = mask
    self.x = x
    self.y = y
  }
}

extension GlyphMask {
  /// The largest mask, in pixels to a side; outlines beyond are cut.
  package static let largest = 4096

  /// The mask of an outline in device pixels with the pen at the origin: exact areas, non-zero rule.
  package convenience init(path: Path) {
    let half = GlyphMask.largest / 2
    var builder = EdgeBuilder(cull: PixelRect(x0: -half, y0: -half, x1: half, y1: half))
    builder.add(path, transform: Affine.identity)
    let box = builder.bounds.intersection(PixelRect(x0: -half, y0: -half, x1: half, y1: half))
    self.init(left: box.x0, top: box.y0, width: box.width, height: box.height, coverage: [])
    guard !box.isEmpty else { return }
    let scratch = ScratchPool.shared.take()
    scratch.reserve(box.width)
    scratch.cells.reset(to: box)
    builder.edges.withUnsafeBufferPointer { edges in
      guard let first = edges.baseAddress else { return }
      scratch.cells.accumulate(first, edges.count)
    }
    var writer = MaskWriter(bytes: bytes, stride: stride, x: box.x0, y: box.y0)
    scratch.cells.sweep(evenOdd: false, scratch: scratch.mask, into: &writer)
    ScratchPool.shared.give(scratch)
  }
}
