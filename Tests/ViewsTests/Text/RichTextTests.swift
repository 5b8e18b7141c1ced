import Foundation
import Testing

@testable import Views

/// Texts with looks, dates and images in them.
@MainActor
struct RichTextTests {
  private func element(_ text: some View, _ width: CGFloat = 400) throws -> (Tree, TextElement) {
    let tree = try Tree(text, width, 100)
    return (tree, try #require(tree.graph.rootElement?.children.first as? TextElement))
  }

  private func runs(_ text: some View) throws -> [String] {
    let (_, element) = try element(text)
    return element.runs.map { run in
      var marks = ""
      if run.font.weight >= 600 { marks += "*" }
      if run.font.italic { marks += "_" }
      if run.font.family == .system(.monospaced) { marks += "`" }
      return marks + run.text
    }
  }

  @Test func markdownOfLiterals() throws {
    let name = "**x**"
    #expect(try runs(Text("a **b** _c_ `d`")) == ["a ", "*b", " ", "_c", " ", "`d"])
    #expect(try runs(Text("***b***")) == ["*_b"])
    #expect(
      try runs(Text("Hello **\(name)**!")) == ["Hello ", "***x**", "!"], "values are not read")
    #expect(try runs(Text(verbatim: "**a**")) == ["**a**"])
    #expect(try runs(Text("1. a\n2. b")) == ["1. a\n2. b"], "no blocks")
    #expect(try runs(Text("# a_b_c * d")).joined() == "# a_b_c * d")
    #expect(try runs(Text("[link](https://a.b) ~~gone~~")).joined() == "link gone")
    #expect(try runs(Text("a\n\n  *b*")).joined() == "a\n\n  _b", "lines stay")
  }

  @Test func struckAndLinked() throws {
    let (_, element) = try element(Text("a ~~b~~ [c](d)"))
    #expect(element.runs.map(\.text).joined() == "a b c")
    let tree = try Tree(
      Text("[█████](d)").font(.system(size: 20)).tint(Color(red: 1, green: 0, blue: 0)), 200, 40)
    #expect(tree.color(100, 20) == 0xFF0000, "a link has the tint")
  }

  @Test func modifiersOfViewsReachTexts() throws {
    let text = Text(verbatim: "aB").textCase(.uppercase).italic()
    #expect(try runs(text) == ["_AB"])
    #expect(try runs(Text(verbatim: "aB").bold().environment(\.textCase, .lowercase)) == ["*ab"])
  }

  @Test func linesAreDrawnUnderAndThrough() throws {
    let plain = Text(verbatim: "    .").font(.system(size: 20))
    func rows(_ text: Text) throws -> [Int] {
      let picture = try Tree(text.foregroundColor(.black), 40, 40).picture()
      return (0..<80).filter { picture[16, $0] & 0xFF < 0x80 }
    }
    #expect(try rows(plain).isEmpty)
    #expect(try rows(plain.underline()).count == 2)
    #expect(try rows(plain.strikethrough()).count == 2)
    let under = try #require(try rows(plain.underline()).first)
    let through = try #require(try rows(plain.strikethrough()).first)
    #expect(under > through + 10)
  }

  @Test func imagesStandInTexts() throws {
    let star = try Tree.size(of: Image(systemName: "star.fill"), nil, nil)
    let letters = try Tree.size(of: Text(verbatim: "ab"), nil, nil)
    let both = try Tree.size(of: Text("a\(Image(systemName: "star.fill"))b"), nil, nil)
    #expect(abs(both.width - star.width - letters.width) < 1.5)
    let (tree, _) = try element(
      Text(Image(systemName: "square.fill")).foregroundColor(Color(red: 1, green: 0, blue: 0)))
    #expect(tree.color(200, 50) == 0xFF0000)
  }

  @Test func linesAreReserved() throws {
    func height(_ view: some View) throws -> CGFloat { try Tree.size(of: view, 200, nil).height }
    #expect(try height(Text(verbatim: "a").lineLimit(3, reservesSpace: true)) == 64.5)
    #expect(try height(Text(verbatim: "a").lineLimit(2...4)) == 42.5)
    #expect(try height(Text(verbatim: "a").lineLimit(3)) == 20.5)
  }

  @Test func clocksRun() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let tree = try Tree(Text(timerInterval: start...start.addingTimeInterval(90)), 200, 40)
    #expect(tree.frame("Text \"1:30\"") != nil)
    #expect(tree.graph.nextWake == 1)
    tree.graph.advance(to: 31)
    tree.layout()
    #expect(tree.frame("Text \"0:59\"") != nil)
    tree.graph.advance(to: 100)
    tree.layout()
    #expect(tree.frame("Text \"0:00\"") != nil)
    #expect(tree.graph.nextWake == nil)
  }

  @Test func datesAreTold() throws {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    func text(_ seconds: Double, _ style: Text.DateStyle) -> String {
      DateText(kind: .style(now.addingTimeInterval(seconds), style))
        .text(at: now, in: EnvironmentValues()).0
    }
    #expect(text(3725, .relative) == "1 hr, 2 min")
    #expect(text(-3600, .offset) == "-1 hr")
    #expect(text(2 * 86_400, .relative) == "2 days")
    #expect(text(0, .relative) == "0 sec")
    #expect(text(-3661, .timer) == "1:01:01")
  }

  @Test func attributedStrings() throws {
    var string = AttributedString("ab")
    string.font = .largeTitle
    var bold = AttributedString("c")
    bold.font = .body.bold()
    let (_, element) = try element(Text(string + bold))
    #expect(element.runs.map(\.text) == ["ab", "c"])
    #expect(element.runs.map(\.font.size) == [34, 17])
    #expect(element.runs.map(\.font.weight) == [400, 600])
  }
}
