/// A mode asked for by configuration: `1920x1080` or `1920x1080@59.94`.
package struct ModeRequest: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// Refreshes per second; nil takes the fastest up to 60, or else the slowest.
  package var refreshRate: Double?

  package init(width: Int, height: Int, refreshRate: Double? = nil) {
    self.width = width
    self.height = height
    self.refreshRate = refreshRate
  }

  /// Reads `WxH` or `WxH@R`; nil when the text is neither or out of range (1…16384, 1…1000 Hz).
  package init?(_ text: String) {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count) else { return nil }
    let sides = halves[0].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "X" || $0 == "×" })
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    var rate: Double?
    if halves.count == 2 {
      guard let value = Double(halves[1]), value >= 1, value <= 1000 else { return nil }
      rate = value
    }
    self.init(width: width, height: height, refreshRate: rate)
  }

  /// The mode of `modes` that answers the request; nil when there is none. A rate counts as met
  /// within half a hertz, so that `60` accepts 59.94 when 60.00 is not offered.
  package func best(of modes: [DRMMode]) -> DRMMode? {
    let sized = modes.filter {
      $0.width == width && $0.height == height && $0.flags & DRMMode.interlaceFlag == 0
    }
    if let refreshRate {
      return sized.filter { abs($0.refreshRate - refreshRate) <= 0.5 }
        .min { abs($0.refreshRate - refreshRate) < abs($1.refreshRate - refreshRate) }
    }
    return sized.filter { $0.refreshRate <= 60.5 }.max { $0.refreshRate < $1.refreshRate }
      ?? sized.min { $0.refreshRate < $1.refreshRate }
  }
}
