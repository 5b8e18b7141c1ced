extension Path {
  /// The length of all subpaths, closing lines included.
  package var length: Double { PathMeasure(self).length }

  /// The part between two fractions of the length, each held to 0 … 1. Empty when `from` is not below
  /// `to`.
  package func trimmed(from: Double, to: Double) -> Path {
    let from = min(max(from, 0), 1)
    let to = min(max(to, 0), 1)
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let measure = PathMeasure(self)
    var result = Path()
    for contour in measure.contours {
      measure.extract(
        contour, from: from * measure.length, to: to == 1 ? .infinity : to * measure.length,
        into: &result)
    }
    return result
  }

  /// The path cut into dashes: lengths drawn and left out in turn, beginning `phase` into the
  /// pattern at the start of every subpath. A pattern of odd length counts twice. A pattern that has
  /// a negative length, no positive one, or would give more than a hundred thousand dashes leaves the
  /// path as it is.
  package func dashed(pattern: [Double], phase: Double) -> Path {
    let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let total = pattern.reduce(0, +)
    guard total > 0, total.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
    let measure = PathMeasure(self)
    guard measure.length / total * Double(pattern.count) < 100_000 else { return self }
    var result = Path()
    for contour in measure.contours {
      var index = 0
      var position = contour.start - Elementary.modulo(phase, total)
      let end = contour.start + contour.length
      while position < end {
        // A dash without length still shows its caps, in the direction of the path.
        let on = max(pattern[index], 1e-6)
        let from = max(position, contour.start)
        if position + on > contour.start, from < end {
          measure.extract(contour, from: from, to: min(position + on, end), into: &result)
        }
        position += pattern[index] + pattern[index + 1]
        index = (index + 2) % pattern.count
      }
    }
    return result
  }
}
