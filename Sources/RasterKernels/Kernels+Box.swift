extension Kernels {
  /// Weighted sums of a row's pixels: for every result `i`, `spans[i]` says which pixels and
  /// `weights` holds one weight for each, one result's after the other's. Channels in the order
  /// blue, green, red, alpha.
  package static func boxSums(
    _ sums: UnsafeMutablePointer<SIMD4<Double>>, _ count: Int, _ row: UnsafePointer<UInt32>,
    _ spans: UnsafePointer<BoxSpan>, _ weights: UnsafePointer<Double>
  ) {
    for i in 0..<count {
      let span = spans[i]
      var sum = SIMD4<Double>()
      var k = 0
      while k < span.count {
        sum += channels(row[span.first &+ k]) * weights[span.weight &+ k]
        k &+= 1
      }
      sums[i] = sum
    }
  }

  /// Adds sums times a weight to sums.
  package static func boxAdd(
    _ total: UnsafeMutablePointer<SIMD4<Double>>, _ sums: UnsafePointer<SIMD4<Double>>,
    _ count: Int, _ weight: Double
  ) {
    for i in 0..<count { total[i] += sums[i] * weight }
  }

  /// The pixel of four channel sums over the sum of their weights, rounded.
  @inline(__always)
  package static func boxPixel(_ sum: SIMD4<Double>, over weight: Double) -> UInt32 {
    let v = sum / weight + 0.5
    return UInt32(held(v[0])) | UInt32(held(v[1])) &<< 8
      | UInt32(held(v[2])) &<< 16 | UInt32(held(v[3])) &<< 24
  }

  @inline(__always)
  private static func held(_ v: Double) -> Double { v > 0 ? (v < 255 ? v : 255) : 0 }

  @inline(__always)
  private static func channels(_ word: UInt32) -> SIMD4<Double> {
    let bytes = unsafeBitCast(word, to: SIMD4<UInt8>.self)
    return SIMD4<Double>(SIMD4<Int32>(truncatingIfNeeded: bytes))
  }
}

/// The pixels of one axis that count for one result, and where their weights start.
package struct BoxSpan {
  package var first: Int
  package var count: Int
  package var weight: Int

  package init(first: Int, count: Int, weight: Int) {
    self.first = first
    self.count = count
    self.weight = weight
  }
}
