import Foundation
import Testing

@testable import Views

/// Modifiers on a list in a lazy container are applied to each view when it is made.
@MainActor
struct LazyModifierTests {
  private let log = Log()

  private struct Rows: View {
    let count: Int
    let inset: CGFloat
    let log: Log
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Box("head", 60, 20)
          ForEach(0..<count, id: \.self) { index in
            Box("row\(index)", 60, 18)
              .onAppear { log.add("+\(index)") }.onDisappear { log.add("-\(index)") }
          }
          .padding(.vertical, inset)
          .opacity(0.5)
        }
      }
    }
  }

  private func scroll(_ tree: Tree, to offset: CGFloat) throws {
    let view = try #require(tree.elements("ScrollView").first as? ScrollElement)
    view.driver.scroll(to: CGPoint(x: 0, y: offset), animation: nil)
    tree.layout()
  }

  @Test func onlyViewsNearSightAreMade() throws {
    let tree = try Tree(Rows(count: 10_000, inset: 1, log: log), 100, 100)
    #expect(log.take() == "+0 +1 +2 +3 +4 +5 +6")
    #expect(
      tree.frames("content", "head", "row0", "row1")
        == "content 0 0 100 200020\nhead 20 0 60 20\nrow0 20 21 60 18\nrow1 20 41 60 18")
    let nodes = tree.graph.nodeCount
    for step in 1...20 { try scroll(tree, to: CGFloat(step) * 5000) }
    #expect(tree.graph.nodeCount < 2 * nodes)
    #expect(tree.elements("padding").count < 20, "wrappers go with what they wrap")
    #expect(tree.frame("row4999")?.minY == 1)
  }

  @Test func theModifiersOwnValuesReachTheViewsThatAreThere() throws {
    let tree = try Tree(Rows(count: 1000, inset: 1, log: log), 100, 100)
    tree.show(Rows(count: 1000, inset: 6, log: log))
    #expect(tree.frames("row0", "row1") == "row0 20 26 60 18\nrow1 20 56 60 18")
  }

  @Test func viewsGoInOrder() throws {
    let tree = try Tree(Rows(count: 1000, inset: 1, log: log), 100, 100)
    _ = log.take()
    try scroll(tree, to: 1000)
    let gone = log.take().split(separator: " ").filter { $0.hasPrefix("-") }
    #expect(gone == ["-0", "-1", "-2", "-3", "-4", "-5", "-6"])
  }

  @Test func aListThatShrinksLetsItsWrappersGo() throws {
    let tree = try Tree(Rows(count: 1000, inset: 1, log: log), 100, 100)
    tree.show(Rows(count: 2, inset: 1, log: log))
    #expect(tree.frame("row2") == nil && tree.frame("row1")?.minY == 41)
    #expect(tree.frame("content")?.height == 60)
  }

  @Test func idsThatOccurTwiceAreTold() throws {
    let tree = try Tree(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach([1, 2, 1], id: \.self) { Box("row\($0)", 60, 18) } }
      }, 100, 100)
    #expect(tree.warnings == ["ForEach: the id 1 occurs more than once in a lazy container"])
  }
}
