import Geometry
import RasterKernels

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
    Kernels.table(
      d, pixels.count, FoldedTable(bytes: bytes, width: x.size, x: x.folded, y: y.folded),
      ImageSteps(
        u: Int64(row.u &+ row.du &* pixels.lowerBound),
        v: Int64(row.v &+ row.dv &* pixels.lowerBound), du: Int64(row.du), dv: Int64(row.dv)))
  }
}
