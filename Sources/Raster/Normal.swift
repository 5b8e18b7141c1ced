import Geometry

/// The standard normal distribution.
enum Normal {
  private static let steps = 256
  private static let range = 5
  private static let table: [Double] = (0...(2 * range * steps)).map { i in
    let z = Double(i) / Double(steps) - Double(range)
    return 0.5 * (1 + Elementary.erf(z / 1.4142135623730951))
  }

  /// The table at hand, for loops.
  struct Lookup: @unchecked Sendable {
    /// One entry more than there are steps; never freed.
    fileprivate let entries: UnsafePointer<Double>

    /// The share below `z`, with linear interpolation; within 10⁻⁶.
    @inline(__always)
    func below(_ z: Double) -> Double {
      let place = (z + Double(range)) * Double(steps)
      guard place > 0 else { return 0 }
      guard place < Double(2 * range * steps) else { return 1 }
      let i = Int(place)
      return entries[i] + (entries[i &+ 1] - entries[i]) * (place - Double(i))
    }
  }

  static let shared: Lookup = {
    let entries = UnsafeMutablePointer<Double>.allocate(capacity: table.count)
    entries.initialize(from: table, count: table.count)
    return Lookup(entries: entries)
  }()

  /// The share below `z`.
  static func below(_ z: Double) -> Double { shared.below(z) }

  /// Weights of a Gaussian of standard deviation `sigma` integrated over pixels, for the pixels
  /// −reach … reach from the middle, shifted by `shift`. They sum to 1.
  static func weights(sigma: Double, reach: Int, shift: Double = 0) -> [Float] {
    var weights: [Double] = []
    for k in -reach...reach {
      let low = (Double(k) - 0.5 - shift) / sigma
      let high = (Double(k) + 0.5 - shift) / sigma
      weights.append(below(high) - below(low))
    }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}
