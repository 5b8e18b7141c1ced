import Foundation
import Testing

@testable import Views

/// Which of several views is shown, and what chooses it.
@MainActor
struct TabViewTests {
  private let log = Log()

  private struct Tabs: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      TabView {
        Box.wide("first", height: 100)
          .onAppear { log.add("first") }
          .tabItem { Label("One", systemImage: "house") }
        Color.red
          .onAppear { log.add("second") }
          .onTapGesture { count += 1 }
          .tabItem { Text("Two \(count)") }
          .badge(count)
      }
    }
  }

  @Test func theBarChoosesATab() throws {
    let tree = try Tree(Tabs(log: log), 200, 400)
    #expect(tree.frames("first") == "first 0 125.5 200 100")
    #expect(log.take() == "first")
    #expect(!Picture(tree).items.contains { $0.frame.height == 351 })
    tree.tap(150, 380, at: 0.1)
    #expect(log.take() == "second")
    #expect(tree.frame("first") == nil)
    #expect(Picture(tree).item("red")?.frame.height == 351)
    tree.tap(50, 380, at: 1)
    #expect(tree.frame("first") != nil)
    #expect(log.take() == "")
  }

  @Test func whatStandsForATabFollowsItsState() throws {
    let tree = try Tree(Tabs(log: log), 200, 400)
    tree.tap(150, 380, at: 0.1)
    tree.tap(150, 100, at: 1)
    #expect(tree.frame("Text \"Two 1\"") != nil)
    #expect(tree.frame("Text \"1\"") != nil)
    #expect(tree.warnings.isEmpty)
  }

  private enum Place: Hashable { case left, middle, right }

  /// Pages whose selection is outside.
  private struct Pages: View {
    let log: Log
    @State private var place = Place.middle

    var body: some View {
      TabView(selection: $place) {
        Box.wide("left", height: 50).tag(Place.left)
        Box.wide("middle", height: 50).tag(Place.middle)
        Box.wide("right", height: 50).tag(Place.right)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .frame(height: 300)
      .overlay(alignment: .top) {
        Box("button", 200, 20).contentShape(Rectangle())
          .onTapGesture { withAnimation { place = .left } }
      }
      .onChange(of: place) { log.add("\($0)") }
    }
  }

  @Test func theChosenPageIsShownFirst() throws {
    let tree = try Tree(Pages(log: log), 200, 300)
    #expect(tree.frames("left", "middle") == "left -200 125 200 50\nmiddle 0 125 200 50")
  }

  @Test func aFingerTurnsThePage() throws {
    let tree = try Tree(Pages(log: log), 200, 300)
    tree.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 20, y: 150), at: 0.1, samples: 10)
    tree.wait(until: 3)
    #expect(log.take() == "right")
    #expect(tree.frames("right") == "right 0 125 200 50")
  }

  @Test func theProgramTurnsThePage() throws {
    let tree = try Tree(Pages(log: log), 200, 300)
    tree.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 20, y: 150), at: 0.1, samples: 10)
    tree.wait(until: 3)
    _ = log.take()
    tree.tap(100, 10, at: 3)
    tree.wait(until: 3.2)
    let moving = try #require(tree.frame("left"))
    #expect(moving.minX > -400 && moving.minX < 0)
    tree.wait(until: 6)
    #expect(log.take() == "left")
    #expect(tree.frames("left") == "left 0 125 200 50")
  }

  @Test func elementsOfACollectionAreChosenByTheirIdentities() throws {
    let view = TabView(selection: .constant("b")) {
      ForEach(["a", "b", "c"], id: \.self) { Box.wide($0, height: 50) }
    }
    let tree = try Tree(view, 200, 300)
    #expect(tree.frame("b") != nil)
    #expect(tree.frame("a") == nil)
  }
}
