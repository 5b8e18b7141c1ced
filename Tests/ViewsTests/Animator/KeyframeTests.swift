import Foundation
import Testing

@testable import Views

/// Values that follow keyframes, and views that show them.
@MainActor
struct KeyframeTests {
  private struct Values {
    var x = 0.0
    var scale: CGFloat = 1
    var angle = Angle.zero
  }

  private func timeline() -> KeyframeTimeline<Values> {
    KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(100, duration: 1, timingCurve: .easeIn)
      }
      KeyframeTrack(\.scale) {
        CubicKeyframe(2, duration: 1)
        CubicKeyframe(1, duration: 1)
        CubicKeyframe(1, duration: 1)
      }
      KeyframeTrack(\.angle) {
        SpringKeyframe(.degrees(90), duration: 0.5, spring: Spring(duration: 0.5, bounce: 0))
      }
    }
  }

  @Test func theLongestTrackGivesTheDuration() { #expect(timeline().duration == 3) }

  @Test(arguments: [
    (0.0, 0.0), (0.25, 2.5), (0.999, 9.99), (1.0, 50.0), (1.5, 65.77), (2.0, 100.0), (5.0, 100.0),
  ])
  func linesAndMoves(_ time: Double, _ x: Double) {
    #expect(abs(timeline().value(time: time).x - x) < 0.01)
  }

  @Test func cubicsPassThroughTheirValuesWithOneVelocityOnEitherSide() {
    let timeline = timeline()
    func scale(_ time: Double) -> Double { Double(timeline.value(time: time).scale) }
    #expect(scale(1) == 2)
    // From 1 to 2 with velocities 0 and (1 − 1) ÷ 2 = 0: halfway in the middle.
    #expect(abs(scale(0.5) - 1.5) < 1e-9)
    #expect(abs(scale(0.25) - 1.15625) < 1e-9)
    // From 2 to 1 with velocities 0 and (1 − 2) ÷ 2 = −0.5.
    #expect(abs(scale(1.5) - (1.5 + 0.0625)) < 1e-9)
    #expect(abs((scale(2) - scale(1.999)) - (scale(2.001) - scale(2))) < 1e-5)
    #expect(scale(3) == 1)
  }

  @Test func springsMoveAsTheirSpringDoes() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let expected = spring.value(target: 90.0, time: 0.2)
    #expect(abs(timeline().value(time: 0.2).angle.degrees - expected) < 1e-9)
    #expect(timeline().value(time: 1).angle.degrees == 90)
  }

  @Test func aValueItselfMayHaveKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1.0, duration: 1)
      LinearKeyframe(0.0, duration: 1)
    }
    #expect(timeline.value(time: 0.5) == 0.5)
    #expect(timeline.value(progress: 0.75) == 0.5)
  }

  @MainActor
  private final class Control { var set: (Int) -> Void = { _ in } }

  private struct Loop: View {
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: 0.0) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(40.0, duration: 1)
            LinearKeyframe(0.0, duration: 1)
          }
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test func repeatsForEver() throws {
    let tree = try Tree(Loop())
    for (time, x) in [(0.0, 0.0), (0.5, 20), (1.25, 30), (2.5, 20), (9.25, 30)] {
      #expect(abs(try #require(Picture(tree, at: time).item("red")).frame.minX - x) < 0.02)
    }
    #expect(tree.graph.isAnimating)
  }

  private struct Triggered: View {
    let control: Control
    @State private var count = 0
    var body: some View {
      control.set = { count = $0 }
      return Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: 0.0, trigger: count) { content, x in
          content.offset(x: x)
        } keyframes: { start in
          KeyframeTrack { LinearKeyframe(start + 40, duration: 1) }
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test func startsWhenTheTriggerChangesFromTheValueThereIs() throws {
    let control = Control()
    let tree = try Tree(Triggered(control: control))
    func x(at time: Double) throws -> Double {
      try #require(Picture(tree, at: time).item("red")).frame.minX
    }
    #expect(try x(at: 1) == 0)
    #expect(!tree.graph.isAnimating)
    control.set(1)
    #expect(abs(try x(at: 1)) < 0.02)
    #expect(abs(try x(at: 1.5) - 20) < 0.02)
    #expect(abs(try x(at: 2.5) - 40) < 0.02)
    #expect(!tree.graph.isAnimating)
    control.set(2)
    _ = try x(at: 3)
    #expect(abs(try x(at: 3.25) - 50) < 0.02)
  }
}
