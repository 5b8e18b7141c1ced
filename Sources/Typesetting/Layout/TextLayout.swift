import Geometry

/// Glyphs of one font in a line, from left to right.
package struct GlyphRun: Sendable {
  package var face: FontFace
  /// Points per em.
  package var size: Double
  package var glyphs: [UInt32]
  /// The pen of each glyph in points from the layout's top left corner, on the run's own baseline.
  package var positions: [Point]
  /// The mark of the text run that it comes from.
  package var tag: Int
  /// Index of the text run that it comes from.
  package var run: Int
  /// The left end of the run on its baseline, from the layout's top left corner.
  package var origin: Point
  /// Sum of the glyphs' advances.
  package var width: Double
}

/// One line of a layout.
package struct TextLine: Sendable {
  /// The left end of the line on its baseline, from the layout's top left corner.
  package var baseline: Point
  /// From the left end to the right one; spaces that hang over the end do not count.
  package var width: Double
  /// Above the baseline, by the fonts.
  package var ascent: Double
  /// Below the baseline, by the fonts.
  package var descent: Double
  package var runs: [GlyphRun]
}

/// Text as lines of placed glyphs, in points.
package final class TextLayout: Sendable {
  /// What the text takes, rounded up to whole pixels.
  package let size: Size
  /// From the top to the baseline of the first line.
  package let firstBaseline: Double
  /// From the top to the baseline of the last line.
  package let lastBaseline: Double
  package let lines: [TextLine]
  /// Whether some of the text is not shown.
  package let isTruncated: Bool
  /// What the fonts were scaled by to fit: 1, or less under a minimum scale factor.
  package let scale: Double

  init(size: Size, lines: [TextLine], isTruncated: Bool, scale: Double) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
    firstBaseline = lines.first?.baseline.y ?? 0
    lastBaseline = lines.last?.baseline.y ?? 0
  }
}
