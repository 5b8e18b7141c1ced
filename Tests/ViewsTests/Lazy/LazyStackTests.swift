import Foundation
import Testing

@testable import Views

/// Lazy containers make what is near sight, and nothing else.
@MainActor
struct LazyStackTests {
  private let log = Log()

  private func list(
    _ count: Int, height: @escaping (Int) -> CGFloat = { _ in 20 }
  ) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          Box("row\(index)", 60, height(index)).contentShape(Rectangle())
            .onAppear { log.add("+\(index)") }.onDisappear { log.add("-\(index)") }
        }
      }
    }
  }

  private func scroll(_ tree: Tree, to offset: CGFloat, animated: Bool = false) {
    guard let view = tree.elements("ScrollView").first as? ScrollElement else { return }
    view.driver.scroll(to: CGPoint(x: 0, y: offset), animation: nil)
    tree.layout()
  }

  private func rows(_ tree: Tree) -> String {
    (tree.elements("LazyVStack").first?.children ?? []).compactMap { element in
      var leaf = element
      while let child = leaf.children.first { leaf = child }
      return leaf.label.hasPrefix("row") ? String(leaf.label.dropFirst(3)) : nil
    }.joined(separator: " ")
  }

  @Test func onlyRowsNearSightAreMade() throws {
    let tree = try Tree(list(10_000), 100, 100)
    #expect(rows(tree) == "0 1 2 3 4 5 6 7")
    #expect(
      tree.frames("content", "row0", "row7")
        == "content 0 0 100 200000\nrow0 20 0 60 20\nrow7 20 140 60 20")
    let nodes = tree.graph.nodeCount
    scroll(tree, to: 100_000)
    #expect(rows(tree) == "4997 4998 4999 5000 5001 5002 5003 5004 5005 5006 5007")
    #expect(tree.frame("row5000")?.minY == 0)
    #expect(tree.graph.nodeCount < 2 * nodes)
  }

  @Test func rowsComeAndGo() throws {
    let tree = try Tree(list(100), 100, 100)
    #expect(log.take() == "+0 +1 +2 +3 +4 +5 +6 +7")
    scroll(tree, to: 20)
    #expect(log.take() == "", "they were near sight")
    scroll(tree, to: 300)
    let changes = log.take().split(separator: " ")
    #expect(changes.filter { $0.hasPrefix("-") }.count == 8)
    #expect(changes.filter { $0.hasPrefix("+") }.first == "+12")
  }

  @Test func scrollingCostsTheSameAnywhere() throws {
    let tree = try Tree(list(10_000), 100, 100)
    func evaluations(_ offset: CGFloat) -> Int {
      let before = tree.graph.nodeSerial
      for step in 0..<20 { scroll(tree, to: offset + CGFloat(step) * 20) }
      return tree.graph.nodeSerial - before
    }
    scroll(tree, to: 1000)
    let near = evaluations(1000)
    scroll(tree, to: 150_000)
    #expect(evaluations(150_000) == near && near > 0)
  }

  @Test func lengthsThatWereGuessedAreSetRight() throws {
    // Every third row is higher than the first.
    let tree = try Tree(list(300) { $0 % 3 == 1 ? 50 : 20 }, 100, 100)
    #expect(
      tree.frames("row0", "row1", "row2") == "row0 20 0 60 20\nrow1 20 20 60 50\nrow2 20 70 60 20")
    scroll(tree, to: 3000)
    let first = try #require(rows(tree).split(separator: " ").first.flatMap { Int($0) })
    let seen = first + 4
    let before = try #require(tree.frame("row\(seen)")?.minY)
    // Upwards, rows that were never measured turn out to be higher: what is seen moves by the way alone.
    for step in 1...4 {
      guard let view = tree.elements("ScrollView").first as? ScrollElement else { return }
      let now = view.driver.offset(at: 0).y
      scroll(tree, to: now - 5)
      #expect(tree.frame("row\(seen)")?.minY == before + CGFloat(5 * step))
    }
    scroll(tree, to: 1_000_000)
    scroll(tree, to: 1_000_000)
    #expect(tree.frame("row299")?.maxY == 100, "the end is the end")
  }

  @Test func withoutAScrollViewAllRowsAreThere() throws {
    let tree = try Tree(
      LazyVStack(alignment: .leading) {
        Box("a", 30, 10)
        ForEach(0..<3, id: \.self) { Box("row\($0)", 60, 20) }
      }, 100, 200)
    #expect(
      tree.frames("LazyVStack", "a", "row0", "row2")
        == "LazyVStack 0 53 100 94\na 0 53 30 10\nrow0 0 71 60 20\nrow2 0 127 60 20")
  }

  @Test func sidewaysItIsTheSame() throws {
    let tree = try Tree(
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 10) {
          ForEach(0..<1000, id: \.self) { Box("row\($0)", 40, 20) }
        }
      }, 100, 100)
    #expect(tree.frames("row0", "row2") == "row0 0 80 40 20\nrow2 100 80 40 20")
    #expect(tree.frame("row4") == nil && tree.frame("content")?.width == 49_990)
  }

  private struct Rows: View {
    let ids: [Int]
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Box("head", 60, 20)
          ForEach(ids, id: \.self) { Row(id: $0) }
        }
      }
    }
  }
  private struct Row: View {
    let id: Int
    @State private var birth = Row.births.next()
    var body: some View { Box("row\(id)/\(birth)", 60, 20) }
    final class Births {
      var count = 0
      func next() -> Int {
        count += 1
        return count
      }
    }
    @MainActor static let births = Births()
  }

  @Test func rowsKeepTheirStateByIdentity() throws {
    Row.births.count = 0
    let tree = try Tree(Rows(ids: [5, 6, 7]), 100, 100)
    #expect(rows(tree) == "5/1 6/2 7/3")
    tree.show(Rows(ids: [7, 5, 8]))
    let shown = rows(tree)
    #expect(shown.hasPrefix("7/3 5/1 8/"))
    #expect(tree.frame("row5/1")?.minY == 40)
    tree.show(Rows(ids: []))
    #expect(rows(tree) == "" && tree.frame("head")?.minY == 0)
  }

  private struct Shrinking: View {
    let count: Int
    var body: some View {
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Box("row\($0)", 60, 20) } }
      }
    }
  }

  @Test func aListMayShrinkToLessThanWasInSight() throws {
    let tree = try Tree(Shrinking(count: 100), 100, 100)
    scroll(tree, to: 1000)
    tree.show(Shrinking(count: 2))
    #expect(rows(tree) == "0 1" && tree.frame("row0")?.minY == 0)
    tree.show(Shrinking(count: 0))
    #expect(rows(tree) == "" && tree.frame("content")?.height == 0)
  }

  @Test func aConditionAboveAListKeepsItLazy() throws {
    let tree = try Tree(
      ScrollView {
        LazyVStack(spacing: 0) {
          if log.lines.isEmpty {
            Group { ForEach(0..<500, id: \.self) { Box("row\($0)", 60, 20) } }
          }
        }
      }, 100, 100)
    #expect(rows(tree) == "0 1 2 3 4 5 6 7")
  }

  @Test func anInnerStackIsNotLazy() throws {
    let tree = try Tree(
      ScrollView {
        LazyVStack {
          HStack(spacing: 0) { ForEach(0..<3, id: \.self) { Box("b\($0)", 10, 10) } }
        }
      }, 100, 100)
    #expect(tree.frame("b2") != nil)
  }
}

extension ViewGraph {
  /// Nodes made since the start.
  fileprivate var nodeSerial: Int { nextSerial() }
}
