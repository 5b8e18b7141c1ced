/// Where an ellipsis goes in a line that has more text than width.
struct Truncator {
  let breaker: LineBreaker
  /// The width of the ellipsis in points, by text run.
  let ellipses: [Double]

  /// The units before and after an ellipsis, and the run that gives the ellipsis its font.
  struct Cut: Hashable {
    var before: Range<Int>
    var after: Range<Int>
    var run: Int
  }

  private var text: ShapedText { breaker.text }

  /// Cuts `units`, which begin a line and run to the end of their paragraph.
  func cut(_ units: Range<Int>, _ truncation: Truncation) -> Cut {
    var end = units.upperBound
    while end > units.lowerBound, breaker.isBlank(end - 1) { end -= 1 }
    let units = units.lowerBound..<end
    switch truncation {
    case .tail: return tail(units)
    case .head: return head(units)
    case .middle: return middle(units)
    }
  }

  private func tail(_ units: Range<Int>) -> Cut {
    let end = prefix(of: units, width: breaker.width)
    let before = trimmed(units.lowerBound..<end)
    return Cut(before: before, after: end..<end, run: run(before.upperBound, in: units))
  }

  private func head(_ units: Range<Int>) -> Cut {
    var used = ellipsis(at: units.upperBound, in: units)
    var start = units.upperBound
    while start > units.lowerBound, Fit.fits(used + breaker.advances[start - 1], breaker.width) {
      start -= 1
      used += breaker.advances[start]
    }
    while start < units.upperBound, text.units[start].kind == .space { start += 1 }
    return Cut(
      before: units.lowerBound..<units.lowerBound, after: start..<units.upperBound,
      run: run(start + 1, in: units))
  }

  private func middle(_ units: Range<Int>) -> Cut {
    let ellipsis = ellipsis(at: units.lowerBound, in: units)
    let available = breaker.width - ellipsis
    var first = units.lowerBound
    var last = units.upperBound
    var left = 0.0
    var right = 0.0
    // Grow the shorter side, so that both ends show about as much.
    while first < last {
      let growsLeft = left <= right
      let next = breaker.advances[growsLeft ? first : last - 1]
      guard Fit.fits(left + right + next, available) else { break }
      if growsLeft {
        left += next
        first += 1
      } else {
        right += next
        last -= 1
      }
    }
    let before = trimmed(units.lowerBound..<first)
    while last < units.upperBound, text.units[last].kind == .space { last += 1 }
    return Cut(
      before: before, after: max(last, first)..<units.upperBound,
      run: run(before.upperBound, in: units))
  }

  /// The end of the longest start of the units that leaves room for the ellipsis.
  private func prefix(of units: Range<Int>, width: Double) -> Int {
    var used = 0.0
    var end = units.lowerBound
    for index in units {
      used += breaker.advances[index]
      // A tail may fit where something before it does not, when its run has a narrow ellipsis.
      guard Fit.fits(used, width) else { break }
      if Fit.fits(used + ellipses[text.units[index].run], width) { end = index + 1 }
    }
    return end
  }

  private func trimmed(_ units: Range<Int>) -> Range<Int> {
    var end = units.upperBound
    while end > units.lowerBound, breaker.isBlank(end - 1) { end -= 1 }
    return units.lowerBound..<end
  }

  private func ellipsis(at unit: Int, in units: Range<Int>) -> Double {
    let index = run(unit, in: units)
    return ellipses.indices.contains(index) ? ellipses[index] : 0
  }

  /// The run of the unit before a place, or of the first one.
  private func run(_ place: Int, in units: Range<Int>) -> Int {
    guard !units.isEmpty else {
      return text.units.indices.contains(units.lowerBound)
        ? text.units[units.lowerBound].run : 0
    }
    return text.units[min(max(place - 1, units.lowerBound), units.upperBound - 1)].run
  }
}
