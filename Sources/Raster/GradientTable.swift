import RasterKernels

/// The colours of a gradient at equal distances, premultiplied and with the opacity in.
final class GradientTable: @unchecked Sendable {
  let colors: UnsafeMutablePointer<UInt32>
  /// Whether every colour is opaque.
  let opaque: Bool

  init(_ stops: [GradientStop], opacity: Double) {
    let size = Kernels.gradientSize
    colors = UnsafeMutablePointer<UInt32>.allocate(capacity: size + Kernels.gradientPadding)
    (colors + size).initialize(repeating: 0, count: Kernels.gradientPadding)
    // Offsets never go back; what is not a number counts as 0.
    var offsets: [Double] = []
    var values: [SIMD4<Double>] = []
    for stop in stops {
      let held = min(max(stop.offset == stop.offset ? stop.offset : 0, 0), 1)
      offsets.append(max(held, offsets.last ?? 0))
      values.append(GradientTable.premultiplied(stop.color, opacity))
    }
    guard let last = values.last else {
      colors.initialize(repeating: 0, count: size)
      opaque = false
      return
    }
    var next = 0
    for i in 0..<size {
      let place = (Double(i) + 0.5) / Double(size)
      while next < offsets.count, offsets[next] <= place { next += 1 }
      var value = last
      if next == 0 {
        value = values[0]
      } else if next < offsets.count {
        let t = (place - offsets[next - 1]) / (offsets[next] - offsets[next - 1])
        value = values[next - 1] + (values[next] - values[next - 1]) * t
      }
      let word = value * 255 + 0.5
      (colors + i).initialize(
        to: UInt32(word.w) << 24 | UInt32(word.x) << 16 | UInt32(word.y) << 8 | UInt32(word.z))
    }
    var all: UInt32 = .max
    for i in 0..<size { all &= colors[i] }
    opaque = all >= 0xFF00_0000
  }

  deinit { colors.deallocate() }

  private static func premultiplied(_ c: RGBA, _ opacity: Double) -> SIMD4<Double> {
    func hold(_ v: Double) -> Double { v > 0 ? (v < 1 ? v : 1) : 0 }
    let a = hold(hold(c.alpha) * hold(opacity))
    return SIMD4(hold(c.red) * a, hold(c.green) * a, hold(c.blue) * a, a)
  }
}
