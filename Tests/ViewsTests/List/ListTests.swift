import Foundation
import Testing

@testable import Views

/// Rows, sections and what is drawn around them.
@MainActor
struct ListTests {
  private let log = Log()

  @Test func sectionsAreCards() throws {
    let tree = try Tree(
      List {
        Section {
          Box.wide("a", height: 20)
          Box.wide("b", height: 60)
        } header: {
          Box.wide("header", height: 16)
        } footer: {
          Box.wide("footer", height: 16)
        }
        Section { Box.wide("c", height: 20) }
      }, 390, 600)
    // Cards lie 16 points from the sides, content 20 from theirs; rows are at least 44 high.
    #expect(
      tree.frames("header", "a", "b", "footer", "c") == """
        header 36 35 318 16
        a 36 70 318 20
        b 36 113 318 60
        footer 36 191 318 16
        c 36 254 318 20
        """)
  }

  @Test func plainRowsReachTheEdges() throws {
    let tree = try Tree(
      List {
        Box.wide("a", height: 20)
        Box.wide("b", height: 20).listRowInsets(EdgeInsets())
      }
      .listStyle(.plain), 390, 600)
    #expect(tree.frames("a", "b") == "a 20 12 350 20\nb 0 56 390 20")
  }

  @Test func onlyRowsInSightAreMade() throws {
    struct Host: View {
      let count: Int
      var body: some View { List(0..<count, id: \.self) { Box.wide("row \($0)", height: 20) } }
    }
    let few = try Tree(Host(count: 100), 390, 440)
    let many = try Tree(Host(count: 10_000), 390, 440)
    #expect(few.graph.nodeCount == many.graph.nodeCount)
    #expect(many.elements("row").count < 25)
    many.swipe(
      from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100), at: 0.1, samples: 20)
    many.wait(until: 5)
    #expect(many.frame("row 0") == nil)
    #expect(many.graph.nodeCount < few.graph.nodeCount * 2)
  }

  @Test func sectionsOfACollectionAreRecognised() throws {
    let tree = try Tree(
      List(["x", "y"], id: \.self) { name in
        Section {
          ForEach(0..<2, id: \.self) { Box.wide("\(name)\($0)", height: 20) }
        }
      }, 390, 600)
    #expect(
      tree.frames("x0", "x1", "y0", "y1") == """
        x0 36 47 318 20
        x1 36 91 318 20
        y0 36 170 318 20
        y1 36 214 318 20
        """)
  }

  @Test func aButtonIsPressedAnywhereInItsRow() throws {
    let log = log
    let tree = try Tree(
      List {
        Button(action: { log.add("row") }) { Box("label", 40, 20) }
        Button(action: { log.add("plain") }) { Box("plain", 40, 20) }.buttonStyle(.plain)
      }, 390, 600)
    tree.tap(370, 40, at: 0.1)
    tree.tap(370, 90, at: 0.5)
    #expect(log.take() == "row")
    // Pressed, the row is grey.
    let ground = tree.color(370, 57)
    tree.finger(.began, 370, 57, at: 1)
    #expect(ground == 0xFFFFFF)
    #expect(tree.color(370, 57) == 0xD1D1D6)
    tree.finger(.ended, 370, 57, at: 1.1)
    #expect(log.take() == "row")
  }

  private struct Numbers: View {
    @State var items: [Int]
    let log: Log
    @State private var mode = EditMode.inactive

    var body: some View {
      List {
        ForEach(items, id: \.self) { Box.wide("item \($0)", height: 20) }
          .onDelete {
            log.add("delete \(Array($0))")
            items.remove(atOffsets: $0)
          }
          .onMove {
            log.add("move \(Array($0)) \($1)")
            items.move(fromOffsets: $0, toOffset: $1)
          }
        Button("Edit") { mode = .active }
      }
      .environment(\.editMode, $mode)
      .listStyle(.plain)
    }
  }

  @Test func aSwipeUncoversTheButtonForDeletion() throws {
    let tree = try Tree(Numbers(items: [1, 2, 3], log: log), 390, 600)
    tree.swipe(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 220, y: 66), at: 0.1, samples: 8)
    tree.wait(until: 2)
    #expect(tree.frames("item 2") == "item 2 -54 56 350 20")
    tree.tap(370, 66, at: 2.1)
    tree.wait(until: 4)
    #expect(log.take() == "delete [1]")
    #expect(tree.frames("item 3") == "item 3 20 56 350 20")
  }

  @Test func aLongSwipeDeletesAtOnce() throws {
    let tree = try Tree(Numbers(items: [1, 2, 3], log: log), 390, 600)
    tree.swipe(from: CGPoint(x: 350, y: 20), to: CGPoint(x: 50, y: 20), at: 0.1, samples: 20)
    #expect(log.take() == "delete [0]")
  }

  @Test func editModeMovesRows() throws {
    let tree = try Tree(Numbers(items: [1, 2, 3], log: log), 390, 600)
    tree.tap(30, 150, at: 0.1)
    tree.wait(until: 1)
    let handle = try #require(tree.frame("item 1")).maxX + 20
    tree.swipe(from: CGPoint(x: handle, y: 22), to: CGPoint(x: handle, y: 110), at: 1, samples: 8)
    tree.wait(until: 2)
    #expect(log.take() == "move [0] 3")
    #expect(tree.frame("item 1")?.minY == 100)
  }

  @Test func selectingOneRow() throws {
    struct Host: View {
      @State private var chosen: Int?
      var body: some View {
        VStack(spacing: 0) {
          List(0..<3, id: \.self, selection: $chosen) { Box.wide("\($0)", height: 20) }
            .listStyle(.plain)
          Text(verbatim: chosen.map { "chosen \($0)" } ?? "none")
        }
      }
    }
    let tree = try Tree(Host(), 390, 600)
    tree.tap(100, 60, at: 0.1)
    #expect(tree.elements("Text \"chosen 1\"").count == 1)
    #expect(tree.color(100, 46) == 0xD1D1D6)
  }

  @Test func swipeActionsActAndClose() throws {
    let log = log
    let tree = try Tree(
      List {
        Box.wide("a", height: 20)
          .swipeActions(edge: .leading) {
            Button("Pin") { log.add("pin") }
            Button("Mark") { log.add("mark") }
          }
      }
      .listStyle(.plain), 390, 600)
    tree.swipe(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 200, y: 20), at: 0.1, samples: 20)
    tree.wait(until: 2)
    #expect(tree.frame("a")?.minX == 168)
    tree.tap(100, 20, at: 2.1)
    tree.wait(until: 4)
    #expect(log.take() == "mark")
    #expect(tree.frame("a")?.minX == 20)
  }

  @Test func offsetsOfCollections() {
    var letters = Array("abcde")
    letters.move(fromOffsets: [0, 3], toOffset: 3)
    #expect(String(letters) == "bcade")
    letters.remove(atOffsets: [1, 4])
    #expect(String(letters) == "bad")
  }
}
