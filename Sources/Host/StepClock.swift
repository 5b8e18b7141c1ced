import Combine

/// Counts the fixed steps in which state advances: 300 a second, from a start time on. Time that the
/// program could not run through is left out.
package struct StepClock: Hashable, Sendable {
  /// Steps per second.
  package static let rate = Agenda.rate
  private static let second: UInt64 = 1_000_000_000

  /// Nanoseconds of CLOCK_MONOTONIC at which step 0 would have been, had nothing been left out.
  package private(set) var start: UInt64
  /// Nanoseconds that have been left out.
  package private(set) var skipped: UInt64 = 0

  package init(start: UInt64) { self.start = start }

  /// Leaves out so many nanoseconds that have just passed.
  package mutating func skip(_ nanoseconds: UInt64) {
    start += nanoseconds
    skipped += nanoseconds
  }

  /// The last step that began at or before a time; 0 before the start.
  package func step(at nanoseconds: UInt64) -> UInt64 {
    guard nanoseconds > start else { return 0 }
    let elapsed = nanoseconds - start
    // Seconds apart, so that nothing overflows in centuries.
    return elapsed / Self.second * Self.rate + elapsed % Self.second * Self.rate / Self.second
  }

  /// When a step begins, in nanoseconds of CLOCK_MONOTONIC, rounded up.
  package func time(of step: UInt64) -> UInt64 {
    start + step / Self.rate * Self.second
      + (step % Self.rate * Self.second + Self.rate - 1) / Self.rate
  }

  /// Seconds from the start to a time, for curves; 0 before the start.
  package func seconds(at nanoseconds: UInt64) -> Double {
    guard nanoseconds > start else { return 0 }
    let elapsed = nanoseconds - start
    return Double(elapsed / Self.second) + Double(elapsed % Self.second) / 1e9
  }
}
