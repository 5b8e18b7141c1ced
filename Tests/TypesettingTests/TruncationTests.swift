import Geometry
import Testing

@testable import Typesetting

struct TruncationTests {
  let set: Setter

  init() throws {
    set = try Setter()
  }

  private func line(
    _ text: String, width: Double, _ truncation: Truncation, limit: Int = 1
  ) -> [String] {
    set.lines(text, width: width) {
      $0.lineLimit = limit
      $0.truncation = truncation
    }
  }

  @Test func theTailGoesFirst() {
    let width = set.width("abcdefgh…") + 0.5
    #expect(line("abcdefghijklmnop", width: width, .tail) == ["abcdefgh…"])
    #expect(line("abcdefgh", width: width, .tail) == ["abcdefgh"])
  }

  @Test func spacesBeforeTheEllipsisAreDropped() {
    let width = set.width("abcd …") + 0.5
    let text = set("abcd efghij", width: width) { $0.lineLimit = 1 }
    #expect(text.lines.map { Fixtures.text(of: $0) } == ["abcd…"])
    #expect(text.isTruncated)
    #expect(abs(text.lines[0].width - set.width("abcd…")) < 0.5)
  }

  @Test func theHeadAndTheMiddleCanGo() {
    let head = line("abcdefghijklmnop", width: set.width("…klmnop") + 0.5, .head)
    #expect(head == ["…klmnop"])
    let middle = line("abcdefghijklmnop", width: set.width("abc…nop") + 1, .middle)
    #expect(middle == ["abc…nop"])
  }

  @Test func onlyTheLastLineIsCut() {
    let width = set.width("alpha beta") + 1
    #expect(
      line("alpha beta gamma delta epsilon", width: width, .tail, limit: 2)
        .first == "alphabeta")
    let last = line("alpha beta gamma delta epsilon", width: width, .tail, limit: 2).last ?? ""
    #expect(last.hasPrefix("gamma") && last.hasSuffix("…"))
    #expect(line("a\nb\nc", width: 100, .tail, limit: 2) == ["a", "b…"])
    #expect(line("a\nb", width: 100, .tail, limit: 2) == ["a", "b"])
    #expect(line("a\nb", width: 100, .tail, limit: 0) == ["a…"], "at least one line")
  }

  @Test func heightLimitsLines() {
    let text = "one\ntwo\nthree"
    for (height, count) in [(0, 1), (20, 1), (40, 1), (40.6, 2), (60, 2), (61, 3), (900, 3)] {
      let shown = set(text, height: height)
      #expect(shown.lines.count == count, "at \(height)")
      #expect(shown.isTruncated == (count < 3))
    }
    let pitched = set(text, height: 42.5) { $0.linePitch = 22 }
    #expect(pitched.lines.count == 2, "20.287 + 22 = 42.287")
  }

  @Test func narrowWidthsLeaveTheEllipsis() {
    for width in [0, 1, 5] as [Double] {
      #expect(line("mmmmmm", width: width, .tail).last?.hasSuffix("…") == true)
    }
  }

  @Test func anEllipsisTakesTheFontBeforeIt() {
    let runs = [Fixtures.run("small", size: 10, tag: 7), Fixtures.run(" LARGE", size: 30, tag: 8)]
    let style = ParagraphStyle(lineLimit: 1)
    let text = set.typesetter.layout(runs, style: style, width: 45, height: nil)
    #expect(text.lines.count == 1)
    let last = text.lines[0].runs.last
    #expect(last?.tag == 7 && last?.size == 10)
    #expect(Fixtures.text(of: text.lines[0]).hasPrefix("small"))
  }

  @Test func rightToLeftTextIsCutOnTheLeft() {
    let text = set("שלום עולם שלום עולם", width: 80) {
      $0.lineLimit = 1
      $0.rightToLeft = true
    }
    #expect(text.isTruncated)
    let shown = Fixtures.text(of: text.lines[0], candidates: "…")
    #expect(shown.hasPrefix("…"), "the end of the text is on the left")
  }
}

struct RescueTests {
  let set: Setter

  init() throws {
    set = try Setter()
  }

  @Test func typeShrinksAsFarAsNeeded() {
    let full = set.width("A long destination name")
    let text = set("A long destination name", width: full * 0.8) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!text.isTruncated)
    #expect(text.scale < 0.801 && text.scale > 0.78)
    #expect(abs(text.size.height - 17 * 1.19336 * text.scale) < 0.51)
    #expect(text.lines[0].runs[0].size == 17 * text.scale)
  }

  @Test func typeIsCutAtTheSmallestScale() {
    let text = set("A long destination name", width: 60) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.7
    }
    #expect(text.isTruncated && text.scale == 0.7)
    let plenty = set("A long destination name", width: 400) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.7
    }
    #expect(plenty.scale == 1)
  }

  @Test func tighteningComesBeforeScaling() {
    let full = set.width("A long destination name")
    let text = set("A long destination name", width: full - 2) {
      $0.lineLimit = 1
      $0.allowsTightening = true
      $0.minimumScaleFactor = 0.5
    }
    #expect(!text.isTruncated && text.scale == 1)
    #expect(text.size.width <= full - 1)
  }
}
