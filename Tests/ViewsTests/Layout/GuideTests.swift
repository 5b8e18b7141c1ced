import Foundation
import Testing

@testable import Views

/// Alignment guides and baselines.
@MainActor
struct GuideTests {
  private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private let own = HorizontalAlignment(Own.self)

  @Test func aGuideMovesTheViewAgainstItsSiblings() throws {
    let tree = try Tree(
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 10, 10)
        Box("b", 10, 10).alignmentGuide(.leading) { $0.width + 5 }
      }, 25, 20)
    #expect(tree.frames("VStack", "a", "b") == "VStack 0 0 25 20\na 15 0 10 10\nb 0 10 10 10")
  }

  @Test func customGuidesFallBackToTheirDefault() throws {
    let tree = try Tree(
      VStack(alignment: own, spacing: 0) {
        Box("a", 30, 10)
        Box("b", 20, 10).alignmentGuide(own) { _ in 0 }
      }, 50, 20)
    #expect(tree.frames("a", "b") == "a 0 0 30 10\nb 30 10 20 10")
  }

  @Test func aGuideReachesThroughContainers() throws {
    let tree = try Tree(
      VStack(alignment: own, spacing: 0) {
        HStack(spacing: 0) {
          Box("x", 10, 10)
          Box("y", 10, 10).alignmentGuide(own) { _ in 0 }.padding(.leading, 2)
        }
        Box("b", 20, 10).alignmentGuide(own) { _ in 0 }
      }, 32, 20)
    #expect(tree.frames("y", "b") == "y 12 0 10 10\nb 12 10 20 10")
  }

  @Test func guidesSeeTheViewsOther() throws {
    let tree = try Tree(
      ZStack(alignment: .topLeading) {
        Box("a", 20, 20)
        Box("b", 10, 10).alignmentGuide(.top) { $0[.bottom] }
      }, 20, 30)
    #expect(tree.frames("a", "b") == "a 0 10 20 20\nb 0 0 10 10")
  }

  @Test func baselinesLineUpTextsOfDifferentSizes() throws {
    let tree = try Tree(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "a").font(.largeTitle)
        Text(verbatim: "b")
        Box("box", 10, 10)
      }, 200, 60)
    let large = try #require(tree.frame("Text \"a\""))
    let body = try #require(tree.frame("Text \"b\""))
    let box = try #require(tree.frame("box"))
    let baseline = large.minY + 34 * 1950 / 2048
    #expect(abs(body.minY + 17 * 1950 / 2048 - baseline) < 0.01)
    #expect(abs(box.maxY - baseline) < 0.01, "the bottom where there is no text")
  }

  @Test func theLastBaselineIsThatOfTheLastLine() throws {
    let tree = try Tree(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text(verbatim: "one\ntwo")
        Text(verbatim: "b")
      }, 200, 60)
    let two = try #require(tree.frame("Text \"one\ntwo\""))
    let one = try #require(tree.frame("Text \"b\""))
    #expect(abs(one.minY - two.minY - 22) < 0.01, "one line of body is 22 points below the other")
  }

  @Test func aStacksBaselinesAreItsFirstAndItsLast() throws {
    let tree = try Tree(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Box("box", 10, 30)
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        Text(verbatim: "c")
      }, 200, 100)
    let a = try #require(tree.frame("Text \"a\""))
    let c = try #require(tree.frame("Text \"c\""))
    #expect(abs(a.minY - c.minY) < 0.01)
  }
}
