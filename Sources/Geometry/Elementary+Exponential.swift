extension Elementary {
  private static let log2High = Double(bitPattern: 0x3FE6_2E42_FEE0_0000)
  private static let log2Low = Double(bitPattern: 0x3DEA_39EF_3579_3C76)

  /// e to the power of `x`; 0 or infinity beyond the range of a double.
  package static func exp(_ x: Double) -> Double {
    guard x == x else { return .nan }
    if x > 709.782712893384 { return .infinity }
    if x < -745.2 { return 0 }
    let k = round(x / 0.6931471805599453)
    let r = (x - k * log2High) - k * log2Low
    var sum = 1.0
    var n = 14.0
    while n > 0 {
      sum = 1 + r * sum / n
      n -= 1
    }
    // Two factors, so that results below the normal range are reached as well.
    let half = Int(k) / 2
    return sum * powerOfTwo(half) * powerOfTwo(Int(k) - half)
  }

  private static func powerOfTwo(_ n: Int) -> Double {
    Double(bitPattern: UInt64(1023 + min(max(n, -1022), 1023)) << 52)
  }

  /// The natural logarithm; minus infinity at 0, not a number below.
  package static func log(_ x: Double) -> Double {
    guard x == x, x >= 0 else { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    let s = (m - 1) / (m + 1)
    let z = s * s
    var sum = 0.0
    var denominator = 23.0
    while denominator > 1 {
      sum = 1 / denominator + z * sum
      denominator -= 2
    }
    let series = 2 * s + 2 * s * z * sum
    return exponent * log2High + (series + exponent * log2Low)
  }

  /// `x` to the power of `y`; not a number for a negative `x` with a fractional `y`.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if y == 1 { return x }
    if y == 2 { return x * x }
    if x == 0 { return y > 0 ? 0 : .infinity }
    if x < 0 {
      guard floor(y) == y else { return .nan }
      let magnitude = exp(y * log(-x))
      return modulo(y, 2) == 1 ? -magnitude : magnitude
    }
    return exp(y * log(x))
  }

  /// The error function 2/√π · ∫₀ˣ e^(−t²) dt: Taylor series near 0, a continued fraction beyond.
  package static func erf(_ x: Double) -> Double {
    guard x == x else { return .nan }
    if x < 0 { return -erf(-x) }
    if x > 6 { return 1 }
    let z = x * x
    if x < 2.5 {
      // Σ 2ⁿ x²ⁿ⁺¹ / (2n+1)!! · e^(−x²): every term is positive, so nothing cancels.
      var term = x
      var sum = x
      var n = 1.0
      while term > sum * 1e-17 {
        term *= 2 * z / (2 * n + 1)
        sum += term
        n += 1
      }
      return 1.1283791670955126 * sum * exp(-z)
    }
    var fraction = 0.0
    var n = 60.0
    while n > 0 {
      fraction = n / 2 / (x + fraction)
      n -= 1
    }
    return 1 - exp(-z) * 0.5641895835477563 / (x + fraction)
  }
}
