import Testing
import Views

/// Values that move to their targets.
struct AnimatedValueTests {
  private func moving(
    from start: Double = 0, to end: Double = 1, _ animation: Animation
  ) -> AnimatedValue<Double> {
    var value = AnimatedValue(start)
    value.set(end, animation: animation, at: 0)
    return value
  }

  @Test
  func followsItsCurve() {
    let value = moving(from: 10, to: 20, .linear(duration: 2))
    #expect(value.value(at: 0) == 10)
    #expect(value.value(at: 0.5) == 12.5)
    #expect(value.value(at: 2) == 20)
    #expect(value.value(at: 9) == 20)
    #expect(value.target == 20)
  }

  @Test
  func isThereAtOnceWithoutAnimation() {
    var value = moving(.linear(duration: 1))
    value.set(5, animation: nil, at: 0.5)
    #expect(value.value(at: 0.5) == 5)
    #expect(!value.isAnimating)
  }

  @Test
  func overlappingCurvesAdd() {
    var value = moving(from: 0, to: 10, .linear(duration: 1))
    value.set(0, animation: .linear(duration: 1), at: 0.5)
    // Half of the first way is covered, none of the way back.
    #expect(value.value(at: 0.5) == 5)
    #expect(value.value(at: 0.75) == 5)
    #expect(value.value(at: 1) == 5)
    #expect(value.value(at: 1.25) == 2.5)
    #expect(value.value(at: 1.5) == 0)
  }

  @Test
  func springsMergeAndKeepVelocity() {
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.7)
    var value = moving(spring)
    value.advance(to: 0.1)
    let before = value.value(at: 0.1)
    let speed = (before - value.value(at: 0.1)) + velocity(value, at: 0.1)
    value.set(0, animation: spring, at: 0.1)
    #expect(value.value(at: 0.1) == before)
    // It goes on before it turns back.
    #expect(abs(velocity(value, at: 0.1) - speed) < 0.25 * speed)
    #expect(value.value(at: 0.12) > before)
    #expect(abs(value.value(at: 3)) < 1e-9)
  }

  private func velocity(_ value: AnimatedValue<Double>, at time: Double) -> Double {
    (value.value(at: time + 0.004) - value.value(at: time + 0.001)) / 0.003
  }

  @Test
  func aSpringTakesOverFromACurve() {
    var value = moving(from: 0, to: 10, .linear(duration: 1))
    value.set(20, animation: .spring(response: 0.3, dampingFraction: 1), at: 0.5)
    #expect(value.value(at: 0.5) == 5)
    #expect(value.value(at: 5) == 20)
  }

  @Test
  func waitsBeforeItMoves() {
    let value = moving(.linear(duration: 1).delay(2))
    #expect(value.value(at: 2) == 0)
    #expect(value.value(at: 2.5) == 0.5)
    #expect(value.value(at: 3) == 1)
  }

  @Test
  func runsFaster() {
    let value = moving(.linear(duration: 1).speed(4))
    #expect(value.value(at: 0.125) == 0.5)
    #expect(value.value(at: 0.25) == 1)
  }

  @Test
  func repeatsBackwardsEverySecondTime() {
    let value = moving(.linear(duration: 1).repeatCount(3))
    #expect(value.value(at: 0.25) == 0.25)
    #expect(value.value(at: 1.25) == 0.75)
    #expect(value.value(at: 2.25) == 0.25)
    #expect(value.value(at: 3) == 1)
  }

  @Test
  func repeatsForwardsWithoutReversing() {
    var value = moving(.linear(duration: 1).repeatForever(autoreverses: false))
    #expect(value.value(at: 1000.25) == 0.25)
    value.advance(to: 1000.25)
    #expect(value.isAnimating)
    value.set(2, animation: nil, at: 1000.25)
    #expect(!value.isAnimating)
  }

  @Test
  func repeatsASpringFromItsStart() {
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.7)
    let once = moving(spring)
    let twice = moving(spring.repeatCount(2, autoreverses: false))
    let length = 230.0 / 300
    for time in [0.05, 0.2, 0.5] {
      #expect(twice.value(at: time) == once.value(at: time))
      #expect(abs(twice.value(at: length + time) - once.value(at: time)) < 1e-9)
    }
    #expect(twice.value(at: 2 * length + 0.1) == 1)
  }

  @Test
  func delaysAreRepeatedInsideAndNotOutside() {
    let inside = moving(.linear(duration: 1).delay(1).repeatCount(2, autoreverses: false))
    #expect(inside.value(at: 2.5) == 0)
    #expect(inside.value(at: 3.5) == 0.5)
    let outside = moving(.linear(duration: 1).repeatCount(2, autoreverses: false).delay(1))
    #expect(outside.value(at: 2.5) == 0.5)
    #expect(outside.value(at: 3) == 1)
  }

  @Test
  func reportsEndsOnce() {
    var value = AnimatedValue(0.0)
    value.set(1, animation: .linear(duration: 1), at: 0, token: 7)
    let before = value.advance(to: 0.5)
    #expect(before == AnimatedValue<Double>.Ends())
    let ends = value.advance(to: 1)
    #expect(ends.complete == [7])
    #expect(ends.removed == [7])
    let after = value.advance(to: 2)
    #expect(after == AnimatedValue<Double>.Ends())
    #expect(!value.isAnimating)
  }

  @Test
  func aSpringIsCompleteBeforeItRests() {
    var value = AnimatedValue(0.0)
    value.set(1, animation: .spring(response: 0.5, dampingFraction: 0.7), at: 0, token: 3)
    let before = value.advance(to: 0.49)
    #expect(before.complete.isEmpty)
    let ends = value.advance(to: 0.51)
    #expect(ends.complete == [3])
    #expect(ends.removed.isEmpty)
    let last = value.advance(to: 0.8)
    #expect(last.removed == [3])
  }

  @Test
  func lookingAheadChangesNothing() {
    var value = moving(.spring(response: 0.4, dampingFraction: 0.5))
    value.advance(to: 0.1)
    let here = value.value(at: 0.1)
    _ = value.value(at: 2)
    #expect(value.value(at: 0.1) == here)
  }

  @Test(arguments: [
    Animation.linear(duration: 0), .linear(duration: -1), .linear(duration: .nan),
    .easeIn.speed(0), .easeIn.speed(-1), .easeIn.speed(.nan), .easeIn.delay(.nan),
    .linear(duration: 0).repeatForever(), .spring(response: 0).repeatForever(),
    .easeIn.repeatCount(0), .easeIn.repeatCount(-5),
    .interpolatingSpring(stiffness: 0, damping: 0),
    .interpolatingSpring(mass: 0, stiffness: .infinity, damping: -1),
    .interpolatingSpring(stiffness: .nan, damping: .nan, initialVelocity: .nan),
  ])
  func strangeAnimationsGiveNumbers(_ animation: Animation) {
    var value = moving(animation)
    value.advance(to: 1)
    #expect(value.value(at: 1.01).isFinite)
  }
}

/// A motion of a program's own.
struct CustomAnimationTests {
  struct Halfway: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      guard time < 1 else { return nil }
      context.state[Count<V>.self] += 1
      var half = value
      half.scale(by: 0.5)
      return half
    }
  }

  enum Count<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  @Test
  func runsAndEnds() {
    var value = AnimatedValue(0.0)
    value.set(10, animation: Animation(Halfway()).delay(1), at: 0)
    #expect(value.value(at: 1.5) == 5)
    value.advance(to: 2)
    #expect(value.value(at: 2) == 10)
    #expect(!value.isAnimating)
  }

  @Test
  func equalMotionsAreEqual() {
    #expect(Animation(Halfway()) == Animation(Halfway()))
    #expect(Animation(Halfway()) != .linear)
  }
}
