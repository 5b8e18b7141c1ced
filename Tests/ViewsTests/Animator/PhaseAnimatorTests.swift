import Foundation
import Testing

@testable import Views

/// Views that go through phases.
@MainActor
struct PhaseAnimatorTests {
  @MainActor
  private final class Control { var set: (Int) -> Void = { _ in } }

  private func x(_ tree: Tree, at time: Double) throws -> Double {
    try #require(Picture(tree, at: time).item("red")).frame.minX
  }

  /// Runs on step by step, as a program does.
  private func run(_ tree: Tree, from start: Double, to end: Double) {
    for step in Int(start * 300)...Int(end * 300) {
      tree.graph.advance(to: Double(step) / 300)
      if step % 5 == 0 { tree.layout() }
    }
  }

  private struct Endless: View {
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .phaseAnimator([0.0, 30, 60]) { content, x in
          content.offset(x: x)
        } animation: { _ in
          .linear(duration: 1)
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test func goesFromPhaseToPhaseForEver() throws {
    let tree = try Tree(Endless())
    run(tree, from: 0, to: 0.5)
    #expect(abs(try x(tree, at: 0.5) - 15) < 0.1)
    run(tree, from: 0.5, to: 1.5)
    #expect(abs(try x(tree, at: 1.5) - 45) < 1)
    run(tree, from: 1.5, to: 2.5)
    #expect(abs(try x(tree, at: 2.5) - 30) < 2)
    #expect(tree.graph.isAnimating)
    #expect(tree.warnings.isEmpty)
  }

  private struct Triggered: View {
    let control: Control
    @State private var count = 0
    var body: some View {
      control.set = { count = $0 }
      return PhaseAnimator([0.0, 50], trigger: count) { x in
        Color.red.frame(width: 10, height: 10).offset(x: x)
      } animation: { _ in
        .linear(duration: 1)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test func goesThroughThePhasesOnceWhenTheTriggerChanges() throws {
    let control = Control()
    let tree = try Tree(Triggered(control: control))
    run(tree, from: 0, to: 1)
    #expect(try x(tree, at: 1) == 0)
    #expect(!tree.graph.isAnimating)
    control.set(1)
    run(tree, from: 1, to: 1.5)
    #expect(abs(try x(tree, at: 1.5) - 25) < 0.1)
    run(tree, from: 1.5, to: 2.5)
    #expect(abs(try x(tree, at: 2.5) - 25) < 1.5)
    run(tree, from: 2.5, to: 4)
    #expect(try x(tree, at: 4) == 0)
    #expect(!tree.graph.isAnimating)
  }

  private struct Still: View {
    var body: some View {
      Color.red.phaseAnimator([1, 2]) { content, _ in content }
    }
  }

  @Test func phasesThatDoNotDifferAreNoEndlessLoop() throws {
    let tree = try Tree(Still())
    run(tree, from: 0, to: 1)
    #expect(tree.warnings.isEmpty)
  }
}
