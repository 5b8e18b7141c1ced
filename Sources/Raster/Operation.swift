import Geometry

/// One recorded step of a frame, in device space: plain memory.
struct Operation {
  enum Kind: UInt8 {
    /// `count` edges from `first` on, filled with a paint.
    case fill
    /// `box`, filled with a paint.
    case rect
    /// `count` glyphs from `first` on, in the colour of a solid paint.
    case glyphs
    /// Shadow number `first`, in the colour of a solid paint.
    case shadow
    /// Holds what follows to an area of `count` edges from `first` on, or to `box` when there are none.
    case beginClip
    case endClip
    /// Group number `first`.
    case beginGroup
    case endGroup
  }

  var kind: Kind
  var evenOdd = false
  var blend = BlendMode.sourceOver
  /// The pixels that can change.
  var bounds: PixelRect
  var first = 0
  var count = 0
  var paint = 0
  /// The operation that ends what this one begins.
  var end = 0
  /// A rectangle in 1/256 pixel.
  var box = FixedBox()
}

/// A rectangle in units of 1/256 pixel.
struct FixedBox {
  var x0: Int32 = 0
  var y0: Int32 = 0
  var x1: Int32 = 0
  var y1: Int32 = 0

  /// The pixels that the rectangle touches.
  var bounds: PixelRect {
    guard x1 > x0, y1 > y0 else { return .empty }
    return PixelRect(
      x0: Fixed.floorPixel(x0), y0: Fixed.floorPixel(y0), x1: Fixed.ceilPixel(x1),
      y1: Fixed.ceilPixel(y1))
  }

  /// The pixels that the rectangle covers whole.
  var inner: PixelRect {
    PixelRect(
      x0: Fixed.ceilPixel(x0), y0: Fixed.ceilPixel(y0), x1: Fixed.floorPixel(x1),
      y1: Fixed.floorPixel(y1))
  }

  /// Whether all edges lie between pixels.
  var isWhole: Bool { (x0 | y0 | x1 | y1) & 255 == 0 }
}

/// A glyph's mask and the device pixel of its first byte: plain memory.
struct GlyphRecord: @unchecked Sendable {
  var bytes: UnsafePointer<UInt8>
  var stride: Int32
  var width: Int32
  var height: Int32
  var x: Int32
  var y: Int32
}
