/// One attempt at a layout: the text at one scale and spacing, broken into lines.
struct LayoutPass {
  let runs: [TextRun]
  let text: ShapedText
  let style: ParagraphStyle
  /// Available width in points, at least that of the widest character and in
  /// whole pixels; infinite for no limit.
  let width: Double
  /// Available height in points; infinite for none.
  let height: Double
  /// Factor on font sizes and what follows from them.
  let scale: Double
  /// Em by which characters move closer.
  let tightening: Double
  /// Measures of each run's font, scaled.
  let metrics: [FontMetrics]
  /// The lines with the last one possibly cut.
  private(set) var lines: [Line] = []
  private(set) var isTruncated = false
  let advances: [Double]

  /// A line, and where an ellipsis stands in it.
  struct Line {
    var range: LineRange
    var cut: Truncator.Cut?
  }

  /// Widths of the marks that layout itself adds, in em of each run's font.
  struct MarkWidths {
    var ellipses: [Double]
    var hyphens: [Double]
  }

  init(
    runs: [TextRun], text: ShapedText, style: ParagraphStyle, width: Double, height: Double,
    scale: Double, tightening: Double, metrics: [FontMetrics], marks: MarkWidths
  ) {
    self.runs = runs
    self.text = text
    self.style = style
    self.height = height
    self.scale = scale
    self.tightening = tightening
    self.metrics = metrics.map { $0.scaled(scale) }
    let sizes = runs.map { $0.size * scale }
    let spacing = runs.map { $0.spacing * scale - $0.size * scale * tightening }
    let advances = text.units.map { unit in
      if let attachment = runs[unit.run].attachment { return attachment.width * scale }
      return unit.item < 0 ? 0 : unit.advance * sizes[unit.run] + spacing[unit.run]
    }
    self.advances = advances
    // The widest character needs its place, and sizes are rounded up to a pixel; all lines may
    // use both, or else the size that is reported would have room for other lines.
    var widest = 0.0
    for index in advances.indices where text.units[index].kind == .text {
      widest = max(widest, advances[index])
    }
    self.width = Fit.roundedUp(max(width, widest), style.pixelScale)
    func points(_ ems: [Double]) -> [Double] {
      ems.indices.map { ems[$0] * sizes[$0] + spacing[$0] }
    }
    let breaker = LineBreaker(
      text: text, advances: advances, hyphens: points(marks.hyphens), width: self.width)
    breakLines(breaker, ellipses: points(marks.ellipses))
  }

  private mutating func breakLines(_ breaker: LineBreaker, ellipses: [Double]) {
    let limit = style.lineLimit.map { max($0, 1) } ?? Int.max
    let broken = breaker.lines(limit: limit == Int.max ? limit : limit + 1)
    let shown = min(limit, linesWithinHeight(broken), broken.count)
    lines = broken.prefix(shown).map { Line(range: $0, cut: nil) }
    isTruncated = shown < broken.count || text.isCut
    guard isTruncated, let last = lines.last else { return }
    let units = last.range.units.lowerBound..<text.paragraphs[last.range.paragraph].units.upperBound
    let truncator = Truncator(breaker: breaker, ellipses: ellipses)
    lines[lines.count - 1].cut = truncator.cut(units, style.truncation)
  }

  /// How many of the lines fit the height, at least one. A text that is offered the height it
  /// reported must show all its lines, so that the last line counts without the gap under it.
  private func linesWithinHeight(_ lines: [LineRange]) -> Int {
    guard height < .infinity else { return lines.count }
    var bottom = 0.0
    for (index, line) in lines.enumerated() {
      let measures = verticalMeasures(of: line)
      if index > 0 { bottom += gap }
      bottom += measures.ascent + measures.descent
      if index > 0, !Fit.fits(bottom, height) { return index }
    }
    return lines.count
  }

  /// Points between the descent of one line and the ascent of the next.
  var gap: Double {
    let spacing = style.lineSpacing.isFinite ? style.lineSpacing : 0
    guard let first = metrics.first else { return spacing }
    guard let pitch = style.linePitch, pitch.isFinite else { return first.leading + spacing }
    return pitch * scale - first.lineHeight + spacing
  }

  /// How far the fonts of a line reach above and below its baseline.
  func verticalMeasures(of line: LineRange) -> (ascent: Double, descent: Double) {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    var previous = -1
    func add(_ run: Int) {
      guard run != previous, metrics.indices.contains(run) else { return }
      previous = run
      let raised = runs[run].baselineOffset.isFinite ? runs[run].baselineOffset * scale : 0
      let attachment = runs[run].attachment
      let own = (attachment?.ascent ?? 0, attachment?.descent ?? 0)
      ascent = max(ascent, metrics[run].ascent + raised, own.0 * scale + raised)
      descent = max(descent, metrics[run].descent - raised, own.1 * scale - raised)
    }
    for unit in line.units { add(text.units[unit].run) }
    // An empty last line is as high as the text before it.
    if line.units.isEmpty { add(text.units.last?.run ?? 0) }
    return ascent.isFinite ? (ascent, descent) : (0, 0)
  }
}
