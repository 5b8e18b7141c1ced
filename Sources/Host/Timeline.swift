import CLinux
import Foundation

/// The loop's view of time: what it is now, and how to wait.
@MainActor
package protocol Timeline: AnyObject {
  /// Nanoseconds of CLOCK_MONOTONIC.
  var now: UInt64 { get }

  /// Waits until a descriptor is readable or the time has come; nil waits for descriptors alone.
  func wait(until deadline: UInt64?, descriptors: [Int32])
}

/// The machine's own clock, waiting in poll(2).
package final class SystemTimeline: Timeline {
  package init() {}

  package var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  package func wait(until deadline: UInt64?, descriptors: [Int32]) {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard let deadline else {
      _ = poll(&polled, nfds_t(polled.count), -1)
      return
    }
    let now = self.now
    let left = deadline > now ? deadline - now : 0
    var time = timespec(
      tv_sec: Int(left / 1_000_000_000), tv_nsec: Int(left % 1_000_000_000))
    _ = ppoll(&polled, nfds_t(polled.count), &time, nil)
  }
}

/// Time that passes only by waiting, for tests and headless runs: the same every time.
package final class VirtualTimeline: Timeline {
  package private(set) var now: UInt64
  /// How often the loop waited.
  package private(set) var wakeUps = 0

  package init(now: UInt64 = 0) { self.now = now }

  package func wait(until deadline: UInt64?, descriptors: [Int32]) {
    wakeUps += 1
    if let deadline, deadline > now { now = deadline }
  }

  /// Lets time pass.
  package func advance(by nanoseconds: UInt64) { now += nanoseconds }
}
