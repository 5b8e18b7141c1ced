import Foundation
import Geometry

/// Progress from 0 to 1 over a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(CubicCurve)
  }

  let function: Function

  /// Even progress.
  public static let linear = UnitCurve(function: .linear)
  /// Progress that starts slowly.
  public static let easeIn = UnitCurve(function: .bezier(CubicCurve(0.42, 0, 1, 1)))
  /// Progress that ends slowly.
  public static let easeOut = UnitCurve(function: .bezier(CubicCurve(0, 0, 0.58, 1)))
  /// Progress that starts and ends slowly.
  public static let easeInOut = UnitCurve(function: .bezier(CubicCurve(0.42, 0, 0.58, 1)))
  /// A quarter of a circle that starts flat.
  public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
  /// A quarter of a circle that ends flat.
  public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
  /// Two quarters of circles, flat at both ends.
  public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1); the controls' x is held to 0…1, so that time runs
  /// one way.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      function: .bezier(
        CubicCurve(
          Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
          Double(endControlPoint.y))))
  }

  /// The curve that gives the time for a progress.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: self
    case .bezier(let curve):
      UnitCurve(function: .bezier(CubicCurve(curve.y1, curve.x1, curve.y2, curve.x2)))
    }
  }

  /// Progress at a time, which is held to 0…1.
  public func value(at progress: Double) -> Double {
    let t = progress > 0 ? min(progress, 1) : 0
    switch function {
    case .linear: return t
    case .circularEaseIn: return 1 - (1 - t * t).squareRoot()
    case .circularEaseOut: return (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularEaseInOut:
      let rest = 2 - 2 * t
      return t < 0.5
        ? (1 - (1 - 4 * t * t).squareRoot()) / 2 : ((1 - rest * rest).squareRoot() + 1) / 2
    case .bezier(let curve): return curve.value(at: t)
    }
  }

  /// Progress per time at a time, which is held to 0…1.
  public func velocity(at progress: Double) -> Double {
    let t = progress > 0 ? min(progress, 1) : 0
    switch function {
    case .linear: return 1
    case .circularEaseIn: return t / (1 - t * t).squareRoot()
    case .circularEaseOut: return (1 - t) / (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularEaseInOut:
      let part = t < 0.5 ? 2 * t : 2 - 2 * t
      return part / (1 - part * part).squareRoot()
    case .bezier(let curve): return curve.slope(at: t)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
struct CubicCurve: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    self.x1 = min(max(finite(x1), 0), 1)
    self.y1 = finite(y1)
    self.x2 = min(max(finite(x2), 0), 1)
    self.y2 = finite(y2)
  }

  /// y where the curve has the given x.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.at(parameter(x), y1, y2)
  }

  /// dy ÷ dx where the curve has the given x.
  func slope(at x: Double) -> Double {
    let s = parameter(min(max(x, 0), 1))
    let dx = Self.derivative(s, x1, x2)
    let dy = Self.derivative(s, y1, y2)
    if abs(dx) > 1e-9 { return dy / dx }
    // Where the curve stands still its direction is that of the next control point.
    let near = s < 0.5 ? (x: x2, y: y2) : (x: 1 - x1, y: 1 - y1)
    return abs(dy) > 1e-9 || near.x == 0 ? .infinity : near.y / near.x
  }

  /// The curve's parameter at x: Newton's steps, halving the interval where they leave it.
  private func parameter(_ x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<64 {
      let error = Self.at(s, x1, x2) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = s } else { low = s }
      let next = s - error / Self.derivative(s, x1, x2)
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private static func at(_ s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func derivative(_ s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }
}
