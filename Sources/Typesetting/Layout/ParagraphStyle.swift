/// Where lines stand when they are not equally wide.
package enum LineAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// Which part of a text that does not fit is replaced by an ellipsis.
package enum Truncation: Hashable, Sendable {
  case head, middle, tail
}

/// How text becomes lines.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment: LineAlignment
  /// Most lines to show; nil for no limit, values below 1 count as 1.
  package var lineLimit: Int?
  /// As many lines as take space even when there is less text.
  package var reservedLines: Int
  package var truncation: Truncation
  /// Points between the lines on top of the font's own.
  package var lineSpacing: Double
  /// Distance between the baselines of a text style, in points; nil stands for the line height.
  package var linePitch: Double?
  /// Whether leading is on the right. Also the direction of text that shows none itself.
  package var rightToLeft: Bool
  /// Whether each paragraph's first strong character decides about its direction; otherwise
  /// `rightToLeft` does.
  package var directionFromText: Bool
  /// The smallest factor that text may be scaled by to fit, 0 to 1.
  package var minimumScaleFactor: Double
  /// Whether letters may move closer before text is scaled or truncated.
  package var allowsTightening: Bool
  /// Device pixels per point; sizes are rounded up to whole pixels.
  package var pixelScale: Double
  /// The language of the text as a BCP 47 tag, or empty.
  package var language: String

  package init(
    alignment: LineAlignment = .leading, lineLimit: Int? = nil, reservedLines: Int = 0,
    truncation: Truncation = .tail, lineSpacing: Double = 0, linePitch: Double? = nil,
    rightToLeft: Bool = false, directionFromText: Bool = true, minimumScaleFactor: Double = 1,
    allowsTightening: Bool = false, pixelScale: Double = 1, language: String = ""
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.linePitch = linePitch
    self.rightToLeft = rightToLeft
    self.directionFromText = directionFromText
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.pixelScale = pixelScale
    self.language = language
  }
}
