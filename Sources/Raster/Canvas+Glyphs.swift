import Geometry

extension Canvas {
  /// Draws glyphs in one colour.
  package mutating func drawGlyphs(
    _ glyphs: [PlacedGlyph], color: RGBA, blend: BlendMode = .sourceOver
  ) {
    let record = PaintRecord.solid(color, opacity: 1)
    guard record.word >= 0x0100_0000 || blend != .sourceOver else { return }
    let first = self.glyphs.count
    var bounds = PixelRect.empty
    for glyph in glyphs {
      let mask = glyph.mask
      // Pens beyond what 32 bits hold cannot be on the screen.
      guard abs(glyph.x) < 1 << 24, abs(glyph.y) < 1 << 24 else { continue }
      let x = glyph.x + mask.left
      let y = glyph.y + mask.top
      let box = PixelRect(x0: x, y0: y, x1: x + mask.width, y1: y + mask.height)
      guard !box.isEmpty, !box.intersection(cull).isEmpty else { continue }
      bounds = bounds.union(box)
      owners.objects.append(mask)
      self.glyphs.append(
        GlyphRecord(
          bytes: UnsafePointer(mask.bytes), stride: Int32(mask.stride),
          width: Int32(mask.width), height: Int32(mask.height), x: Int32(x), y: Int32(y)))
    }
    guard self.glyphs.count > first else { return }
    var operation = Operation(kind: .glyphs, bounds: bounds)
    operation.first = first
    operation.count = self.glyphs.count - first
    operation.paint = addPaint(record)
    operation.blend = blend
    add(operation)
  }
}
