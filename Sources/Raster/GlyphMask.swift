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
  /// The mask of an outline in device pixels with the pen at the origin.
  package convenience init(path: Path) {
    self.init(left: 0, top: 0, width: 0, height: 0, coverage: [])
  }
}
