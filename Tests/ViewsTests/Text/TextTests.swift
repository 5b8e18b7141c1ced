import Foundation
import Testing
import Typesetting

@testable import Views

/// Texts as views.
@MainActor
struct TextTests {
  private func size(_ text: Text, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws
    -> CGSize
  {
    try Tree.size(of: text, width, height)
  }

  @Test(arguments: [
    (Font.TextStyle.largeTitle, 41.0), (.title, 33.5), (.title2, 26.5), (.title3, 24),
    (.headline, 20.5), (.body, 20.5), (.callout, 19.5), (.subheadline, 18), (.footnote, 16),
    (.caption, 14.5), (.caption2, 13.5),
  ])
  func oneLine(style: Font.TextStyle, height: Double) throws {
    #expect(try size(Text(verbatim: "Hg").font(.system(style))).height == height)
  }

  @Test(arguments: [
    (Font.TextStyle.largeTitle, 41.0), (.title, 34), (.title2, 28), (.title3, 25),
    (.headline, 22), (.body, 22), (.callout, 21), (.subheadline, 20), (.footnote, 18),
    (.caption, 16), (.caption2, 13),
  ])
  func linesStandAtTheStylesPitch(style: Font.TextStyle, pitch: Double) throws {
    let points = style.pointSize(.large)
    let exact = points * 2444 / 2048 + 2 * pitch
    let wanted = (exact * 2 - 1e-9).rounded(.up) / 2
    #expect(try size(Text(verbatim: "a\nb\nc").font(.system(style))).height == wanted)
  }

  @Test func aPointSizeHasNoLeading() throws {
    let text = Text(verbatim: "a\nb").font(.system(size: 17))
    #expect(try size(text).height == 41, "2 × 20.287, rounded up to half points")
  }

  @Test func tightAndLooseMoveLinesByTwoPoints() throws {
    func height(_ font: Font) throws -> CGFloat {
      try size(Text(verbatim: "a\nb").font(font)).height
    }
    #expect(try height(.body) == 42.5)
    #expect(try height(.body.leading(.tight)) == 40.5)
    #expect(try height(.body.leading(.loose)) == 44.5)
  }

  @Test func wrapsInTheOfferedWidth() throws {
    let text = Text(verbatim: "several words that have to be broken into lines")
    let one = try size(text)
    let two = try size(text, one.width * 0.7)
    #expect(one.height == 20.5)
    #expect(two.height == 42.5 && two.width <= one.width * 0.7 + 0.5)
    #expect((two.width * 2).rounded() == two.width * 2, "a whole number of pixels")
  }

  @Test func lineLimitAndHeightBoundTheLines() throws {
    let text = Text(verbatim: "several words that have to be broken into many more lines than two")
    let limited = try Tree.size(of: text.lineLimit(2), 80, nil)
    #expect(limited.height == 42.5)
    #expect(try size(text, 80, 50).height == 42.5, "two lines fit into 50 points")
    #expect(try size(text, 80, 1).height == 20.5, "at least one")
    #expect(try Tree.size(of: text.lineLimit(nil), 80, nil).height > 60)
  }

  private func weights(_ view: some View) throws -> [Int] {
    let tree = try Tree(view)
    guard let element = tree.graph.rootElement?.children.first as? TextElement else { return [] }
    return element.runs.map(\.font.weight)
  }

  @Test func boldIsTheStylesBold() throws {
    let text = Text(verbatim: "a").bold()
    #expect(try weights(text) == [600])
    #expect(try weights(text.font(.largeTitle)) == [700])
    #expect(try weights(text.font(.title3)) == [600])
    #expect(try weights(Text(verbatim: "a").fontWeight(.bold)) == [700])
    #expect(try weights(Text(verbatim: "a").font(.headline)) == [600])
    #expect(try weights(Text(verbatim: "a").font(.system(size: 20)).bold()) == [700])
  }

  @Test func partsKeepTheirLook() throws {
    let text =
      Text(verbatim: "a").fontWeight(.light) + Text(verbatim: "b").font(.largeTitle)
      + Text(verbatim: "c")
    let tree = try Tree(text.fontWeight(.heavy).font(.caption))
    let element = try #require(tree.graph.rootElement?.children.first as? TextElement)
    #expect(element.runs.map(\.text) == ["a", "b", "c"])
    #expect(element.runs.map(\.font.weight) == [300, 800, 800])
    #expect(element.runs.map(\.font.size) == [12, 34, 12])
  }

  @Test func theNearestFontCounts() throws {
    let tree = try Tree(Text(verbatim: "a").font(.title).font(.caption).environment(\.font, .body))
    let element = try #require(tree.graph.rootElement?.children.first as? TextElement)
    #expect(element.runs.map(\.font.size) == [28])
  }

  @Test func theSizeOfTypeIsFollowed() throws {
    let text = Text(verbatim: "a").dynamicTypeSize(.xxxLarge)
    let tree = try Tree(text)
    let element = try #require(tree.graph.rootElement?.children.first as? TextElement)
    #expect(element.runs.map(\.font.size) == [23])
  }

  @Test func interpolation() throws {
    let count = 3
    let tree = try Tree(Text("a \(count) \(1.5, specifier: "%.2f") \("b")"))
    #expect(tree.elements("Text \"a 3 1.50 b\"").count == 1)
    #expect(try Tree(Text(String("x"))).elements("Text \"x\"").count == 1)
  }
}
