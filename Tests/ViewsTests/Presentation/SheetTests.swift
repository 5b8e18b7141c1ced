import Foundation
import Testing

@testable import Views

/// Sheets, covers and what puts them away.
@MainActor
struct SheetTests {
  private let log = Log()

  private struct Page: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Box("page", 40, 20)
        .contentShape(Rectangle())
        .onTapGesture {
          log.add("\(isPresented)")
          dismiss()
        }
    }
  }

  private struct Presenter: View {
    let log: Log
    var isCover = false
    @State private var isShown = false

    var body: some View {
      let opener = Box("opener", 50, 50).contentShape(Rectangle()).onTapGesture { isShown = true }
      if isCover {
        opener.fullScreenCover(isPresented: $isShown, onDismiss: { log.add("gone") }) {
          Page(log: log)
        }
      } else {
        opener.sheet(isPresented: $isShown, onDismiss: { log.add("gone") }) { Page(log: log) }
      }
    }
  }

  @Test func aSheetRisesFromTheBottomOfANarrowDisplay() throws {
    let tree = try Tree(Presenter(log: log), 400, 800)
    #expect(tree.frame("page") == nil)
    tree.tap(200, 400, at: 0.1)
    tree.wait(until: 3)
    // It leaves 10 points free at the top.
    #expect(tree.frames("page") == "page 180 395 40 20")
    // The veil keeps fingers from what is under it.
    tree.tap(200, 5, at: 3.1)
    tree.wait(until: 6)
    #expect(tree.frame("page") == nil)
    #expect(log.take() == "gone")
  }

  @Test func aSheetIsACardInTheMiddleOfAWideDisplay() throws {
    let tree = try Tree(Presenter(log: log), 1000, 700)
    tree.tap(500, 350, at: 0.1)
    tree.wait(until: 3)
    #expect(tree.frames("page") == "page 480 340 40 20")
    tree.tap(20, 350, at: 3.1)
    tree.wait(until: 6)
    #expect(tree.frame("page") == nil)
  }

  @Test func contentPutsItselfAway() throws {
    let tree = try Tree(Presenter(log: log, isCover: true), 400, 800)
    let nodes = tree.graph.nodeCount
    tree.tap(200, 400, at: 0.1)
    tree.wait(until: 3)
    #expect(tree.frames("page") == "page 180 390 40 20")
    tree.tap(200, 400, at: 3.1)
    #expect(log.take() == "true gone")
    tree.wait(until: 6)
    #expect(tree.frame("page") == nil)
    #expect(tree.graph.nodeCount == nodes)
  }

  @Test func aLayerGoesWithItsPresenter() throws {
    struct Host: View {
      let isThere: Bool
      var body: some View {
        if isThere {
          Box("opener", 10, 10).sheet(isPresented: .constant(true)) { Box("page", 10, 10) }
        }
      }
    }
    let tree = try Tree(Host(isThere: true), 400, 800)
    #expect(tree.frame("page") != nil)
    tree.show(Host(isThere: false))
    #expect(tree.frame("page") == nil)
    #expect(tree.graph.layers.elements.isEmpty)
  }

  @Test func anItemsSheetShowsTheItem() throws {
    struct Item: Identifiable { let id: String }
    struct Host: View {
      @State private var item: Item?
      var body: some View {
        Box("opener", 50, 50).contentShape(Rectangle()).onTapGesture { item = Item(id: "page") }
          .sheet(item: $item) { Box($0.id, 30, 30) }
      }
    }
    let tree = try Tree(Host(), 400, 800)
    tree.tap(200, 400, at: 0.1)
    tree.wait(until: 3)
    #expect(tree.frame("page") != nil)
  }

  @Test func detentsSetTheHeight() throws {
    let sheet = Box("opener", 10, 10).sheet(isPresented: .constant(true)) {
      Box.filling("page").presentationDetents([.medium])
    }
    let tree = try Tree(sheet, 400, 800)
    tree.wait(until: 3)
    #expect(tree.frames("page") == "page 0 400 400 400")
  }
}
