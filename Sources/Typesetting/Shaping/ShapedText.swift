/// One glyph as shaped, in font units.
struct ShapedGlyph: Hashable, Sendable {
  var id: UInt32
  var advance: Int32
  var xOffset: Int32
  /// Upwards.
  var yOffset: Int32
}

/// The smallest piece of text that a line may end after: one or several grapheme clusters that
/// share glyphs.
struct TextUnit: Sendable {
  enum Kind: Sendable {
    case text, space, newline, softHyphen
  }

  enum Break: Sendable {
    case prohibited, allowed
  }

  /// Scalars, as indices into ``ShapedText/scalars``.
  var scalars: Range<Int>
  /// Glyphs, as indices into ``ShapedText/glyphs``; in visual order.
  var glyphs: Range<Int> = 0..<0
  /// Index of the text run, which decides size and colour.
  var run: Int
  /// Index of the item, or -1 for a line end.
  var item = -1
  /// Width in em of the run's font.
  var advance = 0.0
  var kind: Kind
  /// Whether a line may end after it.
  var breakAfter: Break
  /// Whether text must be shaped anew when a line begins here.
  var unsafeBefore = false
}

/// A stretch of units that is shaped at once: one run, direction, script and face.
struct TextItem: Sendable {
  var units: Range<Int>
  var run: Int
  /// Bidirectional embedding level; odd runs right to left.
  var level: UInt8
  /// An OpenType script tag, as HarfBuzz gives it.
  var script: UInt32
  var face: FontFace
}

/// A paragraph, its line end included.
struct TextParagraph: Sendable {
  var units: Range<Int>
  /// 0 for left to right, 1 for right to left.
  var level: UInt8
}

/// Text after analysis and shaping, in em, so that it serves any size and any width.
final class ShapedText: Sendable {
  let scalars: [UInt32]
  let units: [TextUnit]
  let items: [TextItem]
  let glyphs: [ShapedGlyph]
  /// At least one; a text that ends in a line end has an empty last one.
  let paragraphs: [TextParagraph]
  /// Whether text beyond the length limit was left out.
  let isCut: Bool

  init(
    scalars: [UInt32], units: [TextUnit], items: [TextItem], glyphs: [ShapedGlyph],
    paragraphs: [TextParagraph], isCut: Bool
  ) {
    self.scalars = scalars
    self.units = units
    self.items = items
    self.glyphs = glyphs
    self.paragraphs = paragraphs
    self.isCut = isCut
  }
}
