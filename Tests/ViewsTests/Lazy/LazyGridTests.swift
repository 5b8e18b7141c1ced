import Foundation
import Testing

@testable import Views

/// The columns of lazy grids and where cells lie.
@MainActor
struct LazyGridTests {
  private func tracks(_ items: [GridItem], _ width: CGFloat?) -> String {
    LazyTrack.tracks(items, in: width)
      .map { "\(Tree.text($0.start))+\(Tree.text($0.length ?? -1))" }.joined(separator: " ")
  }

  @Test func fixedColumnsAreAsWideAsSaid() {
    #expect(tracks([GridItem(.fixed(30)), GridItem(.fixed(50))], 200) == "0+30 38+50")
  }

  @Test func flexibleColumnsShareWhatIsLeft() {
    #expect(tracks([GridItem(), GridItem(), GridItem()], 196) == "0+60 68+60 136+60")
    #expect(
      tracks(
        [GridItem(.fixed(50), spacing: 10), GridItem(.flexible(maximum: 40)), GridItem()], 218)
        == "0+50 60+40 108+110")
    #expect(
      tracks([GridItem(.flexible(minimum: 80)), GridItem(.flexible(minimum: 80))], 100)
        == "0+80 88+80")
  }

  @Test func adaptiveColumnsAreAsManyAsFit() {
    #expect(tracks([GridItem(.adaptive(minimum: 40))], 200) == "0+44 52+44 104+44 156+44")
    #expect(
      tracks([GridItem(.adaptive(minimum: 40, maximum: 42))], 200)
        == "0+42 50+42 100+42 150+42")
    #expect(tracks([GridItem(.adaptive(minimum: 300))], 200) == "0+300")
  }

  @Test func cellsFillLineByLine() throws {
    let tree = try Tree(
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 10) {
          ForEach(0..<5, id: \.self) { Box("c\($0)", 20, $0 == 1 ? 30 : 20) }
        }
      }, 100, 100)
    #expect(
      tree.frames("c0", "c1", "c2", "c4")
        == "c0 16 5 20 20\nc1 64 0 20 30\nc2 16 40 20 20\nc4 16 70 20 20")
  }

  @Test func aGridMakesTheLinesNearSight() throws {
    let tree = try Tree(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 5)], spacing: 0) {
          ForEach(0..<4000, id: \.self) { Box("c\($0)", 20, 20) }
        }
      }, 100, 100)
    #expect(tree.frame("content")?.height == 20_000)
    #expect(tree.frame("c31") != nil && tree.frame("c32") == nil)
  }

  @Test func rowsGrowSideways() throws {
    let tree = try Tree(
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 5) {
          ForEach(0..<6, id: \.self) { Box("c\($0)", 20, 20) }
        }
      }, 100, 68)
    #expect(tree.frames("c0", "c1", "c2") == "c0 0 5 20 20\nc1 0 43 20 20\nc2 25 5 20 20")
  }
}
