import Geometry

/// A straight edge of a shape in device space, in units of 1/256 pixel. It runs downwards: y0 < y1.
struct Edge {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// +1 when the outline runs down along the edge, −1 when up.
  var winding: Int32
  /// Change of x with y.
  var slope: Double
}

/// Whole numbers of 1/256 pixel.
enum Fixed {
  /// Coordinates beyond this many pixels are cut, so that the fixed-point form holds them.
  static let limit = 4_000_000.0

  /// The nearest whole number, for magnitudes below 2³¹. Adding 1.5·2⁵² leaves it in the low bits.
  @inline(__always)
  static func nearest(_ v: Double) -> Int32 {
    Int32(truncatingIfNeeded: (v + 6_755_399_441_055_744.0).bitPattern)
  }

  /// A coordinate in pixels, which must be within `limit`.
  @inline(__always)
  static func from(_ pixels: Double) -> Int32 { nearest(pixels * 256) }

  @inline(__always)
  static func floorPixel(_ v: Int32) -> Int { Int(v >> 8) }

  @inline(__always)
  static func ceilPixel(_ v: Int32) -> Int { Int((v &+ 255) >> 8) }
}
