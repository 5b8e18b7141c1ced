import Geometry

@testable import Typesetting

/// What most tests of this room need.
enum Fixtures {
  /// The machine's fonts; tests of this room cannot run without them.
  static func typesetter() throws -> Typesetter { Typesetter(library: try FontLibrary()) }

  static func run(
    _ text: String, size: Double = 17, weight: Int = 400, tracking: Double = 0, tag: Int = 0
  ) -> TextRun {
    TextRun(
      text: text, font: FontDescriptor(size: size, weight: weight), tracking: tracking, tag: tag)
  }

  /// The glyphs of a layout's line from left to right.
  static func glyphs(_ line: TextLine) -> [UInt32] { line.runs.flatMap(\.glyphs) }
}
