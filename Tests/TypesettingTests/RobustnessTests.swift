import Geometry
import Testing

@testable import Typesetting

struct RobustnessTests {
  let set: Setter

  init() throws {
    set = try Setter()
  }

  /// Characters that are likely to be treated apart, and any others.
  private func scalar(_ random: inout SeededGenerator) -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x20...0x7E, 0x7F...0xFF, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F,
      0xE00...0xE7F, 0x1100...0x11FF, 0x2000...0x206F, 0x20D0...0x20FF, 0x3000...0x30FF,
      0xAC00...0xAFFF, 0xE000...0xE0FF, 0xFB00...0xFDFF, 0xFE00...0xFFFF, 0x1F1E6...0x1F6FF,
      0xE0000...0xE01EF, 0...0x10FFFF,
    ]
    while true {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &random)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { return scalar }
    }
  }

  @Test func randomTextIsLaidOutWhateverItHolds() {
    var random = SeededGenerator(seed: 42)
    for round in 0..<600 {
      var runs: [TextRun] = []
      for tag in 0..<Int.random(in: 1...3, using: &random) {
        var text = ""
        for _ in 0..<Int.random(in: 0...24, using: &random) {
          text.unicodeScalars.append(scalar(&random))
        }
        runs.append(Fixtures.run(text, size: 5 + 10 * Double(tag), tag: tag))
      }
      let style = ParagraphStyle(
        alignment: [.leading, .center, .trailing][round % 3],
        lineLimit: round % 4 == 0 ? 1 + round % 3 : nil,
        truncation: [.head, .middle, .tail][round % 3], rightToLeft: round % 2 == 0,
        minimumScaleFactor: round % 5 == 0 ? 0.5 : 1, allowsTightening: round % 7 == 0,
        pixelScale: 2)
      let width = [nil, 0, 30, 120, .infinity][round % 5] as Double?
      let layout = set.typesetter.layout(
        runs, style: style, width: width, height: round % 3 == 0 ? 40 : nil)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      #expect(layout.size.width >= 0 && !layout.lines.isEmpty)
      for run in layout.lines.flatMap(\.runs) {
        #expect(run.glyphs.count == run.positions.count)
        #expect(run.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
    }
  }

  @Test func flagsAreNotDividedAndDoNoHarm() {
    #expect(set("Flight 🇩🇪🇫🇷🇩", width: 40).lines.count >= 2)
    let breaks = LineBreakOpportunities.after([0x1F1E6, 0x61, 0xFFFF, 0x61], language: "")
    #expect(breaks.count == 4)
  }

  @Test func everyBlockIsAnalysed() {
    // Whole blocks as one text each, so that the test stays quick.
    for block in stride(from: UInt32(0), to: 0x2_0000, by: 64) {
      var text = ""
      for value in block..<block + 64 {
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      _ = LineBreakOpportunities.after(text.unicodeScalars.map(\.value), language: "ja")
      _ = BidiLevels.levels(
        text.unicodeScalars.map(\.value), rightToLeft: true, fromText: true)
    }
  }

  @Test func oddNumbersDoNoHarm() {
    for odd in [Double.nan, .infinity, -.infinity, -5, 0, 1e300] {
      var run = Fixtures.run("some text", size: odd)
      run.kerning = odd
      run.tracking = odd
      run.baselineOffset = odd
      var style = ParagraphStyle(pixelScale: odd)
      style.lineSpacing = odd
      style.linePitch = odd
      style.minimumScaleFactor = odd
      style.lineLimit = -1
      style.reservedLines = .max
      _ = set.typesetter.layout([run], style: style, width: odd, height: odd)
      var plain = Fixtures.run("some text")
      plain.font.weight = odd > 0 ? .max : .min
      let layout = set.typesetter.layout([plain], style: style, width: odd, height: odd)
      #expect(!layout.lines.isEmpty)
    }
  }

  @Test func veryLongTextIsCut() {
    let text = String(repeating: "word ", count: 30_000)
    let layout = set(text, width: 300)
    #expect(layout.isTruncated)
    let glyphs = layout.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
    #expect(glyphs <= TextAnalysis.scalarLimit)
    let stacked = "a" + String(repeating: "\u{301}", count: 5_000)
    #expect(set(stacked, width: 100).lines.count == 1)
  }
}
