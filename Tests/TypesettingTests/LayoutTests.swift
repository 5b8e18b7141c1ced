import Geometry
import Testing

@testable import Typesetting

struct LayoutTests {
  let typesetter: Typesetter

  init() throws {
    typesetter = try Fixtures.typesetter()
  }

  private func layout(
    _ text: String, size: Double = 17, width: Double? = nil, height: Double? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = ParagraphStyle(pixelScale: 2)
    change(&style)
    return typesetter.layout(
      [Fixtures.run(text, size: size)], style: style, width: width, height: height)
  }

  @Test(arguments: [
    (34, 41), (28, 33.5), (22, 26.5), (20, 24), (17, 20.5), (16, 19.5), (15, 18), (13, 16),
    (12, 14.5), (11, 13.5),
  ])
  func oneLineIsAsHighAsTheSystemFont(size: Double, height: Double) {
    #expect(layout("Hello", size: size).size.height == height)
  }

  @Test func linesOfATextStyleStandAtItsPitch() {
    let text = layout("one\ntwo\nthree") { $0.linePitch = 22 }
    #expect(text.lines.count == 3)
    #expect(abs(text.lines[1].baseline.y - text.lines[0].baseline.y - 22) < 1e-9)
    #expect(text.size.height == 64.5, "20.287 + 2 × 22, rounded up to half points")
    #expect(abs(text.firstBaseline - 17 * 1950 / 2048) < 1e-9)
  }

  @Test func emptyTextIsOneLineHigh() {
    #expect(layout("").size == Size(0, 20.5))
    #expect(layout("a\n").lines.count == 2)
    #expect(typesetter.layout([], style: ParagraphStyle(), width: 9, height: 9).size == .zero)
  }

  @Test func wrapsAtWordsAndFitsWhatItReports() {
    let text = "The quick brown fox jumps over the lazy dog near the river bank"
    for width in stride(from: 0.0, through: 400, by: 7.3) {
      let first = layout(text, width: width)
      let again = layout(text, width: first.size.width, height: first.size.height)
      #expect(again.lines.count == first.lines.count, "at \(width)")
      #expect(again.size == first.size, "at \(width)")
      #expect(!again.isTruncated)
      if width > 60 { #expect(first.size.width <= width + 0.5) }
    }
  }

  @Test func noWidthMeansOneLine() {
    #expect(layout("a long text that could be broken", width: nil).lines.count == 1)
    #expect(layout("a long text", width: .infinity).lines.count == 1)
    #expect(layout("a long text", width: .nan).lines.count == 1)
  }
}
