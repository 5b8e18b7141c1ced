import Geometry

/// Units of one item that stand on one line.
struct LinePiece {
  var text: ShapedText
  var item: TextItem
  var units: Range<Int>
  /// Index of the text run that gives size, spacing and mark.
  var run: Int
  var level: UInt8

  /// The pieces of a stretch of units, in logical order; line ends have none.
  static func pieces(of units: Range<Int>, in text: ShapedText) -> [LinePiece] {
    var result: [LinePiece] = []
    var index = units.lowerBound
    while index < units.upperBound {
      let number = text.units[index].item
      guard text.items.indices.contains(number) else {
        index += 1
        continue
      }
      let item = text.items[number]
      let end = max(min(item.units.upperBound, units.upperBound), index + 1)
      result.append(
        LinePiece(text: text, item: item, units: index..<end, run: item.run, level: item.level))
      index = end
    }
    return result
  }

  /// Whether the glyphs would differ if the piece were shaped alone.
  var needsReshaping: Bool {
    let startsInside = units.lowerBound > item.units.lowerBound
    let endsInside = units.upperBound < item.units.upperBound
    return startsInside && text.units[units.lowerBound].unsafeBefore
      || endsInside && text.units[units.upperBound].unsafeBefore
  }

  /// The glyphs in groups that share a width, from left to right, in em.
  func groups() -> [(advance: Double, glyphs: ArraySlice<ShapedGlyph>)] {
    let order = level & 1 == 1 ? Array(units.reversed()) : Array(units)
    return order.map { (text.units[$0].advance, text.glyphs[text.units[$0].glyphs]) }
  }

  /// The same for glyphs that were shaped anew.
  func groups(
    of output: [GlyphShaper.Output]
  ) -> [(advance: Double, glyphs: ArraySlice<ShapedGlyph>)] {
    let glyphs = output.map(\.glyph)
    var result: [(advance: Double, glyphs: ArraySlice<ShapedGlyph>)] = []
    var start = 0
    while start < output.count {
      var end = start + 1
      while end < output.count, output[end].cluster == output[start].cluster { end += 1 }
      let advance = glyphs[start..<end].reduce(0) { $0 + Double($1.advance) }
      result.append((advance / item.face.unitsPerEm, glyphs[start..<end]))
      start = end
    }
    return result
  }
}
