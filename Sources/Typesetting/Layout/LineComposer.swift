import Geometry

/// Places the glyphs of a pass's lines.
struct LineComposer {
  let pass: LayoutPass
  let shaper: TextShaper
  let language: String
  /// The shaped ellipsis and hyphen of a run.
  let mark: (_ character: String, _ run: Int) -> ShapedText

  /// A line's pieces from left to right, their width, and the width it reports.
  private struct Measured {
    var runs: [GlyphRun]
    var width: Double
    var reported: Double
    /// Spaces at the end that take part in alignment.
    var trailing: Double
  }

  func compose() -> TextLayout {
    let measured = pass.lines.map(measure)
    let scale = pass.style.pixelScale
    let widest = measured.map { max($0.reported, 0) }.max() ?? 0
    let width = Fit.roundedUp(widest, scale)
    var lines: [TextLine] = []
    var top = 0.0
    for (index, line) in pass.lines.enumerated() {
      let vertical = pass.verticalMeasures(of: line.range)
      if index > 0 { top += pass.gap }
      let origin = Point(x(of: measured[index], line, width), top + vertical.ascent)
      top += vertical.ascent + vertical.descent
      lines.append(
        TextLine(
          baseline: origin, width: measured[index].width, ascent: vertical.ascent,
          descent: vertical.descent,
          runs: measured[index].runs.map { LineComposer.moved($0, by: origin) }))
    }
    if let metrics = pass.metrics.first, lines.count < pass.style.reservedLines {
      let missing = Double(min(pass.style.reservedLines, 10_000) - lines.count)
      top += missing * (metrics.lineHeight + pass.gap)
    }
    return TextLayout(
      size: Size(width, Fit.roundedUp(max(top, 0), scale)), lines: lines,
      isTruncated: pass.isTruncated, scale: pass.scale)
  }

  private func x(of measured: Measured, _ line: LayoutPass.Line, _ width: Double) -> Double {
    let occupied = measured.width + measured.trailing
    let free = width - occupied
    let rightToLeft = pass.style.rightToLeft
    let start: Double
    switch pass.style.alignment {
    case .leading: start = rightToLeft ? free : 0
    case .center: start = free / 2
    case .trailing: start = rightToLeft ? 0 : free
    }
    let level = pass.text.paragraphs[line.range.paragraph].level
    return level == 1 ? start + measured.trailing : start
  }

  private static func moved(_ run: GlyphRun, by offset: Point) -> GlyphRun {
    var run = run
    run.origin = run.origin + offset
    for index in run.positions.indices { run.positions[index] = run.positions[index] + offset }
    return run
  }

  private func measure(_ line: LayoutPass.Line) -> Measured {
    let runs = placed(visuallyOrdered(pieces(of: line), line))
    let width = runs.reduce(0) { $0 + $1.width }
    guard line.cut == nil else {
      return Measured(runs: runs, width: width, reported: width, trailing: 0)
    }
    let range = line.range
    var visible = 0.0
    for unit in range.units.lowerBound..<range.visibleEnd { visible += pass.advances[unit] }
    var full = visible
    for unit in range.visibleEnd..<range.units.upperBound { full += pass.advances[unit] }
    // What was measured decides about the size, so that the same text fits the size it reports; a
    // line shaped anew at its ends may differ by a hair.
    let shown = endsWithHyphen(range) ? width : visible
    let reported = max(shown, min(full, pass.width))
    return Measured(
      runs: runs, width: width, reported: reported,
      trailing: range.endsParagraph ? reported - shown : 0)
  }

  private func endsWithHyphen(_ range: LineRange) -> Bool {
    range.visibleEnd > range.units.lowerBound && !range.endsParagraph
      && pass.text.units[range.visibleEnd - 1].kind == .softHyphen
  }

  /// The pieces of a line in logical order, with an ellipsis or a hyphen where it needs one.
  private func pieces(of line: LayoutPass.Line) -> [LinePiece] {
    let range = line.range
    guard let cut = line.cut else {
      let visible = range.units.lowerBound..<range.visibleEnd
      var pieces = LinePiece.pieces(of: visible, in: pass.text)
      if endsWithHyphen(range) {
        pieces += marks("\u{2010}", run: pass.text.units[range.visibleEnd - 1].run, range)
      }
      return pieces
    }
    return LinePiece.pieces(of: cut.before, in: pass.text) + marks("…", run: cut.run, range)
      + LinePiece.pieces(of: cut.after, in: pass.text)
  }

  private func marks(_ character: String, run: Int, _ range: LineRange) -> [LinePiece] {
    let text = mark(character, run)
    return LinePiece.pieces(of: text.units.indices, in: text).map { piece in
      var piece = piece
      piece.run = run
      piece.level = pass.text.paragraphs[range.paragraph].level
      return piece
    }
  }

  private func visuallyOrdered(_ pieces: [LinePiece], _ line: LayoutPass.Line) -> [LinePiece] {
    guard pieces.contains(where: { $0.level > 0 }) else { return pieces }
    return BidiLevels.visualOrder(pieces.map(\.level)).map { pieces[$0] }
  }

  /// The glyph runs of pieces set one after the other, on a baseline at the origin.
  private func placed(_ pieces: [LinePiece]) -> [GlyphRun] {
    var x = 0.0
    return pieces.map { piece in
      let run = pass.runs[piece.run]
      let size = run.size * pass.scale
      let spacing = run.spacing * pass.scale - size * pass.tightening
      let units = size / piece.item.face.unitsPerEm
      let y = run.baselineOffset.isFinite ? -run.baselineOffset * pass.scale : 0
      var result = GlyphRun(
        face: piece.item.face, size: size, glyphs: [], positions: [], tag: run.tag,
        run: piece.run, origin: Point(x, y), width: 0)
      if let attachment = run.attachment {
        x += attachment.width * pass.scale
        result.width = x - result.origin.x
        return result
      }
      for group in groups(of: piece) {
        var pen = x
        for glyph in group.glyphs {
          if glyph.id != piece.item.face.spaceGlyph {
            result.glyphs.append(glyph.id)
            result.positions.append(
              Point(pen + Double(glyph.xOffset) * units, y - Double(glyph.yOffset) * units))
          }
          pen += Double(glyph.advance) * units
        }
        x += group.advance * size + spacing
      }
      result.width = x - result.origin.x
      return result
    }
  }

  private func groups(
    of piece: LinePiece
  ) -> [(advance: Double, glyphs: ArraySlice<ShapedGlyph>)] {
    guard piece.needsReshaping else { return piece.groups() }
    let output = shaper.reshape(
      piece.text, item: piece.item, units: piece.units, run: pass.runs[piece.run].shaping,
      language: language)
    return piece.groups(of: output)
  }
}
