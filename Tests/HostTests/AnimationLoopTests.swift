import Foundation
import Host
import Raster
import Testing
import Typesetting
import Views

/// What moves is drawn for the moment at which it is seen, once a refresh, until it is there.
@MainActor
struct AnimationLoopTests {
  private struct Sliding: View {
    @State private var isThere = false
    var body: some View {
      Color(red: 1, green: 0, blue: 0)
        .frame(width: 4, height: 4)
        .offset(x: isThere ? 120 : 0)
        .frame(width: 160, height: 8, alignment: .leading)
        .onAppear { withAnimation(.linear(duration: 2)) { isThere = true } }
    }
  }

  /// The left edge of what is red in the middle row, to a part of a pixel.
  private func edge(_ frame: Surface) -> Double {
    var covered = 0.0
    var end = 0
    for x in 0..<frame.width {
      let word = frame[x, frame.height / 2]
      // Red on white: the less green, the more is covered.
      let share = 1 - Double((word >> 8) & 255) / 255
      covered += share
      if share > 0.01 { end = x }
    }
    let last = 1 - Double((frame[end, frame.height / 2] >> 8) & 255) / 255
    return Double(end) + last - covered
  }

  @Test(arguments: [50.0, 59.94, 60, 75, 144])
  func movesByEqualDistancesAndThenRests(_ rate: Double) throws {
    let timeline = VirtualTimeline(now: 9_000_000_000)
    let stage = Stage(resources: RenderResources(fonts: try FontLibrary()))
    stage.show(Sliding())
    let display = SimulatedDisplay(
      mode: DisplayMode(width: 160, height: 8, refreshRate: rate, hasVerticalBlanks: true),
      timeline: timeline)
    display.kept = 1000
    let loop = FrameLoop(stage: stage, display: display, inputs: [], timeline: timeline)
    loop.run(until: timeline.now + 3_000_000_000)
    let frames = display.presentations
    #expect(abs(Double(frames.count) - 2 * rate) < 5)
    let ended = display.count
    loop.run(until: timeline.now + 20_000_000_000)
    #expect(display.count == ended)

    // In the middle of the way every refresh moves it by as much; edges are 8 bits of coverage.
    let middle = frames.dropFirst(10).prefix(40).map { ($0.time, edge($0.frame)) }
    for (a, b) in zip(middle, middle.dropFirst()) {
      let expected = 60 * Double(b.0 - a.0) / 1e9
      #expect(abs(b.1 - a.1 - expected) < 1 / 16.0)
    }
  }
}
