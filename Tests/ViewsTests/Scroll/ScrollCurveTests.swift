import Geometry
import Testing

@testable import Views

/// How offsets move by themselves, against the closed forms' own values.
struct ScrollCurveTests {
  @Test func contentGlidesWithTheDecelerationOfThePlatform() {
    let curve = ScrollCurve(from: 100, velocity: 1000, at: 2, limit: 10_000)
    // After n milliseconds the velocity is 1000 × 0.998ⁿ.
    for n in [0, 1, 16, 100, 500, 1000] {
      var velocity = 1000.0
      for _ in 0..<n { velocity *= 0.998 }
      let time = 2 + Double(n) / 1000
      #expect(abs(curve.velocity(at: time) - velocity) < 1e-9)
      let way = (1000 - velocity) / 2.002002670673
      #expect(abs(curve.position(at: time) - 100 - way) < 1e-6)
    }
    #expect(abs(curve.goal - (100 + 1000 / 2.002002670673)) < 0.26)
    #expect(curve.velocity(at: curve.end) == 0)
  }

  @Test func contentBouncesAtAnEdge() {
    let curve = ScrollCurve(from: 900, velocity: 1000, at: 0, limit: 1000)
    #expect(curve.goal == 1000)
    // It comes to the edge after 100 points and goes on as on a spring.
    let most = stride(from: 0.0, to: curve.end, by: 0.001).map { curve.position(at: $0) }.max()
    // A critically damped spring goes as far as velocity ÷ (β e).
    let velocity = 1000 - 100 * 2.002002670673
    #expect(abs((most ?? 0) - 1000 - velocity / (10 * 2.718281828)) < 0.01)
    #expect(abs(curve.position(at: curve.end) - 1000) <= ScrollCurve.threshold)
  }

  @Test func contentBeyondAnEdgeComesBack() {
    let curve = ScrollCurve(from: -60, velocity: 0, at: 0, limit: 1000)
    #expect(curve.position(at: 0) == -60)
    // −60 (1 + 10 t) e^(−10 t) at t = 0.1.
    #expect(abs(curve.position(at: 0.1) + 60 * 2 * 0.36787944117144) < 1e-9)
    #expect(curve.goal == 0 && abs(curve.position(at: curve.end)) <= ScrollCurve.threshold)
  }

  @Test func pulledContentGivesWay() {
    // (1 − 1 ÷ (100 × 0.55 ÷ 400 + 1)) × 400.
    #expect(abs(RubberBand.shift(100, in: 400) - 48.351648351648) < 1e-9)
    #expect(RubberBand.shift(0, in: 400) == 0)
    #expect(abs(RubberBand.distance(RubberBand.shift(250, in: 400), in: 400) - 250) < 1e-9)
  }
}
