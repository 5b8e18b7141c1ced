import CFriBidi
import Geometry
import Testing

@testable import Typesetting

struct BidiTests {
  let set: Setter
  private let letters = "אבגדהוabcdef0123456789()…"

  init() throws {
    set = try Setter()
  }

  private func visual(
    _ text: String, width: Double? = nil, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> [String] {
    set(text, width: width, change).lines.map { Fixtures.text(of: $0, candidates: letters) }
  }

  @Test func hebrewRunsFromRightToLeft() {
    #expect(visual("אבג") == ["גבא"])
    #expect(visual("abאבגcd") == ["abגבאcd"])
    #expect(visual("אב 12 גד") == ["דג12בא"], "numbers keep their order")
    #expect(visual("אב (גד)") == ["(דג)בא"], "brackets are mirrored")
  }

  @Test func theFirstLetterDecidesAboutTheParagraph() {
    #expect(visual("אבג abc") == ["abcגבא"])
    #expect(visual("abc אבג") == ["abcגבא"])
    #expect(visual("אבג abc\nabc אבג") == ["abcגבא", "abcגבא"])
    let forced = visual("abc אבג") {
      $0.directionFromText = false
      $0.rightToLeft = true
    }
    #expect(forced == ["גבאabc"])
    #expect(visual("12 (34)") { $0.rightToLeft = true } == ["(34)12"], "no letter: the layout's")
  }

  @Test func linesAreReorderedOneByOne() {
    let width = max(set.width("אבג דהו"), set.width("גדה ואב")) + 1
    #expect(visual("אבג דהו גדה ואב", width: width) == ["והדגבא", "באוהדג"])
  }

  @Test func isolatesAndMarksDrawNothing() {
    let plain = set("abc")
    let marked = set("\u{202A}a\u{200E}b\u{2068}\u{2069}c\u{202C}\u{200F}")
    #expect(Fixtures.glyphs(marked.lines[0]) == Fixtures.glyphs(plain.lines[0]))
    #expect(abs(marked.lines[0].width - plain.lines[0].width) < 1e-9)
  }

  /// The order of pieces against the library's own for single characters.
  @Test func visualOrderAgreesWithFriBidi() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let count = Int.random(in: 1...20, using: &random)
      let levels = (0..<count).map { _ in UInt8.random(in: 0...5, using: &random) }
      let types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: count)
      var embedding = levels.map { FriBidiLevel($0) }
      var map = (0..<count).map { FriBidiStrIndex($0) }
      let length = FriBidiStrIndex(count)
      _ = fribidi_reorder_line(
        FriBidiFlags(0), types, length, 0, FRIBIDI_PAR_LTR, &embedding, nil, &map)
      #expect(BidiLevels.visualOrder(levels) == map.map { Int($0) }, "\(levels)")
    }
  }
}
