#if arch(x86_64)
  import WideKernels
#endif

/// The inner loops of the rasteriser: each works on one row through raw pointers and a count, and
/// allocates nothing. Callers guarantee that the rows hold `count` elements.
///
/// Swift compiles them for every machine of an architecture. On x86-64 that leaves out half the width
/// of most processors, and no function can be told to use it; there `WideKernels` holds the same loops
/// once more, and each kernel asks which to run.
package enum Kernels {
  /// A premultiplied word times `alpha`/255.
  package static func scale(_ word: UInt32, by alpha: UInt32) -> UInt32 { scaled(word, alpha) }

  /// Sets `count` pixels to one word.
  package static func fill(_ d: PixelRow, _ count: Int, _ word: UInt32) {
    #if arch(x86_64)
      if wide_is_in_use() { return wide_fill(d, count, word) }
    #endif
    d.update(repeating: word, count: count)
  }

  /// One colour over `count` pixels.
  package static func solid(_ d: PixelRow, _ count: Int, _ word: UInt32) {
    #if arch(x86_64)
      if wide_is_in_use() { return wide_solid(d, count, word) }
    #endif
    let rest = alphaLanes(Pixels(repeating: ~word))
    let colour = Pixels(repeating: word)
    // c + d·(255−a)/255 = (255·c + d·(255−a))/255, so the colour goes in with the rounding.
    let rb = lanes(colour & 0x00FF_00FF) &* 255 &+ 128
    let ag = lanes((colour &>> 8) & 0x00FF_00FF) &* 255 &+ 128
    @inline(__always)
    func add(_ v: Pixels) -> Pixels {
      let low = lanes(v & 0x00FF_00FF) &* rest &+ rb
      let high = (lanes(v) &>> 8) &* rest &+ ag
      return pixels(((low &+ (low &>> 8)) &>> 8) | ((high &+ (high &>> 8)) & 0xFF00))
    }
    var i = 0
    while i &+ 16 <= count {
      let a = add(load(d + i))
      let b = add(load(d + i + 8))
      store(a, d + i)
      store(b, d + i + 8)
      i &+= 16
    }
    while i &+ 8 <= count {
      store(add(load(d + i)), d + i)
      i &+= 8
    }
    let inverse = ~word &>> 24
    while i < count {
      d[i] = word &+ scaled(d[i], inverse)
      i &+= 1
    }
  }

  /// One colour over `rows` rows of `count` pixels, each `stride` words after the one before.
  package static func solidRows(
    _ d: PixelRow, _ stride: Int, _ count: Int, _ rows: Int, _ word: UInt32
  ) {
    if word >= 0xFF00_0000 {
      // Whole rows follow each other.
      if stride == count { return fill(d, count &* rows, word) }
      for row in 0..<rows { fill(d + row &* stride, count, word) }
      return
    }
    #if arch(x86_64)
      if wide_is_in_use() { return wide_solid_rows(d, stride, count, rows, word) }
    #endif
    for row in 0..<rows { solid(d + row &* stride, count, word) }
  }

  /// One colour over `count` pixels through coverage.
  package static func solid(_ d: PixelRow, _ mask: MaskRow, _ count: Int, _ word: UInt32) {
    #if arch(x86_64)
      if wide_is_in_use() { return wide_solid_mask(d, mask, count, word) }
    #endif
    let colour = Pixels(repeating: word)
    let opaque = word >= 0xFF00_0000
    var i = 0
    while i &+ 8 <= count {
      let m = loadMask(mask + i)
      let w = maskWord(m)
      if w == .max {
        store(opaque ? colour : composed(colour, load(d + i)), d + i)
      } else if w != 0 {
        store(composed(scaled(colour, maskLanes(m)), load(d + i)), d + i)
      }
      i &+= 8
    }
    while i < count {
      let m = UInt32(mask[i])
      if m != 0 { d[i] = composed(scaled(word, m), d[i]) }
      i &+= 1
    }
  }

  /// One colour over a block of pixels through coverage whose rows are padded with zeros to a
  /// multiple of 8: `groups` times 8 columns are read and written.
  package static func solidBlock(
    _ d: PixelRow, _ stride: Int, _ mask: MaskRow, groups: Int, rows: Int, _ word: UInt32
  ) {
    #if arch(x86_64)
      if wide_is_in_use() { return wide_solid_block(d, stride, mask, groups, rows, word) }
    #endif
    let colour = Pixels(repeating: word)
    var d = d
    var mask = mask
    for _ in 0..<rows {
      var i = 0
      while i < groups {
        let m = loadMask(mask)
        if maskWord(m) != 0 {
          let p = d + (i &<< 3)
          store(composed(scaled(colour, maskLanes(m)), load(p)), p)
        }
        mask += 8
        i &+= 1
      }
      d += stride
    }
  }

  /// Pixels over pixels.
  package static func over(_ d: PixelRow, _ s: UnsafePointer<UInt32>, _ count: Int) {
    #if arch(x86_64)
      if wide_is_in_use() { return wide_over(d, s, count) }
    #endif
    var i = 0
    while i &+ 8 <= count {
      let v = load(s + i)
      store(composed(v, load(d + i)), d + i)
      i &+= 8
    }
    while i < count {
      d[i] = composed(s[i], d[i])
      i &+= 1
    }
  }

  /// Pixels times `alpha`/255 over pixels.
  package static func over(
    _ d: PixelRow, _ s: UnsafePointer<UInt32>, _ count: Int, alpha: UInt32
  ) {
    #if arch(x86_64)
      if wide_is_in_use() { return wide_over_alpha(d, s, count, alpha) }
    #endif
    let m = Lanes(repeating: UInt16(truncatingIfNeeded: alpha))
    var i = 0
    while i &+ 8 <= count {
      store(composed(scaled(load(s + i), m), load(d + i)), d + i)
      i &+= 8
    }
    while i < count {
      d[i] = composed(scaled(s[i], alpha), d[i])
      i &+= 1
    }
  }

  /// Pixels through coverage over pixels.
  package static func over(
    _ d: PixelRow, _ s: UnsafePointer<UInt32>, _ mask: MaskRow, _ count: Int
  ) {
    #if arch(x86_64)
      if wide_is_in_use() { return wide_over_mask(d, s, mask, count) }
    #endif
    var i = 0
    while i &+ 8 <= count {
      let m = loadMask(mask + i)
      let w = maskWord(m)
      if w == .max {
        store(composed(load(s + i), load(d + i)), d + i)
      } else if w != 0 {
        store(composed(scaled(load(s + i), maskLanes(m)), load(d + i)), d + i)
      }
      i &+= 8
    }
    while i < count {
      let m = UInt32(mask[i])
      if m != 0 { d[i] = composed(scaled(s[i], m), d[i]) }
      i &+= 1
    }
  }
}
