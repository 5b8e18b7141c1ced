import Foundation

/// Times of repeated runs, in milliseconds.
struct Timing {
  private(set) var wall: [Double] = []
  private(set) var cpu: [Double] = []

  /// Runs once and adds how long it took.
  mutating func add(_ body: () -> Void) {
    let start = Timing.now(CLOCK_MONOTONIC)
    let used = Timing.now(CLOCK_PROCESS_CPUTIME_ID)
    body()
    cpu.append(Timing.now(CLOCK_PROCESS_CPUTIME_ID) - used)
    wall.append(Timing.now(CLOCK_MONOTONIC) - start)
  }

  static func median(_ values: [Double]) -> Double { share(values, 0.5) }

  /// The value below which a share of all lie.
  static func share(_ values: [Double], _ share: Double) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[min(Int(share * Double(sorted.count)), sorted.count - 1)]
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The median time to copy one frame of 1920 × 1080 words.
  static func frameCopy() -> Double {
    let size = 1920 * 1080 * 4
    let from = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    let to = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    defer {
      from.deallocate()
      to.deallocate()
    }
    memset(from, 1, size)
    memset(to, 2, size)
    var timing = Timing()
    for _ in 0..<50 { timing.add { memcpy(to, from, size) } }
    return median(timing.wall)
  }
}
