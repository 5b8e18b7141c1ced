import Foundation
import Geometry
import Testing

@testable import Views

/// Effects that depend on a view's place.
@MainActor
struct VisualEffectTests {
  @MainActor
  private final class Control { var set: (CGFloat) -> Void = { _ in } }

  @Test func mapsInOrder() throws {
    let tree = try Tree(
      Color.red.frame(width: 20, height: 20)
        .visualEffect { content, _ in content.offset(x: 10).scaleEffect(2, anchor: .topLeading) })
    #expect(Picture(tree).item("red")?.frame == Rect(60, 40, 40, 40))
  }

  private struct Sliding: View {
    let control: Control
    @State private var x: CGFloat = 0
    var body: some View {
      control.set = { x = $0 }
      return Color.red.frame(width: 20, height: 20)
        .visualEffect { [x] content, proxy in content.offset(x: x * proxy.size.width) }
    }
  }

  @Test func changesOfStateAreAnimated() throws {
    let control = Control()
    let tree = try Tree(Sliding(control: control))
    #expect(Picture(tree, at: 1).item("red")?.frame.minX == 40)
    withAnimation(.linear(duration: 1)) { control.set(1) }
    _ = Picture(tree, at: 1)
    #expect(Picture(tree, at: 1.5).item("red")?.frame.minX == 50)
    #expect(Picture(tree, at: 2).item("red")?.frame.minX == 60)
  }

  @Test func outOfSight() {
    let interactive = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    #expect([0, 0.25, 1].map { interactive.progress(hidden: $0) } == [0, 0.25, 1])
    let late = interactive.threshold(.visible(0.5))
    #expect([0.5, 0.75, 1].map { late.progress(hidden: $0) } == [0, 0.5, 1])
    #expect(interactive.threshold(.hidden).progress(hidden: 1) == 0)
    let animated = ScrollTransitionConfiguration.animated
    #expect([0.5, 0.6].map { animated.progress(hidden: $0) } == [0, 1])
    #expect(ScrollTransitionConfiguration.identity.progress(hidden: 1) == 0)
  }

  @Test func leavesAScrollView() throws {
    let tree = try Tree(
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 80)
          Color.red.frame(height: 40)
            .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
              content.opacity(1 - phase.value)
            }
        }
      })
    // Half of it lies below the edge.
    #expect(Picture(tree).item("red")?.opacity == 0.5)
  }

  @Test func accentsAndGrounds() throws {
    let tree = try Tree(
      Rectangle().fill(.background).backgroundStyle(Color(red: 1, green: 0, blue: 0)), 20, 20)
    #expect(tree.color(10, 10) == 0xFF0000)
    let accent = try Tree(
      Color.accentColor.accentColor(Color(red: 0, green: 0, blue: 1)), 20, 20)
    #expect(accent.color(10, 10) == 0x0000FF)
  }
}
