import Testing
import Views

/// Springs in closed form.
struct SpringTests {
  @Test
  func convertsBetweenItsConstants() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.response - 0.5) < 1e-12)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(abs(spring.stiffness - 157.91367) < 1e-4)
    #expect(abs(spring.damping - 17.592919) < 1e-5)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
  }

  @Test(arguments: [-0.6, -0.01, 0, 0.001, 0.3, 0.95])
  func obeysItsForce(_ bounce: Double) {
    let spring = Spring(duration: 0.8, bounce: bounce)
    func position(_ time: Double) -> Double {
      spring.value(target: 2.0, initialVelocity: 3.0, time: time)
    }
    #expect(abs(position(0)) < 1e-9)
    #expect(abs(spring.velocity(target: 2.0, initialVelocity: 3.0, time: 0) - 3) < 1e-9)
    for time in [0.05, 0.2, 0.5, 1.1] {
      let h = 1e-4
      let velocity = spring.velocity(target: 2.0, initialVelocity: 3.0, time: time)
      #expect(abs((position(time + h) - position(time - h)) / (2 * h) - velocity) < 1e-4)
      let acceleration =
        (position(time + h) - 2 * position(time) + position(time - h)) / (h * h)
      let force = spring.force(target: 2.0, position: position(time), velocity: velocity)
      #expect(abs(acceleration - force) < 1e-2)
    }
  }

  @Test
  func updatingInPartsIsTheSameAsAtOnce() {
    let spring = Spring.bouncy
    var (value, velocity) = (1.0, -2.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 5.0, deltaTime: 0.03)
    }
    var (whole, wholeVelocity) = (1.0, -2.0)
    spring.update(value: &whole, velocity: &wholeVelocity, target: 5.0, deltaTime: 0.3)
    #expect(abs(value - whole) < 1e-9)
    #expect(abs(velocity - wholeVelocity) < 1e-8)
  }

  @Test(arguments: [0.1, 0.5, 0.9, 1.0])
  func settlesWhenItSays(_ ratio: Double) {
    let spring = Spring(settlingDuration: 2, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration - 2) < 1e-6)
    for time in stride(from: 2.0, to: 4, by: 0.01) {
      #expect(abs(spring.value(target: 1.0, time: time) - 1) < 1.001e-3)
    }
  }

  @Test
  func animationsHaveTheirDefaults() {
    #expect(Animation.default == .easeInOut(duration: 0.35))
    #expect(
      Animation.spring() == .spring(response: 0.55, dampingFraction: 0.825, blendDuration: 0))
    #expect(
      Animation.interactiveSpring()
        == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.smooth == .spring(response: 0.5, dampingFraction: 1))
    #expect(Animation.snappy == .spring(response: 0.5, dampingFraction: 0.85))
    #expect(Animation.bouncy == .spring(response: 0.5, dampingFraction: 0.7))
    #expect(Animation.easeIn(duration: 1) != .easeOut(duration: 1))
    #expect(Animation.timingCurve(0.42, 0, 1, 1, duration: 1) == .easeIn(duration: 1))
  }
}
