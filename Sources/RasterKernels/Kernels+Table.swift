#if arch(x86_64)
  import WideKernels
#endif

/// A table of coverage bytes without the alike rows and columns in its middle. Entry i of an axis is
/// max(min(i, head), i − cut), i held to 0 … count − 1. One byte may be read beyond the last.
package struct FoldedTable: @unchecked Sendable {
  package struct Axis: Sendable {
    package var count: Int
    package var head: Int
    package var cut: Int

    package init(count: Int, head: Int, cut: Int) {
      self.count = count
      self.head = head
      self.cut = cut
    }

    @inline(__always)
    func entry(_ i: Int) -> Int {
      let held = min(max(i, 0), count &- 1)
      return max(min(held, head), held &- cut)
    }

    /// Whether the byte beside an entry counts: not beyond the ends, nor where entries were left out.
    @inline(__always)
    func hasNeighbour(_ i: Int) -> Bool {
      i >= 0 && i < count &- 1 && !(i >= head && i < head &+ cut)
    }
  }

  /// Bytes beyond the table that kernels may read.
  package static let padding = 8

  package var bytes: UnsafePointer<UInt8>
  package var width: Int
  package var x: Axis
  package var y: Axis

  package init(bytes: UnsafePointer<UInt8>, width: Int, x: Axis, y: Axis) {
    self.bytes = bytes
    self.width = width
    self.x = x
    self.y = y
  }
}

extension Kernels {
  /// Coverage between the four nearest bytes of a table; places are in 2⁻¹⁶ of a byte.
  package static func table(
    _ d: UnsafeMutablePointer<UInt8>, _ count: Int, _ table: FoldedTable, _ s: ImageSteps
  ) {
    #if arch(x86_64)
      if wide_is_in_use(), table.x.count < 1 << 14, table.y.count < 1 << 14 {
        var row = wide_table(
          bytes: table.bytes, width: Int32(table.width), last_x: Int32(table.x.count &- 1),
          head_x: Int32(table.x.head), cut_x: Int32(table.x.cut),
          last_y: Int32(table.y.count &- 1), head_y: Int32(table.y.head),
          cut_y: Int32(table.y.cut), u: s.u, v: s.v, du: s.du, dv: s.dv)
        return wide_table_row(d, count, &row)
      }
    #endif
    var u = s.u
    var v = s.v
    for i in 0..<count {
      var fx = UInt32(truncatingIfNeeded: u &>> 8) & 255
      if !table.x.hasNeighbour(Int(u &>> 16)) { fx = 0 }
      let fy = UInt32(truncatingIfNeeded: v &>> 8) & 255
      let column = table.bytes + table.x.entry(Int(u &>> 16))
      let line = Int(v &>> 16)
      let top = column + table.y.entry(line) &* table.width
      let low = column + table.y.entry(line &+ 1) &* table.width
      let a = UInt32(top[0]) &* (256 &- fx) &+ UInt32(top[1]) &* fx
      let b = UInt32(low[0]) &* (256 &- fx) &+ UInt32(low[1]) &* fx
      d[i] = UInt8(truncatingIfNeeded: (a &* (256 &- fy) &+ b &* fy &+ 32768) &>> 16)
      u &+= s.du
      v &+= s.dv
    }
  }
}
