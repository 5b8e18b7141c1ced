import Geometry

/// A shadow of one operation: plain memory.
struct ShadowRecord: @unchecked Sendable {
  var bytes: UnsafePointer<UInt8>
  var x: ShadowTable.Axis
  var y: ShadowTable.Axis
  /// From device pixels to pixels of the unfolded table, when they are not the same.
  var map: Affine?

  /// Places in the unfolded table of one device row's pixels, in 2⁻¹⁶ of a pixel.
  struct Row {
    var u: Int
    var v: Int
    var du: Int
    var dv: Int

    /// The pixels, counted from the row's first, whose places lie in a rectangle of the table.
    func pixels(_ x: Range<Int>, _ y: Range<Int>, _ count: Int) -> Range<Int> {
      let a = Row.steps(u, du, x, count)
      let b = Row.steps(v, dv, y, count)
      let low = max(a.lowerBound, b.lowerBound)
      return low..<max(low, min(a.upperBound, b.upperBound))
    }

    /// The i in 0 ..< count for which start + i·step is in the range.
    private static func steps(_ start: Int, _ step: Int, _ range: Range<Int>, _ count: Int)
      -> Range<Int>
    {
      let low = range.lowerBound << 16
      let high = range.upperBound << 16
      if step == 0 { return start >= low && start < high ? 0..<count : 0..<0 }
      // The smallest i at which the distance has been covered.
      func reach(_ distance: Int, _ step: Int) -> Int {
        distance <= 0 ? 0 : min((distance &- 1) / step &+ 1, count)
      }
      let first = step > 0 ? reach(low &- start, step) : reach(start &- high &+ 1, 0 &- step)
      let last = step > 0 ? reach(high &- start, step) : reach(start &- low &+ 1, 0 &- step)
      return first..<max(first, last)
    }
  }

  /// Where the pixels of a row from (`px`, `py`) on lie.
  func row(_ px: Int, _ py: Int, _ map: Affine) -> Row {
    let cy = Double(py) + 0.5
    func steps(_ v: Double, _ limit: Double) -> Int { Int(min(max(v, -limit), limit) * 65536) }
    let du = steps(map.a, 1e5)
    let dv = steps(map.b, 1e5)
    return Row(
      u: steps(0.5 * map.a + cy * map.c + map.tx - 0.5 - Double(x.start), 1e9) &+ du &* px,
      v: steps(0.5 * map.b + cy * map.d + map.ty - 0.5 - Double(y.start), 1e9) &+ dv &* px,
      du: du, dv: dv)
  }

  /// Coverage of pixels of a row, weighted from the four nearest bytes; the table's edge, which is as
  /// good as 0, continues outwards.
  func sample(_ row: Row, _ pixels: Range<Int>, _ d: UnsafeMutablePointer<UInt8>) {
    var u = row.u &+ row.du &* pixels.lowerBound
    var v = row.v &+ row.dv &* pixels.lowerBound
    let right = x.count &- 1
    let bottom = y.count &- 1
    let width = x.size
    @inline(__always)
    func hold(_ v: Int, _ high: Int) -> Int { v < 0 ? 0 : (v > high ? high : v) }
    for i in 0..<pixels.count {
      let column = u >> 16
      let line = v >> 16
      let fx = UInt32(truncatingIfNeeded: (u >> 8) & 255)
      let fy = UInt32(truncatingIfNeeded: (v >> 8) & 255)
      let x0 = x.entry(hold(column, right))
      let x1 = x.entry(hold(column &+ 1, right))
      let top = bytes + y.entry(hold(line, bottom)) &* width
      let low = bytes + y.entry(hold(line &+ 1, bottom)) &* width
      let a = UInt32(top[x0]) &* (256 &- fx) &+ UInt32(top[x1]) &* fx
      let b = UInt32(low[x0]) &* (256 &- fx) &+ UInt32(low[x1]) &* fx
      d[i] = UInt8(truncatingIfNeeded: (a &* (256 &- fy) &+ b &* fy &+ 32768) >> 16)
      u &+= row.du
      v &+= row.dv
    }
  }
}
