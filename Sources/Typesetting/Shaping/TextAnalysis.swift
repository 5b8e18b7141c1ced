/// Text cut into grapheme clusters, with what layout needs to know about each.
struct TextAnalysis {
  /// A grapheme cluster.
  struct Cluster {
    var scalars: Range<Int>
    var run: Int
    var kind: TextUnit.Kind
    var breakAfter: TextUnit.Break
    var isTab: Bool
  }

  /// Most scalars that one text may have; what is beyond is not shown.
  static let scalarLimit = 100_000

  private(set) var scalars: [UInt32] = []
  private(set) var clusters: [Cluster] = []
  private(set) var isCut = false

  init(_ runs: [ShapingRun], language: String) {
    var joined = ""
    var runEnds: [Int] = []
    var total = 0
    for run in runs {
      joined += run.text
      total += run.text.unicodeScalars.count
      runEnds.append(total)
    }
    scalars.reserveCapacity(min(total, TextAnalysis.scalarLimit))
    clusters.reserveCapacity(min(total, TextAnalysis.scalarLimit))
    var run = 0
    for character in joined {
      let start = scalars.count
      while run + 1 < runs.count, start >= runEnds[run] { run += 1 }
      var first: UInt32?
      for scalar in character.unicodeScalars {
        first = first ?? scalar.value
        scalars.append(Scalars.shaped(scalar.value))
      }
      guard let first else { continue }
      guard scalars.count <= TextAnalysis.scalarLimit else {
        scalars.removeLast(scalars.count - start)
        isCut = true
        break
      }
      clusters.append(
        Cluster(
          scalars: start..<scalars.count, run: run, kind: TextAnalysis.kind(of: first),
          breakAfter: .prohibited, isTab: first == Scalars.tab))
    }
    let breaks = LineBreakOpportunities.after(scalars, language: language)
    for index in clusters.indices where breaks[clusters[index].scalars.upperBound - 1] {
      clusters[index].breakAfter = .allowed
    }
  }

  private static func kind(of scalar: UInt32) -> TextUnit.Kind {
    if Scalars.isNewline(scalar) { return .newline }
    if Scalars.isSpace(scalar) { return .space }
    return scalar == Scalars.softHyphen ? .softHyphen : .text
  }

  /// The clusters of each paragraph, its line end included; an empty last one after a line end.
  var paragraphs: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for (index, cluster) in clusters.enumerated() where cluster.kind == .newline {
      result.append(start..<index + 1)
      start = index + 1
    }
    result.append(start..<clusters.count)
    return result
  }
}
