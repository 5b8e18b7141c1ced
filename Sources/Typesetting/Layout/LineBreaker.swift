/// Breaks shaped text into lines: greedily, a word that is too long by character, and with
/// company for a last word where two lines allow it.
struct LineBreaker {
  let text: ShapedText
  /// The width of each unit in points.
  let advances: [Double]
  /// The width of the hyphen that appears at a soft hyphen, by text run.
  let hyphens: [Double]
  /// Available width in points.
  let width: Double

  /// The lines, but no more than `limit`; the last one may then end before its paragraph.
  func lines(limit: Int) -> [LineRange] {
    var lines: [LineRange] = []
    for index in text.paragraphs.indices {
      let first = lines.count
      addLines(of: index, limit: limit, to: &lines)
      balance(&lines, from: first)
      if lines.count >= limit { break }
    }
    return lines
  }

  private func addLines(of paragraph: Int, limit: Int, to lines: inout [LineRange]) {
    let units = text.paragraphs[paragraph].units
    var start = units.lowerBound
    repeat {
      let end = lineEnd(from: start, in: units)
      lines.append(line(start..<end, paragraph))
      start = end
    } while start < units.upperBound && lines.count < limit
  }

  /// A line of these units, with the spaces at its end found.
  func line(_ units: Range<Int>, _ paragraph: Int) -> LineRange {
    var visible = units.upperBound
    while visible > units.lowerBound, isBlank(visible - 1) { visible -= 1 }
    return LineRange(
      units: units, visibleEnd: visible, paragraph: paragraph,
      endsParagraph: units.upperBound == text.paragraphs[paragraph].units.upperBound)
  }

  func isBlank(_ unit: Int) -> Bool {
    text.units[unit].kind == .space || text.units[unit].kind == .newline
  }

  private func lineEnd(from start: Int, in units: Range<Int>) -> Int {
    var used = 0.0
    var spaces = 0.0
    var opportunity: Int?
    for index in start..<units.upperBound {
      let unit = text.units[index]
      if isBlank(index) {
        spaces += advances[index]
      } else {
        let needed = used + spaces + advances[index]
        guard Fit.fits(needed, width) else {
          return opportunity ?? max(index, start + 1)
        }
        used = needed
        spaces = 0
      }
      guard unit.breakAfter == .allowed else { continue }
      if unit.kind == .softHyphen, !Fit.fits(used + hyphens[unit.run], width) { continue }
      opportunity = index + 1
    }
    return units.upperBound
  }

  /// Moves the last word of the line before down to a last line that holds only one word, when the
  /// line before keeps at least one and both then fit.
  private func balance(_ lines: inout [LineRange], from first: Int) {
    guard lines.count - first >= 2, let last = lines.last, last.endsParagraph,
      last.visibleEnd > last.units.lowerBound
    else { return }
    guard opportunity(in: last.units.lowerBound..<last.visibleEnd) == nil else { return }
    let before = lines[lines.count - 2]
    guard isWordEnd(before.units.upperBound - 1),
      let split = opportunity(in: before.units.lowerBound..<before.visibleEnd)
    else { return }
    let joined = line(split..<last.units.upperBound, last.paragraph)
    guard Fit.fits(visibleWidth(joined), width) else { return }
    lines[lines.count - 2] = line(before.units.lowerBound..<split, last.paragraph)
    lines[lines.count - 1] = joined
  }

  /// Whether the unit before a line's end is one that a line may end after, rather than one inside
  /// a word that was too long.
  private func isWordEnd(_ unit: Int) -> Bool { text.units[unit].breakAfter == .allowed }

  /// The last place inside the units where a line may end.
  private func opportunity(in units: Range<Int>) -> Int? {
    guard units.count > 1 else { return nil }
    for index in stride(from: units.upperBound - 2, through: units.lowerBound, by: -1)
    where text.units[index].breakAfter == .allowed && text.units[index].kind != .softHyphen {
      return index + 1
    }
    return nil
  }

  func visibleWidth(_ line: LineRange) -> Double {
    var sum = 0.0
    for unit in line.units.lowerBound..<line.visibleEnd { sum += advances[unit] }
    if endsWithSoftHyphen(line) { sum += hyphens[text.units[line.visibleEnd - 1].run] }
    return sum
  }

  /// Whether the line is broken at a soft hyphen, which then is seen.
  func endsWithSoftHyphen(_ line: LineRange) -> Bool {
    line.visibleEnd > line.units.lowerBound && !line.endsParagraph
      && text.units[line.visibleEnd - 1].kind == .softHyphen
  }

  /// The width that a line reports: its spaces count as far as the available width goes.
  func reportedWidth(_ line: LineRange) -> Double {
    let visible = visibleWidth(line)
    var full = visible
    for unit in line.visibleEnd..<line.units.upperBound { full += advances[unit] }
    return max(visible, min(full, width))
  }
}
