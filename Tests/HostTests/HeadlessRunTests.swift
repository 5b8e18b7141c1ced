import Geometry
import Raster
import Testing
import Typesetting
import Views

@testable import Host

/// A run without a display, on time of its own.
@MainActor
struct HeadlessRunTests {
  private struct Moving: View {
    @State private var x = 0.0
    var body: some View {
      Color(red: 1, green: 0, blue: 0)
        .frame(width: 10, height: 20)
        .onTapGesture { withAnimation(.linear(duration: 1)) { x = 80 } }
        .offset(x: x)
        .frame(width: 100, height: 20, alignment: .leading)
    }
  }

  @Test func showsTheVeryTimeAskedForAndTakesTouches() throws {
    let run = HeadlessRun(
      resources: RenderResources(fonts: try FontLibrary()), width: 200, height: 40, scale: 2)
    run.stage.show(Moving())
    for (phase, time) in [(TouchEvent.Phase.began, 900_000_000), (.ended, 1_000_000_000)] {
      run.input.add(
        .touch(
          TouchEvent(
            contact: 0, phase: phase, position: Point(0.05, 0.5),
            microseconds: UInt64(time) / 1000)),
        at: UInt64(time))
    }
    run.run(to: 0.5)
    #expect(run.frames.contains("Rectangle 0 0 10 20"))
    #expect(run.picture?[19, 20] == 0xFFFF_0000 && run.picture?[20, 20] == 0xFFFF_FFFF)
    run.run(to: 1.75)
    // Three quarters of the way, give or take the step in which the change was taken in.
    let left = (0..<200).first { run.picture?[$0, 20] == 0xFFFF_0000 }
    #expect(try #require(left) >= 118 && left ?? 0 <= 121)
    run.run(to: 3)
    #expect(run.picture?[160, 20] == 0xFFFF_0000 && run.picture?[159, 20] == 0xFFFF_FFFF)
  }
}
