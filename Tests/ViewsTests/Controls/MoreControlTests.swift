import Foundation
import Raster
import Testing

@testable import Views

/// Controls that are made of others.
@MainActor
struct MoreControlTests {
  private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Box(configuration.isExpanded ? "minus" : "plus", 20, 20)
          .contentShape(Rectangle())
          .onTapGesture { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func aStyleOpensAGroup() throws {
    let tree = try Tree(
      DisclosureGroup("Title") { Box("content", 40, 30) }.disclosureGroupStyle(Plus()), 100, 100)
    #expect(tree.frame("plus") != nil)
    #expect(tree.frame("content") == nil)
    tree.tap(50, 50, at: 1)
    tree.wait(until: 2)
    #expect(tree.frames("minus", "content") == "minus 40 25 20 20\ncontent 30 45 40 30")
  }

  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  @Test func aTreeOpensLevelByLevel() throws {
    let items = [Item(id: "fruit", children: [Item(id: "apple"), Item(id: "pear")])]
    let tree = try Tree(
      VStack { OutlineGroup(items, children: \.children) { Box($0.id, 40, 20) } }, 200, 200)
    #expect(tree.frame("fruit") != nil)
    #expect(tree.frame("apple") == nil)
    tree.tap(100, 100, at: 1)
    tree.wait(until: 2)
    let apple = try #require(tree.frame("apple"))
    let pear = try #require(tree.frame("pear"))
    #expect(apple.minX == 16)
    #expect(pear.minY > apple.minY)
  }

  @Test func aFieldForSearchingLiesAboveWhatIsSearched() throws {
    final class Keeper { var text = "" }
    let keeper = Keeper()
    let tree = try Tree(
      Box.filling("content").searchable(
        text: Binding(get: { keeper.text }, set: { keeper.text = $0 }), prompt: "Find"), 200, 200)
    #expect(tree.frame("content") == CGRect(x: 0, y: 44, width: 200, height: 156))
  }

  @Test func aThresholdMakesEdges() {
    let matrix = ColorMatrices.threshold(0.5, RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    func alpha(_ value: Double) -> Double { min(1, max(0, matrix[18] * value + matrix[19])) }
    #expect(alpha(0.4) == 0)
    #expect(alpha(0.5) == 0.5)
    #expect(alpha(0.6) == 1)
    #expect(matrix[4] == 1)
  }
}
