/// Blend modes that work on straight colours. Formulas as in W3C Compositing and Blending, 10.1 and
/// 10.2.
extension Kernels {
  private typealias Colour = SIMD3<Double>

  static func blendedStraight(_ s: UInt32, _ d: UInt32, _ mode: BlendKernel) -> UInt32 {
    let sa = Double(s &>> 24) / 255
    let da = Double(d &>> 24) / 255
    guard sa > 0, da > 0 else { return sa > 0 ? s : d }
    let source = straight(s, sa)
    let ground = straight(d, da)
    let mixed: Colour =
      switch mode {
      case .colorDodge: each(source, ground, dodge)
      case .colorBurn: each(source, ground) { s, d in 1 - dodge(1 - s, 1 - d) }
      case .softLight: each(source, ground, softLight)
      case .hue:
        withLuminosity(withSaturation(source, saturation(ground)), luminosity(ground))
      case .saturation:
        withLuminosity(withSaturation(ground, saturation(source)), luminosity(ground))
      case .color: withLuminosity(source, luminosity(ground))
      default: withLuminosity(ground, luminosity(source))
      }
    let alpha = sa + da - sa * da
    let shared = sa * da
    let result = source * (sa - shared) + ground * (da - shared) + mixed * shared
    @inline(__always)
    func byte(_ v: Double) -> UInt32 { UInt32((v > 0 ? min(v, alpha) : 0) * 255 + 0.5) }
    return UInt32(alpha * 255 + 0.5) &<< 24 | byte(result.x) &<< 16 | byte(result.y) &<< 8
      | byte(result.z)
  }

  private static func straight(_ word: UInt32, _ alpha: Double) -> Colour {
    let scale = 1 / (255 * alpha)
    return Colour(
      Double((word &>> 16) & 255) * scale, Double((word &>> 8) & 255) * scale,
      Double(word & 255) * scale)
  }

  @inline(__always)
  private static func each(
    _ s: Colour, _ d: Colour, _ combine: (Double, Double) -> Double
  ) -> Colour {
    Colour(combine(s.x, d.x), combine(s.y, d.y), combine(s.z, d.z))
  }

  private static func dodge(_ s: Double, _ d: Double) -> Double {
    d <= 0 ? 0 : (s >= 1 ? 1 : min(1, d / (1 - s)))
  }

  private static func softLight(_ s: Double, _ d: Double) -> Double {
    if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
    let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
    return d + (2 * s - 1) * (curve - d)
  }

  private static func luminosity(_ c: Colour) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func saturation(_ c: Colour) -> Double { c.max() - c.min() }

  private static func withLuminosity(_ c: Colour, _ wanted: Double) -> Colour {
    let moved = c + (wanted - luminosity(c))
    let light = luminosity(moved)
    let (low, high) = (moved.min(), moved.max())
    var result = moved
    if low < 0, light > low { result = (result - light) * (light / (light - low)) + light }
    if high > 1, high > light { result = (result - light) * ((1 - light) / (high - light)) + light }
    return result
  }

  private static func withSaturation(_ c: Colour, _ wanted: Double) -> Colour {
    let low = c.min()
    let range = c.max() - low
    return range > 0 ? (c - low) * (wanted / range) : .zero
  }
}
