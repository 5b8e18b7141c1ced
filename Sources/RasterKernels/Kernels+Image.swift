#if arch(x86_64)
  import WideKernels
#endif

/// The pixels of an image, as the kernels read them.
package struct ImageRows {
  package let pixels: UnsafePointer<UInt32>
  package let stride: Int
  package let width: Int
  package let height: Int

  /// `height` rows of `width` pixels, each `stride` words (at least 2) after the one before.
  package init(pixels: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int) {
    self.pixels = pixels
    self.stride = stride
    self.width = width
    self.height = height
  }
}

/// Where a row's first sample lies in an image and how far it is to the next, in 2⁻³² of an image
/// pixel.
package struct ImageSteps {
  package var u: Int64
  package var v: Int64
  package var du: Int64
  package var dv: Int64

  package init(u: Int64, v: Int64, du: Int64, dv: Int64) {
    self.u = u
    self.v = v
    self.du = du
    self.dv = dv
  }
}

/// The two by two pixels around four places, and their weights.
struct Square4 {
  /// Upper pairs, left pixel in the low half.
  var top: SIMD4<UInt64>
  var bottom: SIMD4<UInt64>
  /// Weights 0 … 256 of the right and the lower pixels.
  var right: SIMD4<UInt64>
  var lower: SIMD4<UInt64>

  @inline(__always)
  init(_ image: ImageRows, _ below: Int, _ u: Int64, _ v: Int64, _ du: Int64, _ dv: Int64) {
    let u1 = u &+ du
    let u2 = u1 &+ du
    let u3 = u2 &+ du
    let v1 = v &+ dv
    let v2 = v1 &+ dv
    let v3 = v2 &+ dv
    let x = Int64(image.width &- 1) &<< 32
    let y = Int64(image.height &- 1) &<< 32
    if min(u, u3) >= 0, max(u, u3) < x, min(v, v3) >= 0, max(v, v3) < y {
      // All four inside: places are even steps, so the ends tell.
      @inline(__always)
      func at(_ u: Int64, _ v: Int64) -> UnsafeRawPointer {
        UnsafeRawPointer(image.pixels + (Int(v &>> 32) &* image.stride &+ Int(u &>> 32)))
      }
      let p = (at(u, v), at(u1, v1), at(u2, v2), at(u3, v3))
      let step = below &* 4
      top = SIMD4(
        p.0.loadUnaligned(as: UInt64.self), p.1.loadUnaligned(as: UInt64.self),
        p.2.loadUnaligned(as: UInt64.self), p.3.loadUnaligned(as: UInt64.self))
      bottom = SIMD4(
        (p.0 + step).loadUnaligned(as: UInt64.self), (p.1 + step).loadUnaligned(as: UInt64.self),
        (p.2 + step).loadUnaligned(as: UInt64.self), (p.3 + step).loadUnaligned(as: UInt64.self))
      right = SIMD4(truncatingIfNeeded: SIMD4<Int64>(u, u1, u2, u3) &>> 24) & 255
      lower = SIMD4(truncatingIfNeeded: SIMD4<Int64>(v, v1, v2, v3) &>> 24) & 255
      return
    }
    let a = Kernels.square(image, below, u, v)
    let b = Kernels.square(image, below, u1, v1)
    let c = Kernels.square(image, below, u2, v2)
    let e = Kernels.square(image, below, u3, v3)
    top = SIMD4(a.top, b.top, c.top, e.top)
    bottom = SIMD4(a.bottom, b.bottom, c.bottom, e.bottom)
    right = SIMD4(a.right, b.right, c.right, e.right)
    lower = SIMD4(a.lower, b.lower, c.lower, e.lower)
  }

  /// The four weighted pixels; the same steps as `Kernels.mix`.
  @inline(__always)
  var mixed: SIMD4<UInt32> {
    let pair = lower | lower &<< 16
    let below = unsafeBitCast(pair | pair &<< 32, to: Lanes.self)
    let above = 256 &- below
    let left = 256 &- right
    let across = unsafeBitCast(
      left | left &<< 16 | right &<< 32 | right &<< 48, to: Lanes.self)
    let t = unsafeBitCast(top, to: Lanes.self)
    let b = unsafeBitCast(bottom, to: Lanes.self)
    let rb = ((t & 255) &* above &+ (b & 255) &* below) &>> 8
    let ag = ((t &>> 8) &* above &+ (b &>> 8) &* below) &>> 8
    let low = unsafeBitCast(rb &* across, to: Pixels.self)
    let high = unsafeBitCast(ag &* across, to: Pixels.self)
    let rbSum = (low.evenHalf &+ low.oddHalf) &>> 8
    let agSum = high.evenHalf &+ high.oddHalf
    return (rbSum & 0x00FF_00FF) | (agSum & 0xFF00_FF00)
  }
}

extension Kernels {
  /// The two by two pixels around one place, held to the image.
  @inline(never)
  static func square(_ image: ImageRows, _ below: Int, _ u: Int64, _ v: Int64)
    -> (top: UInt64, bottom: UInt64, right: UInt64, lower: UInt64)
  {
    let (x, fx) = split(u, image.width)
    let (y, fy) = split(v, image.height)
    let p = image.pixels + (y &* image.stride &+ x)
    return (
      UnsafeRawPointer(p).loadUnaligned(as: UInt64.self),
      UnsafeRawPointer(p + below).loadUnaligned(as: UInt64.self), fx, fy
    )
  }

  @inline(__always)
  static func hold(_ v: Int, _ high: Int) -> Int { v < 0 ? 0 : (v > high ? high : v) }

  /// Nearest pixels; edge pixels continue outwards.
  package static func nearest(_ d: PixelRow, _ count: Int, _ image: ImageRows, _ s: ImageSteps) {
    var u = s.u
    var v = s.v
    let right = image.width &- 1
    let bottom = image.height &- 1
    if s.dv == 0 {
      let row = image.pixels + hold(Int(v &>> 32), bottom) &* image.stride
      for i in 0..<count {
        d[i] = row[hold(Int(u &>> 32), right)]
        u &+= s.du
      }
      return
    }
    for i in 0..<count {
      d[i] = image.pixels[hold(Int(v &>> 32), bottom) &* image.stride &+ hold(Int(u &>> 32), right)]
      u &+= s.du
      v &+= s.dv
    }
  }

  /// Two by two pixels weighted by distance, 8 bits of weight; edge pixels continue outwards. Places
  /// are those of the upper left pixel of the four.
  package static func bilinear(_ d: PixelRow, _ count: Int, _ image: ImageRows, _ s: ImageSteps) {
    #if arch(x86_64)
      if wide_is_in_use() {
        var samples = wide_samples(
          pixels: image.pixels, stride: image.stride, width: image.width, height: image.height,
          u: s.u, v: s.v, du: s.du, dv: s.dv)
        return wide_bilinear(d, count, &samples)
      }
    #endif
    var u = s.u
    var v = s.v
    let below = image.height > 1 ? image.stride : 0
    var i = 0
    while i &+ 4 <= count {
      let square = Square4(image, below, u, v, s.du, s.dv)
      UnsafeMutableRawPointer(d + i).storeBytes(of: square.mixed, as: SIMD4<UInt32>.self)
      u &+= s.du &* 4
      v &+= s.dv &* 4
      i &+= 4
    }
    while i < count {
      let (x, fx) = split(u, image.width)
      let (y, fy) = split(v, image.height)
      let p = image.pixels + (y &* image.stride &+ x)
      let top = UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
      let bottom = UnsafeRawPointer(p + below).loadUnaligned(as: UInt64.self)
      d[i] = mix(top, bottom, fx, fy)
      u &+= s.du
      v &+= s.dv
      i &+= 1
    }
  }

  /// The left (upper) one of two neighbours and the weight of the other, 0 … 256.
  @inline(__always)
  static func split(_ place: Int64, _ extent: Int) -> (Int, UInt64) {
    let whole = Int(place &>> 32)
    if whole < 0 { return (0, 0) }
    if whole >= extent &- 1 { return extent > 1 ? (extent &- 2, 256) : (0, 0) }
    return (whole, UInt64(truncatingIfNeeded: place &>> 24) & 255)
  }

  @inline(__always)
  static func mix(_ top: UInt64, _ bottom: UInt64, _ fx: UInt64, _ fy: UInt64) -> UInt32 {
    let m: UInt64 = 0x00FF_00FF_00FF_00FF
    let rb = (((top & m) &* (256 &- fy) &+ (bottom & m) &* fy) &>> 8) & m
    let ag = ((((top &>> 8) & m) &* (256 &- fy) &+ ((bottom &>> 8) & m) &* fy) &>> 8) & m
    let rbx = ((rb & 0xFFFF_FFFF) &* (256 &- fx) &+ (rb &>> 32) &* fx) &>> 8
    let agx = (ag & 0xFFFF_FFFF) &* (256 &- fx) &+ (ag &>> 32) &* fx
    return UInt32(truncatingIfNeeded: (rbx & 0x00FF_00FF) | (agx & 0xFF00_FF00))
  }
}

extension Kernels {
  /// Image pixels with the image repeated in both directions.
  package static func tiled(
    _ d: PixelRow, _ count: Int, _ image: ImageRows, _ s: ImageSteps, smooth: Bool
  ) {
    var u = s.u
    var v = s.v
    for i in 0..<count {
      let x = wrap(Int(u &>> 32), image.width)
      let y = wrap(Int(v &>> 32), image.height)
      if smooth {
        let right = x &+ 1 == image.width ? 0 : x &+ 1
        let below = (y &+ 1 == image.height ? 0 : y &+ 1) &* image.stride
        let row = y &* image.stride
        let p = image.pixels
        let top = UInt64(p[row &+ x]) | UInt64(p[row &+ right]) &<< 32
        let bottom = UInt64(p[below &+ x]) | UInt64(p[below &+ right]) &<< 32
        d[i] = mix(
          top, bottom, UInt64(truncatingIfNeeded: u &>> 24) & 255,
          UInt64(truncatingIfNeeded: v &>> 24) & 255)
      } else {
        d[i] = image.pixels[y &* image.stride &+ x]
      }
      u &+= s.du
      v &+= s.dv
    }
  }

  @inline(__always)
  private static func wrap(_ v: Int, _ extent: Int) -> Int {
    let rest = v % extent
    return rest < 0 ? rest &+ extent : rest
  }

  /// Clears the pixels whose place, moved back by `shift`, is outside an image of an extent in 2⁻³²
  /// of a pixel.
  package static func clearOutside(
    _ d: PixelRow, _ count: Int, width: UInt64, height: UInt64, _ s: ImageSteps, shift: Int64
  ) {
    var u = s.u &+ shift
    var v = s.v &+ shift
    for i in 0..<count {
      // Negative places become large when taken without sign.
      if UInt64(bitPattern: u) >= width || UInt64(bitPattern: v) >= height {
        d[i] = 0
      }
      u &+= s.du
      v &+= s.dv
    }
  }

  /// Pixels times `alpha`/255, in place.
  package static func scale(_ d: PixelRow, _ count: Int, alpha: UInt32) {
    #if arch(x86_64)
      if wide_is_in_use() { return wide_scale(d, count, alpha) }
    #endif
    let m = Lanes(repeating: UInt16(truncatingIfNeeded: alpha))
    var i = 0
    while i &+ 8 <= count {
      store(scaled(load(d + i), m), d + i)
      i &+= 8
    }
    while i < count {
      d[i] = scaled(d[i], alpha)
      i &+= 1
    }
  }
}
