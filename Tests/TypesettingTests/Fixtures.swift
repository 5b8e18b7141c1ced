import Geometry

@testable import Typesetting

/// What most tests of this room need.
enum Fixtures {
  /// The machine's fonts; tests of this room cannot run without them.
  static func typesetter() throws -> Typesetter { Typesetter(library: try FontLibrary()) }

  /// Whether the faces for Chinese, Japanese and Korean are installed.
  static var hasHanFonts: Bool {
    (try? FontLibrary())?.isInstalled("Noto Sans CJK SC") ?? false
  }

  static func run(
    _ text: String, size: Double = 17, weight: Int = 400, tracking: Double = 0, tag: Int = 0
  ) -> TextRun {
    TextRun(
      text: text, font: FontDescriptor(size: size, weight: weight), tracking: tracking, tag: tag)
  }

  /// The glyphs of a layout's line from left to right.
  static func glyphs(_ line: TextLine) -> [UInt32] { line.runs.flatMap(\.glyphs) }

  /// The characters of a line from left to right, found back from its glyphs; `?` for glyphs that
  /// none of the candidates has by itself, and spaces where there is a gap.
  static func text(
    of line: TextLine,
    candidates: String = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789…‐-.,()"
  ) -> String {
    var result = ""
    for run in line.runs {
      for glyph in run.glyphs {
        let found = candidates.unicodeScalars.first { run.face.nominalGlyph($0.value) == glyph }
        result.unicodeScalars.append(found ?? "?")
      }
    }
    return result
  }
}

/// Layouts of single texts with few words.
struct Setter {
  let typesetter: Typesetter

  init() throws {
    typesetter = try Fixtures.typesetter()
  }

  func callAsFunction(
    _ text: String, size: Double = 17, weight: Int = 400, width: Double? = nil,
    height: Double? = nil, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = ParagraphStyle(pixelScale: 2)
    change(&style)
    return typesetter.layout(
      [Fixtures.run(text, size: size, weight: weight)], style: style, width: width, height: height)
  }

  /// The width of a text on one line, not rounded.
  func width(_ text: String, size: Double = 17, weight: Int = 400) -> Double {
    self(text, size: size, weight: weight).lines.first?.width ?? 0
  }

  /// The lines of a text from left to right, without spaces.
  func lines(
    _ text: String, width: Double?, height: Double? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> [String] {
    self(text, width: width, height: height, change).lines.map { Fixtures.text(of: $0) }
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
