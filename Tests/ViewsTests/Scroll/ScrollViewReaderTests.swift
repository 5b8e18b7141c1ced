import Foundation
import Testing

@testable import Views

/// Scrolling to views by their identities.
@MainActor
struct ScrollViewReaderTests {
  private final class Keeper { var proxy: ScrollViewProxy? }
  private let keeper = Keeper()

  private func eager() throws -> Tree {
    try Tree(
      ScrollViewReader { proxy in
        let _ = keeper.proxy = proxy
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Box("row\($0)", 60, 20) } }
        }
      }, 100, 100)
  }

  private func top(_ tree: Tree) -> CGFloat? { tree.frame("row0")?.minY }

  @Test func goesByTheShortestWayOrToAnAnchor() throws {
    let tree = try eager()
    func go(_ id: Int, _ anchor: UnitPoint? = nil) -> CGFloat? {
      keeper.proxy?.scrollTo(id, anchor: anchor)
      tree.layout()
      return top(tree)
    }
    #expect(go(10) == -120, "its end comes to the end")
    #expect(go(8) == -120, "it is in sight")
    #expect(go(2) == -40, "its start comes to the start")
    #expect(go(20, .top) == -400)
    #expect(go(20, .center) == -360)
    #expect(go(20, .bottom) == -320)
    #expect(go(49, .top) == -900, "no further than the end")
    #expect(go(77) == -900)
  }

  @Test func movesUnderAnAnimation() throws {
    let tree = try eager()
    tree.wait(until: 1)
    withAnimation(.linear(duration: 1)) { keeper.proxy?.scrollTo(20, anchor: .top) }
    tree.layout()
    tree.wait(until: 1.5)
    #expect(top(tree) == -200)
    tree.wait(until: 3)
    #expect(top(tree) == -400)
  }

  @Test func findsRowsThatAreNotThere() throws {
    let tree = try Tree(
      ScrollViewReader { proxy in
        let _ = keeper.proxy = proxy
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { Box("row\($0)", 60, $0 % 2 == 0 ? 20 : 30) }
          }
        }
      }, 100, 100)
    keeper.proxy?.scrollTo(701, anchor: .top)
    tree.layout()
    #expect(tree.frame("row701")?.minY == 0)
    keeper.proxy?.scrollTo(999)
    tree.layout()
    #expect(tree.frame("row999")?.maxY == 100)
  }

  @Test func findsViewsByTheIdentityThatTheyWereGiven() throws {
    let tree = try Tree(
      ScrollViewReader { proxy in
        let _ = keeper.proxy = proxy
        ScrollView {
          VStack(spacing: 0) {
            Box("row0", 60, 300)
            Box("end", 60, 20).id("end").padding(10)
          }
        }
      }, 100, 100)
    keeper.proxy?.scrollTo("end")
    tree.layout()
    #expect(tree.frame("end")?.maxY == 100)
  }
}
