/// Where the lines of a lazy container lie along its axis: each as long as it was measured, or else as
/// the first one that was. Places are found, and lengths changed, in a time that grows with the
/// logarithm of the number of lines.
struct LineExtents {
  /// Points between lines.
  var gap = 0.0
  /// The length of lines that were not measured; nil before one was.
  private(set) var estimate: Double?
  private(set) var count = 0
  /// How much longer than the estimate each line is.
  private var excess: [Double] = []
  /// Sums of `excess` over ranges whose length is the lowest bit of their end: a Fenwick tree.
  private var sums: [Double] = []

  /// Takes a number of lines, of which some at the start are as they were.
  mutating func resize(_ count: Int, keeping prefix: Int) {
    self.count = count
    excess = Array(excess.prefix(min(prefix, count)))
    excess += [Double](repeating: 0, count: count - excess.count)
    rebuild()
  }

  /// Forgets all lengths.
  mutating func forget() {
    estimate = nil
    excess = [Double](repeating: 0, count: count)
    rebuild()
  }

  /// Takes the length of lines that were not measured.
  mutating func setEstimate(_ length: Double) { estimate = length }

  private mutating func rebuild() {
    sums = [0] + excess
    for index in sums.indices.dropFirst() {
      let next = index + (index & -index)
      if next < sums.count { sums[next] += sums[index] }
    }
  }

  /// Where a line begins; for the number of lines, a gap after the last one.
  func start(of line: Int) -> Double {
    var sum = Double(line) * ((estimate ?? 0) + gap)
    var index = line
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// The length of a line, measured or not.
  func length(of line: Int) -> Double { (estimate ?? 0) + excess[line] }

  /// All lines with the gaps between them.
  var total: Double { count == 0 ? 0 : max(0, start(of: count) - gap) }

  /// Takes the length of a line; returns by how much it changed.
  mutating func set(_ length: Double, of line: Int) -> Double {
    let change = length - self.length(of: line)
    if change == 0 { return 0 }
    excess[line] += change
    var index = line + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
    return change
  }

  /// The last line that begins at or before a place; 0 for places before all of them.
  func line(at place: Double) -> Int {
    var (low, high) = (0, count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if start(of: middle) <= place { low = middle } else { high = middle }
    }
    return low
  }
}
