import Geometry
import Testing

@testable import Typesetting

struct LineHeightTests {
  let set: Setter

  init() throws {
    set = try Setter()
  }

  @Test(arguments: [
    (34, 41), (28, 33.5), (22, 26.5), (20, 24), (17, 20.5), (16, 19.5), (15, 18), (13, 16),
    (12, 14.5), (11, 13.5),
  ])
  func oneLineIsAsHighAsTheSystemFont(size: Double, height: Double) {
    #expect(set("Hello", size: size).size.height == height)
  }

  @Test func linesOfATextStyleStandAtItsPitch() {
    let text = set("one\ntwo\nthree") { $0.linePitch = 22 }
    #expect(text.lines.count == 3)
    #expect(abs(text.lines[1].baseline.y - text.lines[0].baseline.y - 22) < 1e-9)
    #expect(text.size.height == 64.5, "20.287 + 2 × 22, rounded up to half points")
    #expect(abs(text.firstBaseline - 17 * 1950 / 2048) < 1e-9)
    #expect(abs(text.lastBaseline - text.firstBaseline - 44) < 1e-9)
  }

  @Test func linesOfASizedFontHaveNoLeading() {
    #expect(set("one\ntwo\nthree").size.height == 61, "3 × 20.287 = 60.861")
    #expect(set("one\ntwo") { $0.lineSpacing = 5 }.size.height == 46, "2 × 20.287 + 5 = 45.574")
  }

  @Test func emptyTextIsOneLineHigh() {
    #expect(set("").size == Size(0, 20.5))
    #expect(set("a\n").lines.count == 2)
    #expect(set("\u{7}").size == Size(0, 20.5))
    let nothing = set.typesetter.layout([], style: ParagraphStyle(), width: 9, height: 9)
    #expect(nothing.size == .zero && nothing.lines.isEmpty)
  }

  @Test func reservedLinesTakeSpace() {
    #expect(set("one") { $0.reservedLines = 3 }.size.height == set("one\ntwo\nthree").size.height)
    #expect(set("one\ntwo") { $0.reservedLines = 1 }.size.height == set("one\ntwo").size.height)
  }

  @Test func largerAndRaisedRunsMakeRoom() {
    let style = ParagraphStyle(pixelScale: 1000)
    let small = Fixtures.run("small ", size: 10)
    let large = Fixtures.run("large", size: 40)
    var raised = Fixtures.run("raised", size: 10)
    raised.baselineOffset = 20
    let mixed = set.typesetter.layout([small, large], style: style, width: nil, height: nil)
    #expect(abs(mixed.firstBaseline - 40 * 1950 / 2048) < 1e-9)
    #expect(abs(mixed.size.height - 40 * 2444 / 2048) < 2e-3)
    let lifted = set.typesetter.layout([small, raised], style: style, width: nil, height: nil)
    #expect(abs(lifted.firstBaseline - (20 + 10 * 1950 / 2048)) < 1e-9)
    let line = lifted.lines[0]
    #expect(abs(line.runs[0].positions[0].y - line.runs[1].positions[0].y - 20) < 1e-9)
  }
}

struct WrappingTests {
  let set: Setter

  init() throws {
    set = try Setter()
  }

  @Test(arguments: [
    "The quick brown fox jumps over the lazy dog near the river bank",
    "Donaudampfschifffahrtsgesellschaft is long and so are others",
    "two  spaces   and trailing ones   ", "כל הטיסות יוצאות בזמן מהטרמינל הראשי",
  ])
  func fitsWhatItReports(text: String) {
    for width in stride(from: 0.0, through: 400, by: 7.3) {
      let first = set(text, width: width)
      let again = set(text, width: first.size.width, height: first.size.height)
      #expect(again.lines.count == first.lines.count, "at \(width)")
      #expect(again.size == first.size, "at \(width)")
      #expect(!again.isTruncated)
      if width > 30 { #expect(first.size.width <= width + 0.5, "at \(width)") }
    }
  }

  @Test func noWidthMeansOneLine() {
    for width in [nil, .infinity, .nan] as [Double?] {
      #expect(set("a long text that could be broken", width: width).lines.count == 1)
    }
  }

  @Test func wrapsGreedilyAtWords() {
    let width = set.width("one two") + 1
    #expect(set.lines("one two three four", width: width) == ["onetwo", "three", "four"])
    let pair = set.width("two\u{A0}three") + 1
    #expect(
      set.lines("one two\u{A0}three", width: pair) == ["one", "two?three"],
      "a no-break space holds words together")
  }

  @Test func wordsThatAreTooLongBreakByCharacter() {
    let width = set.width("mmmm") + 1
    #expect(set.lines("mmmmmmmmmm", width: width) == ["mmmm", "mmmm", "mm"])
    #expect(set.lines("i mmmmmm", width: width) == ["i", "mmmm", "mm"])
    #expect(set.lines("abc", width: 0) == ["a", "b", "c"])
  }

  @Test func aLastWordGetsCompany() {
    let width = set.width("alpha beta gamma") + 1
    #expect(set.lines("alpha beta gamma delta", width: width) == ["alphabeta", "gammadelta"])
    let narrow = set.width("alpha") + 1
    #expect(set.lines("alpha beta", width: narrow) == ["alpha", "beta"], "one word stays")
    let tight = set.width("ab extraordinary") + 1
    #expect(
      set.lines("ab extraordinary extraordinary", width: tight)
        == ["abextraordinary", "extraordinary"], "both would not fit")
  }

  @Test func everyLineEndIsALineEnd() {
    for end in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(set.lines("a\(end)b", width: nil) == ["a", "b"])
    }
  }

  @Test func softHyphensAppearWhereLinesBreak() {
    #expect(set.lines("exam\u{AD}ple", width: nil) == ["example"])
    let width = set.width("exam‐") + 0.5
    #expect(set.lines("exam\u{AD}ple", width: width) == ["exam‐", "ple"])
  }

  @Test func spacesHangOverTheEnd() {
    let word = set.width("word")
    let text = set("word      word", width: word + 3)
    #expect(text.lines.map { Fixtures.text(of: $0) } == ["word", "word"])
    #expect(text.size.width == ((word + 3) * 2).rounded(.up) / 2, "spaces count up to the width")
    #expect(set("word  ").size.width > set("word").size.width, "a text's own spaces count")
  }

  @Test func noncharactersDoNotEndTheSearchForBreaks() {
    let width = set.width("one") + 1
    #expect(set.lines("one\u{FFFF} one one", width: width).count == 3)
  }

  @Test func ideographsBreakAnywhere() {
    let text = set("成田国際空港成田国際空港", size: 20, width: 61)
    #expect(text.lines.count == 4)
  }
}

struct AlignmentTests {
  let set: Setter

  init() throws {
    set = try Setter()
  }

  @Test func linesStandWhereAlignmentSays() {
    func starts(_ alignment: LineAlignment, rightToLeft: Bool) -> (Double, Double) {
      let text = set("i\nwide line") {
        $0.alignment = alignment
        $0.rightToLeft = rightToLeft
      }
      return (text.lines[0].baseline.x, text.size.width - text.lines[0].width)
    }
    let left = starts(.leading, rightToLeft: false)
    #expect(left.0 == 0)
    let center = starts(.center, rightToLeft: false)
    #expect(abs(center.0 - center.1 / 2) < 1e-9)
    let right = starts(.trailing, rightToLeft: false)
    #expect(abs(right.0 - right.1) < 1e-9)
    let mirrored = starts(.leading, rightToLeft: true)
    #expect(abs(mirrored.0 - mirrored.1) < 1e-9)
    #expect(starts(.trailing, rightToLeft: true).0 == 0)
  }

  @Test func wrappedSpacesDoNotShiftCentredLines() {
    let width = set.width("wide word") + 1
    let text = set("wide word i", width: width) { $0.alignment = .center }
    for line in text.lines {
      #expect(abs(line.baseline.x - (text.size.width - line.width) / 2) < 1e-9)
    }
  }
}
