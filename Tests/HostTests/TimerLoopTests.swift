import Combine
import Foundation
import Testing
import Views

@testable import Host

/// Timers of views on the loop's steps.
@MainActor
struct TimerLoopTests {
  private struct Clock: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let log: Log
    @State private var seconds = 0
    var body: some View {
      log.shown.append(seconds)
      return Color.red.frame(width: CGFloat(seconds), height: 4)
        .onReceive(timer) { _ in seconds += 1 }
    }
  }
  private final class Log { var shown: [Int] = [] }

  @Test func aTimerCountsExactlyAndOnlyItsTicksAreDrawn() throws {
    let rig = try Rig()
    let log = Log()
    rig.loop.stage.show(Clock(log: log))
    rig.run(for: 10_500_000_000)
    #expect(log.shown == Array(0...10))
    #expect(rig.loop.frames == 11)
  }
}
