// Arithmetic on eight premultiplied pixels at a time. A pixel's channels are handled as 16-bit lanes,
// blue and red in one vector, green and alpha in another; x·m/255 is rounded exactly by
// t = x·m + 128, (t + t/256)/256. The one-pixel forms use the same steps, so that a pixel's result
// does not depend on where a row begins.

@usableFromInline typealias Pixels = SIMD8<UInt32>
@usableFromInline typealias Lanes = SIMD16<UInt16>

/// A writable row of pixels.
package typealias PixelRow = UnsafeMutablePointer<UInt32>
/// A row of coverage bytes.
package typealias MaskRow = UnsafePointer<UInt8>

@inline(__always)
func load(_ p: UnsafePointer<UInt32>) -> Pixels {
  UnsafeRawPointer(p).loadUnaligned(as: Pixels.self)
}

@inline(__always)
func load(_ p: UnsafeMutablePointer<UInt32>) -> Pixels {
  UnsafeRawPointer(p).loadUnaligned(as: Pixels.self)
}

@inline(__always)
func store(_ v: Pixels, _ p: UnsafeMutablePointer<UInt32>) {
  UnsafeMutableRawPointer(p).storeBytes(of: v, as: Pixels.self)
}

@inline(__always)
func lanes(_ v: Pixels) -> Lanes { unsafeBitCast(v, to: Lanes.self) }

@inline(__always)
func pixels(_ v: Lanes) -> Pixels { unsafeBitCast(v, to: Pixels.self) }

/// The alpha of every pixel in both of its 16-bit lanes.
@inline(__always)
func alphaLanes(_ v: Pixels) -> Lanes { lanes((v &>> 24) | ((v &>> 8) & 0x00FF_0000)) }

/// Eight bytes, each in both 16-bit lanes of its pixel.
@inline(__always)
func maskLanes(_ m: SIMD8<UInt8>) -> Lanes {
  var bytes = SIMD16<UInt8>()
  bytes.evenHalf = m
  bytes.oddHalf = SIMD8<UInt8>()
  let words = unsafeBitCast(bytes, to: SIMD8<UInt16>.self)
  var result = Lanes()
  result.evenHalf = words
  result.oddHalf = words
  return result
}

@inline(__always)
func loadMask(_ p: UnsafePointer<UInt8>) -> SIMD8<UInt8> {
  UnsafeRawPointer(p).loadUnaligned(as: SIMD8<UInt8>.self)
}

/// All eight mask bytes at once, to compare with 0 and with all ones.
@inline(__always)
func maskWord(_ m: SIMD8<UInt8>) -> UInt64 { unsafeBitCast(m, to: UInt64.self) }

/// Every channel times its lane of `m`, over 255.
@inline(__always)
func scaled(_ v: Pixels, _ m: Lanes) -> Pixels {
  let rb = lanes(v & 0x00FF_00FF) &* m &+ 128
  let ag = lanes((v &>> 8) & 0x00FF_00FF) &* m &+ 128
  let low = (rb &+ (rb &>> 8)) &>> 8
  let high = (ag &+ (ag &>> 8)) & 0xFF00
  return pixels(low | high)
}

/// Source over destination.
@inline(__always)
func composed(_ s: Pixels, _ d: Pixels) -> Pixels { s &+ scaled(d, alphaLanes(~s)) }

/// One pixel's channels times m/255.
@inline(__always)
func scaled(_ v: UInt32, _ m: UInt32) -> UInt32 {
  let rb = (v & 0x00FF_00FF) &* m &+ 0x0080_0080
  let ag = ((v &>> 8) & 0x00FF_00FF) &* m &+ 0x0080_0080
  let low = ((rb &+ ((rb &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
  let high = (ag &+ ((ag &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
  return low | high
}

/// One pixel over another.
@inline(__always)
func composed(_ s: UInt32, _ d: UInt32) -> UInt32 { s &+ scaled(d, ~s &>> 24) }
