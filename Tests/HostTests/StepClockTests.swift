import Testing

@testable import Host

/// Steps of 1/300 s, for a very long time.
struct StepClockTests {
  /// Nanoseconds of uptime at which counters of milliseconds in 32 bits start over.
  private static let wrap: UInt64 = (1 << 32) * 1_000_000

  @Test(arguments: [0, 1, wrap - 1_000_000, wrap - 1, wrap, wrap / 2 - 1, UInt64(1) << 62])
  func stepsAndTimesAgree(start: UInt64) {
    let clock = StepClock(start: start)
    #expect(clock.step(at: 0) == 0)
    #expect(clock.step(at: start) == 0)
    let corners: [UInt64] = [0, 1 << 16, 1 << 31, 1 << 32, 300 * 86_400 * 365]
    for corner in corners {
      for step in (corner > 5 ? corner - 5 : 0)...(corner + 305) {
        let time = clock.time(of: step)
        #expect(clock.step(at: time) == step)
        if time > start { #expect(clock.step(at: time - 1) == step - 1) }
      }
    }
  }

  @Test func aStepIsAThreeHundredthOfASecond() {
    let clock = StepClock(start: Self.wrap - 1_000_000)
    #expect(clock.time(of: 300) == clock.start + 1_000_000_000)
    #expect(clock.time(of: 1) == clock.start + 3_333_334)
    #expect(clock.step(at: clock.start + 3_333_333) == 0)
    #expect(clock.step(at: clock.start + 10_000_000) == 3)
    #expect(clock.step(at: clock.start + (1 << 32) * 1_000_000) == (1 << 32) * 3 / 10)
  }

  @Test func steps31And32BitsWideAreReached() {
    let clock = StepClock(start: Self.wrap - 1)
    for bits in [31, 32] {
      let step: UInt64 = 1 << UInt64(bits)
      let seconds = step / 300
      #expect(clock.step(at: clock.start + seconds * 1_000_000_000) == seconds * 300)
      #expect(clock.step(at: clock.time(of: step)) == step)
    }
  }

  @Test func secondsKeepTheirFractionForYears() {
    let clock = StepClock(start: Self.wrap - 1_000_000)
    let year: UInt64 = 365 * 86_400
    #expect(clock.seconds(at: clock.start) == 0)
    #expect(clock.seconds(at: 0) == 0)
    let seconds = clock.seconds(at: clock.start + year * 1_000_000_000 + 250_000_000)
    #expect(abs(seconds - Double(year) - 0.25) < 1e-7)
  }
}
