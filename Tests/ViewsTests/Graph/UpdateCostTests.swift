import Foundation
import Testing

@testable import Views

/// What a change costs, counted: what did not change is not evaluated, measured, placed or moved.
@MainActor
struct UpdateCostTests {
  private struct Deep: View {
    let depth: Int
    var body: some View {
      if depth > 0 {
        AnyView(
          HStack(spacing: 1) {
            Color.red.frame(width: 1, height: 1)
            VStack(spacing: 1) {
              Deep(depth: depth - 1)
              Text(verbatim: "below").padding(1).background { Color.blue }
            }
            .frame(maxWidth: .infinity)
          })
      }
    }
  }

  private func counts(depth: Int) throws -> ViewCounts {
    try Tree(Deep(depth: depth), 1000, 1000).graph.counts
  }

  @Test func aDeepTreeIsPlacedInTimeLinearInItsNodes() throws {
    let short = try counts(depth: 10)
    let long = try counts(depth: 40)
    #expect(long.made < 5 * short.made)
    #expect(long.placed < 5 * short.placed, "\(short.placed), then \(long.placed)")
    #expect(long.committed < 5 * short.committed, "\(short.committed), then \(long.committed)")
  }

  /// What was done while something changed and was taken in.
  private func counts(_ tree: Tree, _ change: () -> Void) -> ViewCounts {
    let before = tree.graph.counts
    change()
    tree.layout()
    return tree.graph.counts.since(before)
  }

  @Test func aFrameWithoutChangesTouchesNothing() throws {
    let tree = try Tree(Deep(depth: 5), 1000, 1000)
    let idle = counts(tree) {}
    #expect(idle.evaluated == 0 && idle.made == 0)
    #expect(idle.measured == 0 && idle.placed == 0 && idle.committed == 0)
  }

  private struct Rows: View {
    let chosen: Int
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { Row(index: $0, isChosen: $0 == chosen) }
      }
    }
  }
  private struct Row: View {
    let index: Int
    let isChosen: Bool
    var body: some View {
      HStack { Rectangle().fill(isChosen ? Color.red : .blue).frame(width: 10, height: 10) }
        .padding(1)
    }
  }

  @Test func anotherColourIsNoReasonToLayOut() throws {
    let tree = try Tree(Rows(chosen: 1), 100, 2000)
    let change = counts(tree) { tree.graph.setRoot(Rows(chosen: 2)) }
    #expect(change.evaluated == 3, "the list and two rows")
    #expect(change.measured == 0 && change.placed == 0 && change.committed == 0)
  }

  private struct List: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { Box("row\($0)", 60, 20).padding(1) }
        }
      }
    }
  }

  @Test func aScrolledFrameMovesTheContentAsAWhole() throws {
    let tree = try Tree(List(), 100, 100)
    let view = try #require(tree.elements("ScrollView").first as? ScrollElement)
    let scrolled = counts(tree) { view.driver.scroll(to: CGPoint(x: 0, y: 5), animation: nil) }
    #expect(tree.frame("row0")?.minY == -4)
    #expect(scrolled.made == 0 && scrolled.measured == 0)
    #expect(scrolled.committed <= 5, "the way to the content, not its rows")
  }
}
