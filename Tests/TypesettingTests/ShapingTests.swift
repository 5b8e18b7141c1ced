import Geometry
import Testing

@testable import Typesetting

struct ShapingTests {
  let set: Setter

  init() throws {
    set = try Setter()
  }

  private func glyphs(_ text: String) -> [UInt32] {
    set(text).lines.flatMap { Fixtures.glyphs($0) }
  }

  @Test func pairsAreKerned() {
    #expect(set.width("AV") < set.width("A") + set.width("V"))
    #expect(set.width("To") < set.width("T") + set.width("o"))
  }

  @Test func widthsGrowWithTheSize() {
    let one = set.width("Gateframe", size: 10)
    #expect(abs(set.width("Gateframe", size: 40) - 4 * one) < 1e-9)
    #expect(set.width("Gateframe", weight: 800) > set.width("Gateframe", weight: 300))
  }

  @Test func spacingIsAddedAfterEveryCharacter() {
    let style = ParagraphStyle()
    func width(kerning: Double, tracking: Double) -> Double {
      var run = Fixtures.run("nnnnn")
      run.kerning = kerning
      run.tracking = tracking
      let layout = set.typesetter.layout([run], style: style, width: nil, height: nil)
      return layout.lines[0].width
    }
    let plain = width(kerning: 0, tracking: 0)
    #expect(abs(width(kerning: 3, tracking: 0) - plain - 15) < 1e-9)
    #expect(abs(width(kerning: 0, tracking: -1) - plain + 5) < 1e-9)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    func widths(_ mono: Bool) -> Set<Double> {
      Set(
        "0123456789".map { digit in
          var run = Fixtures.run(String(digit))
          run.font.monospacedDigits = mono
          let layout = set.typesetter.layout(
            [run], style: ParagraphStyle(), width: nil, height: nil)
          return layout.lines[0].width
        })
    }
    #expect(widths(true).count == 1)
    #expect(widths(false).count > 1)
  }

  @Test func accentsComposeAndTakeNoSpace() {
    #expect(abs(set.width("e\u{301}") - set.width("é")) < 1e-9)
    #expect(abs(set.width("x\u{301}") - set.width("x")) < 0.5)
  }

  @Test func invisibleCharactersDrawNothing() {
    for invisible in [
      "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{7}", "\u{0}", "\u{1B}",
      "\u{7F}", "\u{9B}", "\u{FFFF}", "\u{AD}", "\u{E0041}", "\u{FE0F}", "\u{180E}",
      "\u{61C}",
    ] {
      let name = String(invisible.unicodeScalars.map { $0.value }.first ?? 0, radix: 16)
      #expect(glyphs("l\(invisible)l") == glyphs("ll"), "U+\(name)")
      #expect(abs(set.width("l\(invisible)l") - set.width("ll")) < 1e-9, "U+\(name)")
      #expect(glyphs(invisible).isEmpty, "U+\(name)")
    }
  }

  @Test func tabsAreFourSpacesWide() {
    #expect(abs(set.width("l\tl") - set.width("l    l")) < 0.01)
  }

  @Test func tagsAndFontsComeBackOnTheRuns() {
    let runs = [
      Fixtures.run("one ", weight: 300, tag: 11),
      Fixtures.run("two", size: 20, weight: 700, tag: 22),
    ]
    let line = set.typesetter.layout(runs, style: ParagraphStyle(), width: nil, height: nil).lines[
      0]
    #expect(line.runs.map(\.tag) == [11, 22])
    #expect(line.runs.map(\.run) == [0, 1])
    #expect(line.runs.map(\.size) == [17, 20])
    #expect(line.runs[0].face != line.runs[1].face)
    #expect(abs(line.runs[1].origin.x - line.runs[0].width) < 1e-9)
    #expect(abs(line.width - line.runs[0].width - line.runs[1].width) < 1e-9)
  }

  @Test func clustersAcrossRunsHoldTogether() {
    let runs = [Fixtures.run("e", tag: 1), Fixtures.run("\u{301}x", tag: 2)]
    let line = set.typesetter.layout(runs, style: ParagraphStyle(), width: nil, height: nil).lines[
      0]
    #expect(line.runs.map(\.tag) == [1, 2])
    #expect(line.runs[0].glyphs.count == 1, "the accent went to its letter")
  }

  /// Arabic letters join: inside a word they have other shapes than alone, also across fonts.
  @Test func arabicLettersJoin() {
    let word = glyphs("بيب")
    #expect(Set(word).count == 3)
    let alone = glyphs("ب")
    #expect(!word.contains(alone[0]))
  }

  /// A line that ends inside an Arabic word shows the shapes of what is on it.
  @Test func linesInsideWordsAreShapedAnew() throws {
    let lines = set("بببببب", width: set.width("ببب") + 1).lines
    #expect(lines.count == 2)
    for line in lines {
      let letters = Fixtures.glyphs(line)
      #expect(letters == glyphs(String(repeating: "ب", count: letters.count)))
    }
  }

  @Test func whatNoFontHasIsOneBox() {
    let box = glyphs("\u{25A1}")
    #expect(glyphs("\u{10FFF0}") == box, "private use")
    #expect(glyphs("\u{E1234}") == box || glyphs("\u{E1234}").isEmpty)
  }
}
