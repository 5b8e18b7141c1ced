/// Predicts when a frame that is drawn now will be on the glass.
package struct FramePacer: Hashable, Sendable {
  /// Nanoseconds between refreshes.
  package private(set) var interval: Double
  /// When the last frame came on the glass, in nanoseconds of CLOCK_MONOTONIC.
  package private(set) var lastPresented: UInt64?

  /// A display with this many refreshes per second.
  package init(refreshRate: Double) {
    interval = 1e9 / (refreshRate.isFinite && refreshRate > 0 ? refreshRate : 60)
  }

  /// Takes note of a frame that came on the glass.
  package mutating func presented(at nanoseconds: UInt64) { lastPresented = nanoseconds }

  /// The refresh at which a frame submitted at `now` is shown: the next one of the grid that the
  /// last presentation lies on.
  package func prediction(at now: UInt64) -> UInt64 {
    guard let last = lastPresented, now >= last else { return now + UInt64(interval) }
    let passed = (Double(now - last) / interval).rounded(.down)
    let next = last + UInt64((passed + 1) * interval)
    // At a refresh, whose time was rounded down, the next is the one after it.
    return next > now ? next : last + UInt64((passed + 2) * interval)
  }
}
