extension Elementary {
  // π/2 cut into parts whose products with small integers are exact (Cody and Waite's reduction).
  private static let halfPi1 = Double(bitPattern: 0x3FF9_21FB_5440_0000)
  private static let halfPi2 = Double(bitPattern: 0x3DD0_B461_1A60_0000)
  private static let halfPi3 = Double(bitPattern: 0x3BA3_198A_2E03_7073)

  /// `x` less the nearest multiple of π/2, and that multiple modulo 4.
  private static func reduced(_ x: Double) -> (rest: Double, quadrant: Int) {
    guard x.isFinite else { return (.nan, 0) }
    var x = x
    if x > 1e6 || x < -1e6 { x = modulo(x, 2 * pi) }
    let k = round(x / (pi / 2))
    let rest = ((x - k * halfPi1) - k * halfPi2) - k * halfPi3
    return (rest, Int(k) & 3)
  }

  /// The Taylor series of the sine for |x| ≤ π/4.
  private static func sineSeries(_ x: Double) -> Double {
    let z = x * x
    var sum = -1.0 / 1_307_674_368_000
    sum = sum * z + 1.0 / 6_227_020_800
    sum = sum * z - 1.0 / 39_916_800
    sum = sum * z + 1.0 / 362_880
    sum = sum * z - 1.0 / 5_040
    sum = sum * z + 1.0 / 120
    sum = sum * z - 1.0 / 6
    return x + x * z * sum
  }

  /// The Taylor series of the cosine for |x| ≤ π/4.
  private static func cosineSeries(_ x: Double) -> Double {
    let z = x * x
    var sum = 1.0 / 20_922_789_888_000
    sum = sum * z - 1.0 / 87_178_291_200
    sum = sum * z + 1.0 / 479_001_600
    sum = sum * z - 1.0 / 3_628_800
    sum = sum * z + 1.0 / 40_320
    sum = sum * z - 1.0 / 720
    sum = sum * z + 1.0 / 24
    return 1 - (z / 2 - z * z * sum)
  }

  /// The sine of an angle in radians.
  package static func sin(_ x: Double) -> Double {
    let (rest, quadrant) = reduced(x)
    switch quadrant {
    case 0: return sineSeries(rest)
    case 1: return cosineSeries(rest)
    case 2: return -sineSeries(rest)
    default: return -cosineSeries(rest)
    }
  }

  /// The cosine of an angle in radians.
  package static func cos(_ x: Double) -> Double {
    let (rest, quadrant) = reduced(x)
    switch quadrant {
    case 0: return cosineSeries(rest)
    case 1: return -sineSeries(rest)
    case 2: return -cosineSeries(rest)
    default: return sineSeries(rest)
    }
  }

  /// The tangent of an angle in radians.
  package static func tan(_ x: Double) -> Double { sin(x) / cos(x) }
}
