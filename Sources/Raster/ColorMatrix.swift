/// Linear maps of straight colours.
enum ColorMatrix {
  /// Applies 4 rows of 5 factors to premultiplied pixels, in place.
  static func apply(_ matrix: [Double], _ d: UnsafeMutablePointer<UInt32>, _ count: Int) {
    guard matrix.count == 20 else { return }
    matrix.withUnsafeBufferPointer { m in
      // Transparent pixels all become the same.
      let clear = mapped(m, SIMD4(0, 0, 0, 0))
      for i in 0..<count {
        let word = d[i]
        let a = Double(word >> 24)
        if a == 0 {
          d[i] = clear
          continue
        }
        let straight = SIMD4(
          Double((word >> 16) & 255) / a, Double((word >> 8) & 255) / a, Double(word & 255) / a,
          a / 255)
        d[i] = mapped(m, straight)
      }
    }
  }

  @inline(__always)
  private static func mapped(_ m: UnsafeBufferPointer<Double>, _ c: SIMD4<Double>) -> UInt32 {
    @inline(__always)
    func row(_ i: Int) -> Double {
      let v = m[i] * c.x + m[i + 1] * c.y + m[i + 2] * c.z + m[i + 3] * c.w + m[i + 4]
      return v > 0 ? (v < 1 ? v : 1) : 0
    }
    let a = row(15)
    @inline(__always)
    func part(_ v: Double) -> UInt32 { UInt32(v * a * 255 + 0.5) }
    return UInt32(a * 255 + 0.5) << 24 | part(row(0)) << 16 | part(row(5)) << 8 | part(row(10))
  }
}
