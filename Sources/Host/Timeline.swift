import CLinux
import Foundation

/// The loop's view of time: what it is now, and how to wait.
@MainActor
package protocol Timeline: AnyObject {
  /// Nanoseconds of CLOCK_MONOTONIC.
  var now: UInt64 { get }

  /// The wall clock's date now.
  var date: Date { get }

  /// Waits until a descriptor is readable or the time has come; nil waits for descriptors alone.
  func wait(until deadline: UInt64?, descriptors: [Int32])
}

/// The machine's own clock, waiting in ppoll(2).
package final class SystemTimeline: Timeline {
  package init() {}

  package var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  package var date: Date { Date() }

  package func wait(until deadline: UInt64?, descriptors: [Int32]) {
    let now = self.now
    let left = deadline.map { $0 > now ? Int64(clamping: $0 - now) : 0 }
    _ = gateframe_wait(descriptors, descriptors.count, left ?? -1)
  }
}

/// Time that passes only by waiting, for tests and headless runs: the same every time.
package final class VirtualTimeline: Timeline {
  package private(set) var now: UInt64
  /// How often the loop waited.
  package private(set) var wakeUps = 0

  package init(now: UInt64 = 0) { self.now = now }

  /// As long after the reference date as has passed.
  package var date: Date { Date(timeIntervalSinceReferenceDate: Double(now) / 1e9) }

  package func wait(until deadline: UInt64?, descriptors: [Int32]) {
    wakeUps += 1
    if let deadline, deadline > now { now = deadline }
  }

  /// Lets time pass.
  package func advance(by nanoseconds: UInt64) { now += nanoseconds }
}
