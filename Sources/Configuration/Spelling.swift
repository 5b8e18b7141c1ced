/// Finds the known word that was probably meant.
enum Spelling {
  /// The nearest of `known` within a third of its letters (at least two), `_` and capitals forgiven.
  static func nearest(to word: String, among known: [String]) -> String? {
    guard word.count <= 64 else { return nil }
    let plain = word.lowercased().map { $0 == "_" ? "-" : $0 }
    let ranked = known.map { (word: $0, distance: distance(plain, Array($0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }),
      best.distance <= max(2, best.word.count / 3)
    else { return nil }
    return best.word
  }

  /// Insertions, deletions and replacements that make one of the other (Levenshtein).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, from) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, to) in right.enumerated() {
        let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (from == to ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[right.count]
  }
}
