import Geometry

/// A shadow of one operation: plain memory.
struct ShadowRecord: @unchecked Sendable {
  var bytes: UnsafePointer<UInt8>
  var x: ShadowTable.Axis
  var y: ShadowTable.Axis
  /// From device pixels to pixels of the unfolded table, when they are not the same.
  var map: Affine?

  /// One byte of the unfolded table; 0 outside.
  @inline(__always)
  private func byte(_ i: Int, _ j: Int) -> UInt32 {
    guard i >= 0, j >= 0, i < x.count, j < y.count else { return 0 }
    return UInt32(bytes[y.entry(j) &* x.size &+ x.entry(i)])
  }

  /// Coverage of `count` pixels from (`px`, `py`) on, through the map.
  func sample(_ px: Int, _ py: Int, _ count: Int, _ map: Affine, _ d: UnsafeMutablePointer<UInt8>) {
    let unit = 65536.0
    let cy = Double(py) + 0.5
    func steps(_ v: Double) -> Int { Int(min(max(v, -1e9), 1e9) * unit) }
    let du = steps(map.a)
    let dv = steps(map.b)
    var u = steps(0.5 * map.a + cy * map.c + map.tx - 0.5 - Double(x.start)) &+ du &* px
    var v = steps(0.5 * map.b + cy * map.d + map.ty - 0.5 - Double(y.start)) &+ dv &* px
    for i in 0..<count {
      let x = u >> 16
      let y = v >> 16
      let fx = UInt32(truncatingIfNeeded: (u >> 8) & 255)
      let fy = UInt32(truncatingIfNeeded: (v >> 8) & 255)
      let top = byte(x, y) &* (256 &- fx) &+ byte(x &+ 1, y) &* fx
      let bottom = byte(x, y &+ 1) &* (256 &- fx) &+ byte(x &+ 1, y &+ 1) &* fx
      d[i] = UInt8(truncatingIfNeeded: (top &* (256 &- fy) &+ bottom &* fy &+ 32768) >> 16)
      u &+= du
      v &+= dv
    }
  }
}
