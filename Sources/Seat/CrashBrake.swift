/// Stops restarting a program that keeps crashing.
package struct CrashBrake: Sendable {
  /// Crashes that are forgiven within `window`.
  package let limit: Int
  /// Nanoseconds that a crash counts for.
  package let window: UInt64

  private var crashes: [UInt64] = []

  package init(limit: Int = 5, window: UInt64 = 60_000_000_000) {
    self.limit = max(0, limit)
    self.window = window
  }

  /// Notes a crash at `now` (nanoseconds); whether the program may be started again.
  package mutating func allowsRestart(after now: UInt64) -> Bool {
    crashes.removeAll { now >= $0 && now - $0 >= window }
    crashes.append(now)
    return crashes.count <= limit
  }

  /// Crashes that count at present.
  package var count: Int { crashes.count }

  /// How long to wait before the next start, in nanoseconds: longer with every crash, at most 2 s.
  package var delay: UInt64 {
    let step: UInt64 = 100_000_000
    guard crashes.count > 1 else { return step }
    return min(step << UInt64(min(crashes.count - 1, 5)), 2_000_000_000)
  }
}
