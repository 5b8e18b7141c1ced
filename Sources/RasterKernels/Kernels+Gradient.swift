extension Kernels {
  /// How many colours a gradient table holds.
  package static let gradientSize = 1024

  /// Colours of a table at t, t + step, …; places are in 2⁻³² of a table entry and held to the
  /// table's ends.
  package static func gradient(
    _ d: PixelRow, _ count: Int, _ table: UnsafePointer<UInt32>, _ t: Int64, _ step: Int64
  ) {
    let top = Int64(gradientSize) &<< 32
    if step == 0 {
      fill(d, count, table[clamp(t)])
      return
    }
    // The pixels before the first and after the last place inside the table have its end colours.
    let up = step > 0
    let toStart = up ? steps(0 &- t, step) : steps(t &- (top &- 1), 0 &- step)
    let toEnd = up ? steps(top &- t, step) : steps(t &+ 1, 0 &- step)
    let first = min(max(toStart, 0), count)
    let last = min(max(toEnd, first), count)
    if first > 0 { fill(d, first, table[up ? 0 : gradientSize - 1]) }
    var place = t &+ Int64(first) &* step
    var i = first
    while i &+ 4 <= last {
      let a = table[Int(place &>> 32)]
      let b = table[Int((place &+ step) &>> 32)]
      let c = table[Int((place &+ step &* 2) &>> 32)]
      let e = table[Int((place &+ step &* 3) &>> 32)]
      UnsafeMutableRawPointer(d + i).storeBytes(
        of: SIMD4<UInt32>(a, b, c, e), as: SIMD4<UInt32>.self)
      place &+= step &* 4
      i &+= 4
    }
    while i < last {
      d[i] = table[Int(place &>> 32)]
      place &+= step
      i &+= 1
    }
    if last < count { fill(d + last, count &- last, table[up ? gradientSize - 1 : 0]) }
  }

  private static func clamp(_ t: Int64) -> Int {
    min(max(Int(t &>> 32), 0), gradientSize - 1)
  }

  /// The smallest number of steps that covers a distance.
  private static func steps(_ distance: Int64, _ step: Int64) -> Int {
    distance <= 0 ? 0 : Int((distance &- 1) / step &+ 1)
  }

  /// Colours by the distance from a centre: `u`, `v` is the first pixel and `du`, `dv` the step, in
  /// units in which the gradient's circle has radius 1; place in the table = √(u²+v²)·scale + offset.
  package static func radial(
    _ d: PixelRow, _ first: Int, _ count: Int, _ table: UnsafePointer<UInt32>, _ u: Double,
    _ v: Double, _ du: Double, _ dv: Double, scale: Double, offset: Double
  ) {
    let top = Double(gradientSize - 1)
    for i in 0..<count {
      let x = u + du * Double(first &+ i)
      let y = v + dv * Double(first &+ i)
      let t = (x * x + y * y).squareRoot() * scale + offset
      d[i] = table[Int(min(max(t, 0), top))]
    }
  }
}
