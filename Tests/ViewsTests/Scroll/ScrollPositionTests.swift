import Foundation
import Testing

@testable import Views

/// Where scrolled content comes to rest, starts, and what the program knows of it.
@MainActor
struct ScrollPositionTests {
  private final class Keeper { var id: Binding<Int?>? }

  private struct Shelf: View {
    let keeper: Keeper
    var start: Int?
    var limit = ViewAlignedScrollTargetBehavior.LimitBehavior.automatic
    @State private var id: Int?

    var body: some View {
      let _ = keeper.id = $id
      ScrollView(.horizontal) {
        HStack(spacing: 10) { ForEach(0..<20, id: \.self) { Box("box\($0)", 60, 40) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
      .scrollPosition(id: $id)
      .onAppear { id = start }
    }
  }

  private func flick(_ tree: Tree, by way: CGFloat, at time: Double, samples: Int = 10) {
    tree.swipe(
      from: CGPoint(x: 90, y: 50), to: CGPoint(x: 90 - way, y: 50), at: time, samples: samples)
  }

  @Test func comesToRestAtAView() throws {
    let keeper = Keeper()
    let tree = try Tree(Shelf(keeper: keeper), 100, 100)
    // Slowly, so that nothing glides on: 50 points are nearer to the second view than to the first.
    flick(tree, by: 60, at: 1, samples: 100)
    tree.wait(until: 6)
    #expect(tree.frame("box1")?.minX == 0)
    #expect(keeper.id?.wrappedValue == 1)
  }

  @Test func aFlickMayGoFarOrToTheNextViewAlone() throws {
    let free = Keeper()
    let tree = try Tree(Shelf(keeper: free), 100, 100)
    flick(tree, by: 80, at: 1)
    tree.wait(until: 8)
    let reached = try #require(free.id?.wrappedValue)
    #expect(reached > 2)
    #expect(tree.frame("box\(reached)")?.minX == 0)

    let held = Keeper()
    let other = try Tree(Shelf(keeper: held, limit: .always), 100, 100)
    flick(other, by: 80, at: 1)
    other.wait(until: 8)
    #expect(held.id?.wrappedValue == 1)
  }

  @Test func aProgramScrollsByTheIdentity() throws {
    let keeper = Keeper()
    let tree = try Tree(Shelf(keeper: keeper, start: 4), 100, 100)
    tree.wait(until: 1)
    #expect(tree.frame("box5")?.minX == 110, "the shortest way shows all of the fourth")
    withAnimation(.linear(duration: 1)) { keeper.id?.wrappedValue = 0 }
    tree.layout()
    tree.wait(until: 1.5)
    let middle = try #require(tree.frame("box0")?.minX)
    #expect(middle < 0 && middle > -240)
    tree.wait(until: 3)
    #expect(tree.frame("box0")?.minX == 0)
    #expect(keeper.id?.wrappedValue == 0)
  }

  @Test func lazyViewsArePlacesToo() throws {
    let tree = try Tree(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Box("row\($0)", 60, 30) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned), 100, 100)
    tree.swipe(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 32), at: 1, samples: 100)
    tree.wait(until: 5)
    #expect(tree.frame("row2")?.minY == 0)
  }

  @Test func startsAtAnAnchorAndStaysThereUntilItIsMoved() throws {
    func view(_ count: Int) -> some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Box("row\($0)", 60, 30) } }
      }
      .defaultScrollAnchor(.bottom)
    }
    let tree = try Tree(view(10), 100, 100)
    #expect(tree.frame("row9")?.maxY == 100)
    tree.show(view(12))
    #expect(tree.frame("row11")?.maxY == 100, "what comes is in sight")
    tree.swipe(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 62), at: 1, samples: 100)
    tree.wait(until: 4)
    let place = try #require(tree.frame("row11")?.maxY)
    #expect(place > 120)
    tree.show(view(14))
    #expect(tree.frame("row11")?.maxY == place)
    let short = try Tree(view(2), 100, 100)
    #expect(short.frame("row1")?.maxY == 100, "short content lies at the anchor")
  }

  @Test func aPullStartsAnAction() async throws {
    let log = Log()
    let tree = try Tree(
      ScrollView { Box("row", 60, 300) }.refreshable { log.add("refreshed") }, 100, 400)
    tree.swipe(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 60), at: 1, samples: 20)
    tree.wait(until: 3)
    await Task.yield()
    #expect(log.take() == "", "too little")
    tree.swipe(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 390), at: 4, samples: 40)
    tree.wait(until: 4.5)
    for _ in 0..<20 where log.lines.isEmpty { await Task.yield() }
    #expect(log.take() == "refreshed")
  }
}
