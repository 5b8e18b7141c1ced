#if arch(x86_64)
  import WideKernels
#endif

extension Kernels {
  /// How many colours a gradient table holds.
  package static let gradientSize = 1024
  /// What a table holds beyond its colours, so that several can be read at once.
  package static let gradientPadding = 16

  /// Colours of a table at t, t + step, …; places are in 2⁻³² of a table entry and held to the
  /// table's ends.
  package static func gradient(
    _ d: PixelRow, _ count: Int, _ table: UnsafePointer<UInt32>, _ t: Int64, _ step: Int64
  ) {
    let size = gradientSize
    let top = Int64(size) &<< 32
    if step == 0 {
      fill(d, count, table[min(max(Int(t &>> 32), 0), size &- 1)])
      return
    }
    // The pixels before the first and after the last place inside the table have its end colours.
    let up = step > 0
    var first = 0
    var last = count
    let end = t &+ step &* Int64(count &- 1)
    if min(t, end) < 0 || max(t, end) >= top {
      let toStart = up ? steps(0 &- t, step) : steps(t &- (top &- 1), 0 &- step)
      let toEnd = up ? steps(top &- t, step) : steps(t &+ 1, 0 &- step)
      first = min(max(toStart, 0), count)
      last = min(max(toEnd, first), count)
      if first > 0 { fill(d, first, table[up ? 0 : size &- 1]) }
      if last < count { fill(d + last, count &- last, table[up ? size &- 1 : 0]) }
    }
    let place = t &+ Int64(first) &* step
    #if arch(x86_64)
      if wide_is_in_use(), last &- first >= 8 {
        return wide_gradient(d + first, last &- first, table, place, step)
      }
    #endif
    inside(d + first, last &- first, table, place, step)
  }

  /// Colours at places that are all inside the table.
  private static func inside(
    _ d: PixelRow, _ count: Int, _ table: UnsafePointer<UInt32>, _ t: Int64, _ step: Int64
  ) {
    var place = t
    var i = 0
    while i &+ 4 <= count {
      let a = table[Int(place &>> 32)]
      let b = table[Int((place &+ step) &>> 32)]
      let c = table[Int((place &+ step &* 2) &>> 32)]
      let e = table[Int((place &+ step &* 3) &>> 32)]
      UnsafeMutableRawPointer(d + i).storeBytes(
        of: SIMD4<UInt32>(a, b, c, e), as: SIMD4<UInt32>.self)
      place &+= step &* 4
      i &+= 4
    }
    while i < count {
      d[i] = table[Int(place &>> 32)]
      place &+= step
      i &+= 1
    }
  }

  /// The smallest number of steps that covers a distance.
  private static func steps(_ distance: Int64, _ step: Int64) -> Int {
    distance <= 0 ? 0 : Int((distance &- 1) / step &+ 1)
  }
}
