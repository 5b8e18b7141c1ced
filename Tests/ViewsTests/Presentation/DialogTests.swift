import Foundation
import Testing

@testable import Views

/// Alerts, dialogs and menus.
@MainActor
struct DialogTests {
  private let log = Log()

  private struct Asking: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      Color.clear
        .alert("Delete?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { log.add("delete") }
          Button("Keep", role: .cancel) { log.add("keep") }
        } message: {
          Text("It cannot be undone.")
        }
        .onChange(of: isShown) { log.add("shown \($1)") }
    }
  }

  /// The frames of the two buttons' rows.
  private func rows(_ tree: Tree) -> [CGRect] {
    tree.elements("button").compactMap { tree.drawnFrame($0) }
  }

  @Test func twoButtonsLieBesideEachOtherTheCancellingOneFirst() throws {
    let tree = try Tree(Asking(log: log), 400, 800)
    tree.wait(until: 3)
    let rows = rows(tree).sorted { $0.minX < $1.minX }
    #expect(rows.map(\.width) == [135, 135])
    #expect(rows.map(\.height) == [44, 44])
    #expect(rows[0].minX == 65)
    tree.tap(rows[0].midX, rows[0].midY, at: 3.1)
    #expect(log.take() == "keep shown false")
    tree.wait(until: 6)
    #expect(self.rows(tree).isEmpty)
  }

  @Test func aTouchBesideAnAlertDoesNothing() throws {
    let tree = try Tree(Asking(log: log), 400, 800)
    tree.wait(until: 3)
    tree.tap(10, 10, at: 3.1)
    tree.wait(until: 4)
    #expect(rows(tree).count == 2)
  }

  @Test func anAlertWithoutButtonsCanBePutAway() throws {
    struct Host: View {
      @State var isShown = true
      var body: some View {
        Color.clear.alert(isPresented: $isShown) { Alert(title: Text("Done")) }
      }
    }
    let tree = try Tree(Host(), 400, 800)
    tree.wait(until: 3)
    let row = try #require(rows(tree).first)
    #expect(row.width == 270)
    tree.tap(row.midX, row.midY, at: 3.1)
    tree.wait(until: 6)
    #expect(rows(tree).isEmpty)
  }

  @Test func aDialogsCancellingButtonIsTheLowest() throws {
    let dialog = Color.clear.confirmationDialog("What?", isPresented: .constant(true)) {
      Button("Cancel", role: .cancel) { log.add("cancel") }
      Button("One") { log.add("one") }
      Button("Two") { log.add("two") }
    }
    let tree = try Tree(dialog, 400, 800)
    tree.wait(until: 3)
    let rows = rows(tree).sorted { $0.minY < $1.minY }
    #expect(rows.count == 3)
    tree.tap(rows[2].midX, rows[2].midY, at: 3.1)
    #expect(log.take() == "cancel")
    #expect(rows[2].maxY == 800 - DialogMetrics.dialogMargin)
  }

  @Test func aMenuOpensBelowItsButtonAndActsOnce() throws {
    let menu = Menu("Sort") {
      Button("By name") { log.add("name") }
      Button("By date") { log.add("date") }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    let tree = try Tree(menu, 400, 800)
    tree.tap(200, 8, at: 0.1)
    tree.wait(until: 3)
    let rows = rows(tree).filter { $0.width == AnchoredMetrics.menuWidth }
    #expect(rows.count == 2)
    tree.tap(rows[1].midX, rows[1].midY, at: 3.1)
    tree.wait(until: 6)
    #expect(log.take() == "date")
    #expect(self.rows(tree).allSatisfy { $0.width != AnchoredMetrics.menuWidth })
  }
}
