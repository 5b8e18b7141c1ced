import Foundation
import Geometry
import Testing

@testable import Views

/// Effects that depend on a view's place.
@MainActor
struct VisualEffectTests {
  @MainActor
  private final class Control { var set: (CGFloat) -> Void = { _ in } }

  private struct Pinned: View {
    let control: Control
    @State private var top: CGFloat = 10
    var body: some View {
      control.set = { top = $0 }
      return VStack(spacing: 0) {
        Color.clear.frame(height: top)
        Color.red.frame(width: 20, height: 20)
          .visualEffect { content, proxy in
            content.opacity(proxy.size.width / 40)
              .offset(y: -proxy.frame(in: .global).minY)
          }
        Spacer(minLength: 0)
      }
    }
  }

  @Test func followsItsPlaceNotItself() throws {
    let control = Control()
    let tree = try Tree(Pinned(control: control))
    #expect(Picture(tree).item("red")?.frame == Rect(40, 0, 20, 20))
    #expect(Picture(tree).item("red")?.opacity == 0.5)
    control.set(50)
    tree.layout()
    #expect(Picture(tree).item("red")?.frame == Rect(40, 0, 20, 20))
    tree.layout()
    #expect(Picture(tree).item("red")?.frame == Rect(40, 0, 20, 20))
  }

  @Test func mapsInOrder() throws {
    let tree = try Tree(
      Color.red.frame(width: 20, height: 20)
        .visualEffect { content, _ in content.offset(x: 10).scaleEffect(2, anchor: .topLeading) })
    #expect(Picture(tree).item("red")?.frame == Rect(60, 40, 40, 40))
  }
}
