extension Elementary {
  /// The arc tangent, −π/2 … π/2.
  package static func atan(_ x: Double) -> Double {
    guard x == x else { return .nan }
    if x < 0 { return -atan(-x) }
    if x > 1 { return pi / 2 - atanUpToOne(1 / x) }
    return atanUpToOne(x)
  }

  /// The arc tangent for 0 ≤ x ≤ 1: one step by π/6, then the Taylor series.
  private static func atanUpToOne(_ x: Double) -> Double {
    let root3 = 1.7320508075688772
    // tan(π/12): below it the series needs no help.
    if x > 0.2679491924311227 {
      return pi / 6 + atanSeries((root3 * x - 1) / (root3 + x))
    }
    return atanSeries(x)
  }

  private static func atanSeries(_ x: Double) -> Double {
    let z = x * x
    var sum = 0.0
    var denominator = 29.0
    while denominator > 1 {
      sum = 1 / denominator - z * sum
      denominator -= 2
    }
    return x - x * z * sum
  }

  /// The angle of the vector (x, y) from the positive x axis, −π … π.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    guard x == x, y == y else { return .nan }
    if x.isInfinite || y.isInfinite {
      return atan2(
        y.isInfinite ? (y > 0 ? 1 : -1) : 0, x.isInfinite ? (x > 0 ? 1 : -1) : 0)
    }
    if x > 0 { return atan(y / x) }
    if x < 0 {
      let negative = y < 0 || (y == 0 && y.sign == .minus)
      return negative ? atan(y / x) - pi : atan(y / x) + pi
    }
    return y > 0 ? pi / 2 : (y < 0 ? -pi / 2 : 0)
  }

  /// The arc sine, −π/2 … π/2; arguments outside −1 … 1 are held to the ends.
  package static func asin(_ x: Double) -> Double {
    let x = min(max(x, -1), 1)
    return atan2(x, ((1 - x) * (1 + x)).squareRoot())
  }

  /// The arc cosine, 0 … π; arguments outside −1 … 1 are held to the ends.
  package static func acos(_ x: Double) -> Double {
    let x = min(max(x, -1), 1)
    return atan2(((1 - x) * (1 + x)).squareRoot(), x)
  }
}
