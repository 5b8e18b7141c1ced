import Testing

@testable import Host

/// When a frame drawn now will be seen.
struct FramePacerTests {
  @Test(arguments: [30, 50, 59.94, 60, 60.02, 75, 144])
  func theNextRefreshOfTheGridIsPredicted(rate: Double) {
    var pacer = FramePacer(refreshRate: rate)
    let interval = 1e9 / rate
    let start: UInt64 = 123_456_789_000
    pacer.presented(at: start)
    for frame in 0..<1000 {
      let blank = Double(start) + Double(frame) * interval
      for share in [0.01, 0.3, 0.5, 0.99] {
        let now = UInt64(blank + share * interval)
        let error = Double(pacer.prediction(at: now)) - (blank + interval)
        #expect(abs(error) < 2, "\(frame) \(share)")
      }
    }
  }

  @Test(arguments: [30, 50, 59.94, 60.02, 75, 144])
  func aPredictionIsLaterThanNowByAtMostAnInterval(rate: Double) {
    var pacer = FramePacer(refreshRate: rate)
    pacer.presented(at: 1_000_000_007)
    var now: UInt64 = 1_000_000_007
    for _ in 0..<2000 {
      now += 1_234_567
      let prediction = pacer.prediction(at: now)
      #expect(prediction > now)
      #expect(Double(prediction - now) <= pacer.interval + 2)
    }
  }

  @Test func withoutAPresentationOneIntervalIsAssumed() {
    var pacer = FramePacer(refreshRate: 50)
    #expect(pacer.prediction(at: 1000) == 20_001_000)
    pacer.presented(at: 5000)
    #expect(pacer.prediction(at: 1000) == 20_001_000, "a time before the last presentation")
  }

  @Test(arguments: [0, -60, .nan, .infinity])
  func aRateThatIsNoneCountsAsSixty(rate: Double) {
    #expect(FramePacer(refreshRate: rate).interval == 1e9 / 60)
  }
}
