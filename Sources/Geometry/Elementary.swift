/// Elementary functions built from + − × ÷ and √ only, so that every processor and every C library
/// gives the same bits. Results are within a few units in the last place of the true value for
/// arguments of ordinary size; nothing traps.
package enum Elementary {
  /// The ratio of a circle's circumference to its diameter.
  package static let pi = 3.141592653589793

  /// The largest magnitude that is converted to an integer; doubles beyond have no fraction.
  @usableFromInline static let integralLimit = 4_503_599_627_370_496.0

  /// The largest whole number not above `x`.
  @inlinable
  package static func floor(_ x: Double) -> Double {
    guard x > -integralLimit, x < integralLimit else { return x }
    let whole = Double(Int64(x))
    return whole > x ? whole - 1 : whole
  }

  /// The smallest whole number not below `x`.
  @inlinable
  package static func ceil(_ x: Double) -> Double { -floor(-x) }

  /// The nearest whole number; halves go up.
  @inlinable
  package static func round(_ x: Double) -> Double { floor(x + 0.5) }

  /// `x` as an integer towards minus infinity, held within ±2⁵²; 0 when it is not a number.
  @inlinable
  package static func floorToInt(_ x: Double) -> Int {
    guard x == x else { return 0 }
    return Int(floor(min(max(x, -integralLimit), integralLimit)))
  }

  /// `x` as an integer towards plus infinity, held within ±2⁵²; 0 when it is not a number.
  @inlinable
  package static func ceilToInt(_ x: Double) -> Int { -floorToInt(-x) }

  /// What is left of `x` after whole multiples of `modulus` are taken away, in 0 ..< modulus.
  @inlinable
  package static func modulo(_ x: Double, _ modulus: Double) -> Double {
    guard modulus > 0, x.isFinite else { return 0 }
    let rest = x - floor(x / modulus) * modulus
    return rest >= modulus || rest < 0 ? 0 : rest
  }
}
