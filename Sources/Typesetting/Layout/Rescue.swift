/// What is tried before text is truncated: letters closer together, then smaller type.
struct Rescue {
  let style: ParagraphStyle

  /// Em by which letters may move closer, at most.
  static let tighteningLimit = 0.03
  /// Halvings of the search: to within a hundredth of the way between the limits.
  private static let steps = 7

  /// The first pass that shows all the text, or the last one tried.
  func bestPass(_ attempt: (_ scale: Double, _ tightening: Double) -> LayoutPass) -> LayoutPass {
    let plain = attempt(1, 0)
    guard plain.isTruncated, !plain.text.isCut else { return plain }
    var tightening = 0.0
    if style.allowsTightening {
      let tight = attempt(1, Rescue.tighteningLimit)
      if !tight.isTruncated {
        return search(from: Rescue.tighteningLimit, tight, towards: 0) { attempt(1, $0) }
      }
      tightening = Rescue.tighteningLimit
    }
    let smallest = style.minimumScaleFactor
    if smallest > 0, smallest < 1 {
      let small = attempt(smallest, tightening)
      if small.isTruncated { return small }
      return search(from: smallest, small, towards: 1) { attempt($0, tightening) }
    }
    return plain
  }

  /// Moves from a value that works towards one that does not, as far as it still works.
  private func search(
    from working: Double, _ pass: LayoutPass, towards failing: Double,
    _ attempt: (Double) -> LayoutPass
  ) -> LayoutPass {
    var best = pass
    var good = working
    var bad = failing
    for _ in 0..<Rescue.steps {
      let middle = (good + bad) / 2
      let candidate = attempt(middle)
      if candidate.isTruncated {
        bad = middle
      } else {
        good = middle
        best = candidate
      }
    }
    return best
  }
}
