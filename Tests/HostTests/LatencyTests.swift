import Testing
import Views

@testable import Host

/// How long the loop says it takes from events to the glass.
@MainActor
struct LatencyTests {
  @Test(arguments: [30, 50, 59.94, 60.02, 75, 144])
  func aTapIsOnTheGlassWithinTwoRefreshes(rate: Double) throws {
    let rig = try Rig(rate: rate)
    rig.loop.stage.show(Tapped())
    rig.run(for: 1_000_000_000)
    let interval = 1e9 / rate
    let frames = rig.loop.frames
    for tap in 0..<200 {
      // The phase against the blanks wanders; the kernel's report takes a millisecond to arrive.
      let time = rig.timeline.now + UInt64(interval * (3 + Double(tap) / 97))
      for (phase, delay) in [(TouchEvent.Phase.began, UInt64(0)), (.ended, 40_000_000)] {
        let touch = TouchEvent(
          contact: 0, phase: phase, position: .init(0.5, 0.5), microseconds: (time + delay) / 1000)
        rig.input.add(.touch(touch), at: time + delay + 1_000_000)
      }
      rig.loop.run(until: time + 40_000_000 + UInt64(3 * interval))
    }
    let latency = rig.loop.latency
    #expect(rig.loop.frames - frames == 200)
    #expect(latency.count == 200, "touches that show nothing do not count")
    let worst = try #require(latency.percentile(0.99, of: .eventToFlip))
    #expect(Double(worst) <= 2 * interval)
    #expect(try #require(latency.percentile(0.5, of: .eventToFlip)) > 0)
    #expect(latency.summary?.hasPrefix("latency of 200 events") == true)
  }

  private struct Tapped: View {
    @State private var isOn = false
    var body: some View {
      (isOn ? Color.red : Color.blue).onTapGesture { isOn.toggle() }
    }
  }

  @Test func spansAddUp() {
    var meter = LatencyMeter()
    func scan(_ microseconds: UInt64) -> InputEvent {
      .scan(ScanEvent(bytes: [1], microseconds: microseconds))
    }
    meter.took(scan(1000), at: 3_000_000)
    meter.submitted(at: 7_000_000)
    meter.took(scan(6900), at: 8_000_000)
    meter.presented(at: 16_000_000)
    #expect(meter.count == 1)
    #expect(meter.percentile(0.5, of: .eventToStep) == 2_000_000)
    #expect(meter.percentile(0.5, of: .stepToSubmission) == 4_000_000)
    #expect(meter.percentile(0.5, of: .submissionToFlip) == 9_000_000)
    #expect(meter.percentile(0.5, of: .eventToFlip) == 15_000_000)
    meter.submitted(at: 17_000_000)
    meter.presented(at: 33_000_000)
    #expect(meter.count == 2)
    #expect(meter.percentile(1, of: .eventToFlip) == 26_100_000)
  }

  @Test func eventsThatShowNothingAndForeignClocksAreLeftOut() {
    var meter = LatencyMeter()
    meter.took(.scan(ScanEvent(bytes: [], microseconds: 5)), at: 60_000_000_000)
    meter.took(.scan(ScanEvent(bytes: [], microseconds: .max)), at: 60_000_000_000)
    meter.took(.scan(ScanEvent(bytes: [], microseconds: 60_000_000)), at: 60_000_000_000)
    meter.submitted(at: 60_200_000_000)
    meter.presented(at: 60_210_000_000)
    #expect(meter.count == 0 && meter.summary == nil)
  }
}
