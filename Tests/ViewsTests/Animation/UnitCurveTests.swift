import Testing
import Views

/// The curves of progress.
struct UnitCurveTests {
  static let times = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

  @Test(arguments: [
    (
      UnitCurve.easeIn,
      [0, 0.0170, 0.0623, 0.1296, 0.2149, 0.3154, 0.4291, 0.5548, 0.6916, 0.8394, 1]
    ),
    (
      UnitCurve.easeOut,
      [0, 0.1606, 0.3084, 0.4452, 0.5709, 0.6846, 0.7851, 0.8704, 0.9377, 0.9830, 1]
    ),
    (
      UnitCurve.easeInOut,
      [0, 0.0197, 0.0817, 0.1874, 0.3319, 0.5, 0.6681, 0.8126, 0.9183, 0.9803, 1]
    ),
    (UnitCurve.linear, times),
  ])
  func passesThroughItsTable(_ curve: UnitCurve, _ values: [Double]) {
    for (time, value) in zip(Self.times, values) {
      #expect(abs(curve.value(at: time) - value) < 1e-4, "at \(time)")
    }
  }

  @Test(arguments: [
    UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
  ])
  func startsAtNothingEndsWholeAndNeverTurnsBack(_ curve: UnitCurve) {
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: 2) == 1)
    var last = 0.0
    for i in 1...200 {
      let value = curve.value(at: Double(i) / 200)
      #expect(value >= last)
      last = value
    }
  }

  @Test(arguments: [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseInOut])
  func velocityIsTheSlope(_ curve: UnitCurve) {
    for time in [0.1, 0.3, 0.45, 0.7, 0.9] {
      let slope = (curve.value(at: time + 1e-5) - curve.value(at: time - 1e-5)) / 2e-5
      #expect(abs(curve.velocity(at: time) - slope) < 1e-3 * max(slope, 1))
    }
  }

  @Test
  func inverseTurnsTheCurveOver() {
    for time in Self.times {
      let curve = UnitCurve.easeIn
      #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
    }
  }

  @Test
  func strangeControlPointsGiveNumbers() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: .nan, y: .infinity), endControlPoint: UnitPoint(x: -3, y: 2))
    for time in Self.times { #expect(curve.value(at: time).isFinite) }
    #expect(curve.value(at: .nan) == 0)
  }
}
