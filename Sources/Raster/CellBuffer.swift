/// Exact signed areas of edges in the pixels of a region, accumulated as differences: a cell holds by
/// how much the covered area changes from the pixel before, where 2¹⁷ is a whole pixel, so that a
/// running sum along a row gives each pixel's area. A bit for every four cells tells which were touched;
/// the cell that follows a touched group may hold a change, too.
///
/// Integer sums do not depend on order, and the crossings of an edge with rows and columns follow from
/// the edge alone: the same pixel gets the same area whatever the region is.
final class CellBuffer {
  private(set) var region = PixelRect.empty
  /// Cells from one row to the next; one group of four more than the region needs.
  private(set) var stride = 0
  /// Words of bits from one row to the next.
  private(set) var wordStride = 0
  private(set) var cells = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private(set) var bits = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
  private var cellCapacity = 1
  private var bitCapacity = 1

  deinit {
    cells.deallocate()
    bits.deallocate()
  }

  /// Prepares for a region. All cells and bits are 0 before and, because a sweep clears what it reads,
  /// after every use.
  func reset(to region: PixelRect) {
    self.region = region
    stride = ((region.width + 3) & ~3) + 8
    wordStride = (stride / 4 + 63) / 64
    let rows = max(region.height, 1)
    if stride * rows > cellCapacity {
      cells.deallocate()
      cellCapacity = stride * rows
      cells = UnsafeMutablePointer<Int32>.allocate(capacity: cellCapacity)
      cells.initialize(repeating: 0, count: cellCapacity)
    }
    if wordStride * rows > bitCapacity {
      bits.deallocate()
      bitCapacity = wordStride * rows
      bits = UnsafeMutablePointer<UInt64>.allocate(capacity: bitCapacity)
      bits.initialize(repeating: 0, count: bitCapacity)
    }
  }

  /// Adds the parts of the edges that lie in the region's rows.
  func accumulate(_ edges: UnsafePointer<Edge>, _ count: Int) {
    let top = Int32(truncatingIfNeeded: region.y0 << 8)
    let bottom = Int32(truncatingIfNeeded: region.y1 << 8)
    let left = Int32(truncatingIfNeeded: region.x0 << 8)
    let view = CellView(
      cells: cells, bits: bits, stride: stride, wordStride: wordStride,
      width: Int32(truncatingIfNeeded: region.width))
    let right = view.width << 8
    for i in 0..<count {
      let y0 = edges[i].y0
      let y1 = edges[i].y1
      if y1 <= top || y0 >= bottom { continue }
      let x0 = edges[i].x0 &- left
      let x1 = edges[i].x1 &- left
      if x0 >= right, x1 >= right { continue }
      let from = max(y0, top)
      let to = min(y1, bottom)
      let winding = edges[i].winding
      if x0 == x1 || (x0 <= 0 && x1 <= 0) {
        view.addVertical(max(x0 == x1 ? x0 : 0, 0), from &- top, to &- top, winding)
        continue
      }
      let slope = edges[i].slope
      var y = from
      var x = y == y0 ? x0 : x0 &+ Fixed.nearest(Double(y &- y0) * slope)
      while y < to {
        let next = min((y | 255) &+ 1, to)
        let end = next == y1 ? x1 : x0 &+ Fixed.nearest(Double(next &- y0) * slope)
        view.addSegment(row: Int((y &- top) >> 8), x, end, next &- y, winding)
        x = end
        y = next
      }
    }
  }
}

/// The memory of a cell buffer, held in registers while edges are added.
struct CellView {
  let cells: UnsafeMutablePointer<Int32>
  let bits: UnsafeMutablePointer<UInt64>
  let stride: Int
  let wordStride: Int
  let width: Int32

  /// `dy` of an edge within one pixel; `sum` is its distance from the pixel's left side where it
  /// enters plus where it leaves.
  @inline(__always)
  private func add(_ row: Int, _ column: Int, _ dy: Int32, _ sum: Int32) {
    CellView.add(cells + (row &* stride &+ column), dy, sum)
    (bits + row &* wordStride)[column &>> 8] |=
      1 &<< UInt64(truncatingIfNeeded: (column &>> 2) & 63)
  }

  @inline(__always)
  private static func add(_ cell: UnsafeMutablePointer<Int32>, _ dy: Int32, _ sum: Int32) {
    let right = dy &* sum
    cell[0] &+= (dy &<< 9) &- right
    cell[1] &+= right
  }

  /// Marks the groups of the cells from one column to another.
  @inline(__always)
  private func mark(_ row: Int, _ first: Int, _ last: Int) {
    let words = bits + row &* wordStride
    let from = first &>> 2
    let to = last &>> 2
    if from &>> 6 == to &>> 6 {
      let ones = (2 as UInt64) &<< UInt64(truncatingIfNeeded: to &- from) &- 1
      words[from &>> 6] |= ones &<< UInt64(truncatingIfNeeded: from & 63)
    } else {
      for group in from...to {
        words[group &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: group & 63)
      }
    }
  }

  /// A vertical edge between two heights, both from the region's top.
  @inline(__always)
  func addVertical(_ x: Int32, _ y0: Int32, _ y1: Int32, _ winding: Int32) {
    let column = Int(x >> 8)
    let sum = (x & 255) &* 2
    var y = y0
    while y < y1 {
      let next = min((y | 255) &+ 1, y1)
      add(Int(y >> 8), column, (next &- y) &* winding, sum)
      y = next
    }
  }

  /// A piece of an edge within one row, from x `a` to x `b` over a height `dy`.
  @inline(__always)
  func addSegment(row: Int, _ a: Int32, _ b: Int32, _ dy: Int32, _ winding: Int32) {
    if (a ^ b) & ~255 == 0 {
      // Both in one column; columns left of the region count as its left side.
      if a < 0 {
        add(row, 0, dy &* winding, 0)
      } else if a >> 8 < width {
        add(row, Int(a >> 8), dy &* winding, (a & 255) &+ (b & 255))
      }
      return
    }
    addWide(row: row, a, b, dy, winding)
  }

  private func addWide(row: Int, _ a: Int32, _ b: Int32, _ dy: Int32, _ winding: Int32) {
    let low = min(a, b)
    let high = max(a, b)
    if low >> 8 >= width { return }
    let perUnit = Double(dy) / Double(high &- low)
    var column = low >> 8
    var enter = low & 255
    var done: Int32 = 0
    if low < 0 {
      done = high <= 0 ? dy : Fixed.nearest(Double(0 &- low) * perUnit)
      if done != 0 { add(row, 0, done &* winding, 0) }
      if high <= 0 { return }
      column = 0
      enter = 0
    }
    let last = high >> 8
    mark(row, Int(column), Int(min(last, width &- 1)))
    var cell = cells + (row &* stride &+ Int(column))
    while column < last {
      let border = (column &+ 1) << 8
      let reached = border == high ? dy : Fixed.nearest(Double(border &- low) * perUnit)
      CellView.add(cell, (reached &- done) &* winding, enter &+ 256)
      done = reached
      enter = 0
      column &+= 1
      cell += 1
      if column >= width { return }
    }
    if done != dy { CellView.add(cell, (dy &- done) &* winding, enter &+ (high & 255)) }
  }
}
