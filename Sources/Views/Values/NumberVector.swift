/// Any number of numbers that move together. A shorter vector counts as filled up with zeros.
package struct NumberVector: VectorArithmetic, Hashable, Sendable {
  /// The numbers.
  package var values: [Double]

  package init(_ values: [Double]) { self.values = values }

  package static var zero: NumberVector { NumberVector([]) }

  package static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs) { $0 + $1 } }

  package static func - (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs) { $0 - $1 } }

  package mutating func scale(by rhs: Double) {
    for i in values.indices { values[i] *= rhs }
  }

  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  private static func combine(_ a: Self, _ b: Self, _ operation: (Double, Double) -> Double) -> Self
  {
    var result = [Double]()
    result.reserveCapacity(max(a.values.count, b.values.count))
    for i in 0..<max(a.values.count, b.values.count) {
      result.append(
        operation(
          i < a.values.count ? a.values[i] : 0, i < b.values.count ? b.values[i] : 0))
    }
    return Self(result)
  }
}
