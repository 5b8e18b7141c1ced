import Foundation
import Testing

@testable import Views

/// What views in a scroll view know of it, and what it keeps free.
@MainActor
struct ScrollLayoutTests {
  private func scroll(in tree: Tree) throws -> ScrollElement {
    try #require(tree.elements("ScrollView").first as? ScrollElement)
  }

  @Test func marginsLieAroundTheContent() throws {
    let view = ScrollView { Box.wide("a", height: 200) }
      .contentMargins(.vertical, 15)
      .contentMargins(.leading, 4, for: .scrollContent)
      .contentMargins(.trailing, 7, for: .scrollIndicators)
    let tree = try Tree(view)
    #expect(tree.frames("ScrollView", "a") == "ScrollView 0 0 100 100\na 4 15 96 200")
    #expect(try scroll(in: tree).driver.y.extent == 230)
  }

  @Test func framesAreRelativeToTheNearestScrollView() throws {
    let view = ScrollView {
      Box.wide("a", height: 10).containerRelativeFrame([.horizontal, .vertical])
      Box.wide("b", height: 10).containerRelativeFrame(.horizontal, count: 3, spacing: 6)
    }
    .contentMargins(.vertical, 10)
    .frame(width: 66, height: 80)
    let tree = try Tree(view)
    #expect(tree.frames("a", "b") == "a 17 45 66 10\nb 41 88 18 10")
    #expect(try scroll(in: tree).driver.y.extent == 98)
  }

  @Test func theSpaceOfAScrollViewStaysWhileItsContentMoves() throws {
    final class Log { var frames: [CGFloat?] = [] }
    let log = Log()
    let view = ScrollView {
      Color.clear.frame(height: 50)
      GeometryReader { proxy in
        let _ =
          log.frames = [
            proxy.frame(in: .scrollView).minY, proxy.frame(in: .scrollView(axis: .vertical)).minY,
            proxy.bounds(of: .scrollView)?.minY,
            proxy.bounds(of: .scrollView(axis: .horizontal))?.minY,
          ]
      }
      .frame(height: 20)
      Color.clear.frame(height: 500)
    }
    .padding(.top, 5)
    let tree = try Tree(view)
    #expect(log.frames == [58, 58, -58, nil])
    try scroll(in: tree).content.move(to: CGPoint(x: 0, y: -30))
    tree.layout()
    #expect(log.frames == [28, 28, -28, nil])
  }

  @Test func contentIsToBeSeenUnderBars() throws {
    let view = ScrollView { Box.wide("a", height: 200) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", 10, 20) }
    let tree = try Tree(view)
    let scroll = try scroll(in: tree)
    #expect(scroll.size.height == 80)
    #expect(scroll.driver.y.extent - scroll.driver.y.length == 120, "all of it comes above the bar")
    #expect(!scroll.hitTest(CGPoint(x: 5, y: 99)).isEmpty)
    #expect(scroll.hitTest(CGPoint(x: 5, y: 101)).isEmpty)
  }
}
