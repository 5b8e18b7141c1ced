/// The vertical measures of a font at a size, in points; all positive distances from the baseline
/// unless stated.
package struct FontMetrics: Hashable, Sendable {
  /// Above the baseline.
  package var ascent: Double
  /// Below the baseline.
  package var descent: Double
  /// Between the descent of one line and the ascent of the next, by the font itself.
  package var leading: Double
  /// Height of flat capitals.
  package var capHeight: Double
  /// Height of flat small letters.
  package var xHeight: Double
  /// From the baseline down to the middle of an underline.
  package var underlineOffset: Double
  /// Thickness of an underline or a strike-through.
  package var lineThickness: Double

  package init(
    ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double,
    underlineOffset: Double, lineThickness: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlineOffset = underlineOffset
    self.lineThickness = lineThickness
  }

  /// Height of one line: ascent + descent.
  package var lineHeight: Double { ascent + descent }

  /// The system font's measures for one em: 1950, 494 and 1443 of 2048 units, published figures of
  /// the platform's own face, so that a line is 1.19336 times the size whatever family draws it.
  static let systemEm = FontMetrics(
    ascent: 1950.0 / 2048, descent: 494.0 / 2048, leading: 0, capHeight: 1443.0 / 2048,
    xHeight: 1078.0 / 2048, underlineOffset: 0.1, lineThickness: 0.06)

  /// The same measures for another size, given those for one em.
  func scaled(_ size: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * size, descent: descent * size, leading: leading * size,
      capHeight: capHeight * size, xHeight: xHeight * size,
      underlineOffset: underlineOffset * size, lineThickness: lineThickness * size)
  }
}
