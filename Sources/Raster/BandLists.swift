/// Which operations touch each band, in order, so that a band does not look at those of all others.
struct BandLists {
  /// Band k's operations are `numbers[starts[k]..<starts[k + 1]]`.
  private let starts: [Int]
  private let numbers: [Int32]

  /// The lists of `count` bands from number `first` on.
  init(_ operations: UnsafeBufferPointer<Operation>, _ range: Range<Int>, first: Int, count: Int) {
    var starts = [Int](repeating: 0, count: count + 1)
    BandLists.each(operations, range) { _, rows in
      for band in BandLists.bands(rows, first, count) { starts[band + 1] += 1 }
    }
    for band in 0..<count { starts[band + 1] += starts[band] }
    var numbers = [Int32](repeating: 0, count: starts[count])
    var next = starts
    BandLists.each(operations, range) { i, rows in
      for band in BandLists.bands(rows, first, count) {
        numbers[next[band]] = Int32(truncatingIfNeeded: i)
        next[band] += 1
      }
    }
    self.starts = starts
    self.numbers = numbers
  }

  /// Operations with the rows that they can touch: inside a clip or a group not beyond its own.
  private static func each(
    _ operations: UnsafeBufferPointer<Operation>, _ range: Range<Int>,
    _ body: (Int, Range<Int>) -> Void
  ) {
    var open: [Range<Int>] = []
    for i in range {
      let bounds = operations[i].bounds
      let own = bounds.isEmpty ? 0..<0 : bounds.y0..<bounds.y1
      let kind = operations[i].kind
      if kind == .endClip || kind == .endGroup {
        if let rows = open.popLast() { body(i, rows) }
        continue
      }
      let rows = open.last.map { own.clamped(to: $0) } ?? own
      if kind == .beginClip || kind == .beginGroup { open.append(rows) }
      body(i, rows)
    }
  }

  /// The bands that rows lie in.
  private static func bands(_ rows: Range<Int>, _ first: Int, _ count: Int) -> Range<Int> {
    guard !rows.isEmpty else { return 0..<0 }
    let low = min(max((rows.lowerBound >> 5) - first, 0), count)
    return low..<max(low, min(((rows.upperBound - 1) >> 5) - first + 1, count))
  }

  /// The operations of a band, counted from the first one.
  func withOperations(of band: Int, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
    numbers.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[starts[band]..<starts[band + 1]]))
    }
  }
}
