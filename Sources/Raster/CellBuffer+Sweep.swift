import RasterKernels

/// What a sweep hands its coverage to. Columns and rows are those of the device.
protocol SpanSink {
  /// `count` pixels of equal coverage, 1 … 255.
  mutating func span(_ x: Int, _ y: Int, _ count: Int, _ alpha: UInt32)
  /// `count` pixels with a coverage byte each.
  mutating func mask(_ x: Int, _ y: Int, _ count: Int, _ bytes: UnsafePointer<UInt8>)
}

extension CellBuffer {
  /// Spans of equal coverage shorter than this are joined with their neighbours' bytes.
  private static let shortSpan = 16

  /// Turns the areas into coverage, row by row, and clears them. `scratch` has room for the region's
  /// width and 8 more.
  @inline(__always)
  func sweep<Sink: SpanSink>(
    evenOdd: Bool, scratch: UnsafeMutablePointer<UInt8>, into sink: inout Sink
  ) {
    let width = region.width
    for row in 0..<region.height {
      let words = bits + row * wordStride
      var any: UInt64 = 0
      for w in 0..<wordStride { any |= words[w] }
      if any == 0 { continue }
      sweepRow(
        cells + row * stride, words, width, y: region.y0 + row, evenOdd: evenOdd,
        scratch: scratch, into: &sink)
    }
  }

  @inline(__always)
  private func sweepRow<Sink: SpanSink>(
    _ cells: UnsafeMutablePointer<Int32>, _ words: UnsafeMutablePointer<UInt64>, _ width: Int,
    y: Int, evenOdd: Bool, scratch: UnsafeMutablePointer<UInt8>, into sink: inout Sink
  ) {
    let left = region.x0
    var sum: Int32 = 0
    // Columns before `x` are done; those from `start` on wait in the scratch row.
    var x = 0
    var start = 0
    for w in 0..<wordStride {
      var word = words[w]
      if word == 0 { continue }
      words[w] = 0
      while word != 0 {
        let skip = word.trailingZeroBitCount
        let run = (~(word &>> UInt64(truncatingIfNeeded: skip))).trailingZeroBitCount
        let first = (w &* 64 &+ skip) &* 4
        let count = run &* 4
        if first > x {
          let alpha = Kernels.coverage(sum, evenOdd: evenOdd)
          let gap = min(first, width) &- x
          if alpha != 0, gap > 0, gap < CellBuffer.shortSpan {
            (scratch + x).update(
              repeating: UInt8(truncatingIfNeeded: alpha), count: min(gap, width &- x))
          } else {
            if x > start, start < width {
              sink.mask(left &+ start, y, min(x, width) &- start, scratch + start)
            }
            if alpha != 0, gap > 0 { sink.span(left &+ x, y, gap, alpha) }
            start = first
          }
        }
        sum = Kernels.resolve(cells + first, scratch + first, count, carry: sum, evenOdd: evenOdd)
        x = first &+ count
        // The change that the last cell of the run left behind it.
        sum &+= cells[x]
        cells[x] = 0
        if skip &+ run >= 64 { break }
        word &= ~0 &<< UInt64(truncatingIfNeeded: skip &+ run)
      }
    }
    if start < width, x > start {
      sink.mask(left &+ start, y, min(x, width) &- start, scratch + start)
    }
    if x < width {
      let alpha = Kernels.coverage(sum, evenOdd: evenOdd)
      if alpha != 0 { sink.span(left &+ x, y, width &- x, alpha) }
    }
  }
}
