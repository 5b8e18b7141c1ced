/// The instants at which a display without vertical blanks would refresh: a grid at the mode's rate.
struct RefreshTimer {
  /// Nanoseconds from one instant to the next.
  let period: UInt64
  private var anchor: UInt64?

  init(period: UInt64) {
    self.period = max(1, period)
  }

  /// The first instant of the grid after `time`. The grid begins with the first call.
  mutating func next(after time: UInt64) -> UInt64 {
    guard let anchor, time >= anchor else {
      anchor = time
      return time &+ period
    }
    return anchor + ((time - anchor) / period + 1) * period
  }
}
