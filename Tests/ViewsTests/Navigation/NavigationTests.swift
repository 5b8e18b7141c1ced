import Foundation
import Testing

@testable import Views

/// Navigation stacks: pages that come and go, titles and bars.
@MainActor
struct NavigationTests {
  private let log = Log()

  private struct Detail: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Box(name, 40, 40).contentShape(Rectangle()).onTapGesture { dismiss() }
    }
  }

  @Test func aLinkPushesAPageThatDismissesItself() throws {
    let stack = NavigationStack {
      NavigationLink {
        Detail(name: "detail")
      } label: {
        Box("link", 60, 60).contentShape(Rectangle())
      }
    }
    let tree = try Tree(stack, 400, 800)
    let nodes = tree.graph.nodeCount
    #expect(tree.frames("link") == "link 170 370 60 60")
    tree.tap(200, 400, at: 0.1)
    tree.wait(until: 3)
    // A pushed page has a bar, 44 points high.
    #expect(tree.frames("detail") == "detail 180 402 40 40")
    tree.tap(200, 420, at: 3.1)
    tree.wait(until: 6)
    #expect(tree.frame("detail") == nil)
    #expect(tree.graph.nodeCount == nodes)
  }

  @Test func aPathShowsThePagesOfItsValues() throws {
    struct Host: View {
      let log: Log
      @State var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Box("root", 10, 10)
            .navigationDestination(for: Int.self) { Detail(name: "page \($0)") }
        }
        .onChange(of: path) { log.add("\($1)") }
      }
    }
    let tree = try Tree(Host(log: log), 400, 800)
    tree.wait(until: 3)
    #expect(tree.frame("page 1") != nil)
    #expect(tree.frames("page 2") == "page 2 180 402 40 40")
    tree.tap(200, 420, at: 3.1)
    tree.wait(until: 6)
    #expect(log.take() == "[1]")
    #expect(tree.frame("page 2") == nil)
    #expect(tree.frame("page 1") != nil)
  }

  @Test func valuesOfLinksArePushed() throws {
    let stack = NavigationStack {
      NavigationLink(value: "a") { Box("link", 60, 60).contentShape(Rectangle()) }
        .navigationDestination(for: String.self) { Box("page \($0)", 10, 10) }
    }
    let tree = try Tree(stack, 400, 800)
    tree.tap(200, 400, at: 0.1)
    tree.wait(until: 3)
    #expect(tree.frame("page a") != nil)
  }

  @Test func titlesAndItemsMakeABar() throws {
    let large = NavigationStack {
      Box.filling("content").navigationTitle("Books")
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) { Box("item", 30, 30) }
          ToolbarItem(placement: .bottomBar) { Box("low", 30, 30) }
        }
    }
    let tree = try Tree(large, 400, 800)
    #expect(
      tree.frames("content", "item", "low") == """
        content 0 96 400 660
        item 354 7 30 30
        low 185 763 30 30
        """)
    let inline = NavigationView {
      Box.filling("content").navigationBarTitle("Books", displayMode: .inline)
    }
    #expect(try Tree(inline, 400, 800).frames("content") == "content 0 44 400 756")
    let hidden = NavigationView {
      Box.filling("content").navigationTitle("Books").navigationBarHidden(true)
    }
    #expect(try Tree(hidden, 400, 800).frames("content") == "content 0 0 400 800")
  }

  @Test func aBindingShowsAPage() throws {
    struct Host: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Box("root", 50, 50).contentShape(Rectangle()).onTapGesture { isShown = true }
            .navigationDestination(isPresented: $isShown) { Detail(name: "page") }
        }
      }
    }
    let tree = try Tree(Host(), 400, 800)
    tree.tap(200, 400, at: 0.1)
    tree.wait(until: 3)
    #expect(tree.frame("page") != nil)
    tree.tap(200, 420, at: 3.1)
    tree.wait(until: 6)
    #expect(tree.frame("page") == nil)
    tree.tap(200, 400, at: 6.1)
    tree.wait(until: 9)
    #expect(tree.frame("page") != nil)
  }
}
