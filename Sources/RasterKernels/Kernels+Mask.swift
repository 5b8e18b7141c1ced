import WideKernels

extension Kernels {
  /// Coverage times coverage, over 255.
  package static func multiply(
    _ d: UnsafeMutablePointer<UInt8>, _ a: MaskRow, _ b: MaskRow, _ count: Int
  ) {
    #if arch(x86_64)
      if wide_is_in_use() { return wide_mask_multiply(d, a, b, count) }
    #endif
    for i in 0..<count {
      let t = UInt32(a[i]) &* UInt32(b[i]) &+ 128
      d[i] = UInt8(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
    }
  }

  /// Coverage times `alpha`/255.
  package static func scale(
    _ d: UnsafeMutablePointer<UInt8>, _ a: MaskRow, _ count: Int, alpha: UInt32
  ) {
    #if arch(x86_64)
      if wide_is_in_use() { return wide_mask_scale(d, a, count, alpha) }
    #endif
    for i in 0..<count {
      let t = UInt32(a[i]) &* alpha &+ 128
      d[i] = UInt8(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
    }
  }

  /// The coverage byte of an accumulated area, where 2¹⁷ is one whole pixel wound around once.
  @inlinable @inline(__always)
  package static func coverage(_ area: Int32, evenOdd: Bool) -> UInt32 {
    var a = area < 0 ? 0 &- area : area
    if evenOdd {
      a &= 0x3FFFF
      if a > 0x20000 { a = 0x40000 &- a }
    } else if a > 0x20000 {
      a = 0x20000
    }
    return UInt32(truncatingIfNeeded: (a &- (a &>> 8) &+ 256) &>> 9)
  }

  /// Turns `count` cells, a multiple of 4, into coverage and clears them. A cell holds the change of area from the pixel
  /// before; `carry` is the sum up to here, and the result the sum after the last cell.
  @inlinable @inline(__always)
  package static func resolve(
    _ cells: UnsafeMutablePointer<Int32>, _ mask: UnsafeMutablePointer<UInt8>, _ count: Int,
    carry: Int32, evenOdd: Bool
  ) -> Int32 {
    var sum = carry
    if evenOdd {
      for i in 0..<count {
        sum &+= cells[i]
        cells[i] = 0
        mask[i] = UInt8(truncatingIfNeeded: coverage(sum, evenOdd: true))
      }
    } else {
      var i = 0
      while i < count {
        sum = wide_resolve(cells + i, mask + i, sum)
        i &+= 4
      }
    }
    return sum
  }
}
