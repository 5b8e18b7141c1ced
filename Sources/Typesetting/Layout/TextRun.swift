/// Something that stands in a text like one character. Lengths are points.
package struct TextAttachment: Hashable, Sendable {
  package var width: Double
  /// Above the baseline.
  package var ascent: Double
  /// Below the baseline; negative where it ends above.
  package var descent: Double

  package init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

/// A stretch of text in one font.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescriptor
  /// Points added after every character; ligatures stay.
  package var kerning: Double
  /// Points added after every character; optional ligatures are taken apart.
  package var tracking: Double
  /// Points by which the text is raised.
  package var baselineOffset: Double
  /// What stands in the place of the text, which then is the object replacement character.
  package var attachment: TextAttachment?
  /// The caller's own mark, which comes back on the glyph runs.
  package var tag: Int

  package init(
    text: String, font: FontDescriptor, kerning: Double = 0, tracking: Double = 0,
    baselineOffset: Double = 0, tag: Int = 0
  ) {
    self.text = text
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.tag = tag
  }

  /// What of the run decides about its glyphs.
  var shaping: ShapingRun {
    ShapingRun(
      text: text, style: font.style, monospacedDigits: font.monospacedDigits,
      smallCaps: font.smallCaps, ligatures: tracking == 0)
  }

  /// Points per em, held within what outlines can carry.
  var size: Double { font.size.isFinite ? min(max(font.size, 0), 4096) : 0 }

  /// Points added after every character.
  var spacing: Double {
    let sum = kerning + tracking
    return sum.isFinite ? sum : 0
  }
}
