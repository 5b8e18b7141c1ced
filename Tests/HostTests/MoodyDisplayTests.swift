import Raster
import Testing
import Typesetting
import Views

@testable import Host

/// The loop on displays that do not always take a frame.
@MainActor
struct MoodyDisplayTests {
  private let second: UInt64 = 1_000_000_000
  private let timeline = VirtualTimeline(now: 1_000_000_000)
  private let display: MoodyDisplay
  private let loop: FrameLoop

  init() throws {
    display = MoodyDisplay(mode: Rig.mode(60), timeline: timeline)
    let stage = Stage(resources: RenderResources(fonts: try FontLibrary()), scale: 1)
    loop = FrameLoop(stage: stage, display: display, inputs: [], timeline: timeline)
    stage.show(ScanView(value: 0))
    loop.run(until: timeline.now + 1_000_000_000)
  }

  private func run(for nanoseconds: UInt64) { loop.run(until: timeline.now + nanoseconds) }

  private var isGlassRight: Bool {
    guard let frame = loop.stage.frame else { return false }
    for y in 0..<frame.height {
      for x in 0..<frame.width where frame[x, y] != display.glass[x, y] { return false }
    }
    return true
  }

  @Test func aBusyDisplayLosesNoDamage() {
    display.isBusy = true
    loop.stage.show(ScanView(value: 20))
    run(for: 6 * second)
    #expect(Rig.value(of: display.glass) == 0)
    loop.stage.show(ScanView(value: 5))
    run(for: 6 * second)
    display.isBusy = false
    display.wakeAt = timeline.now + 1
    run(for: second)
    #expect(Rig.value(of: display.glass) == 5)
    #expect(isGlassRight)
  }

  @Test func whatIsRefusedIsOfferedAgainWithoutAnythingElseChanging() {
    display.isBusy = true
    loop.stage.show(ScanView(value: 20))
    run(for: second)
    display.isBusy = false
    display.wakeAt = timeline.now + 1
    run(for: second)
    #expect(Rig.value(of: display.glass) == 20)
  }

  @Test func aBusyDisplayDoesNotSpinTheLoop() {
    display.isBusy = true
    loop.stage.show(ScanView(value: 20))
    let before = timeline.wakeUps
    run(for: 60 * second)
    #expect(timeline.wakeUps - before <= 60)
  }

  @Test func whenItComesBackEverythingIsDrawn() {
    display.isAway = true
    loop.stage.show(ScanView(value: 20))
    run(for: 6 * second)
    display.isAway = false
    run(for: 6 * second)
    #expect(display.damage.last == [PixelRect(x0: 0, y0: 0, x1: 64, y1: 16)])
    #expect(isGlassRight)
  }

  @Test func viewsLearnThatTheDisplayIsTakenAway() {
    final class Seen { var phases: [ScenePhase] = [] }
    struct Watching: View {
      @Environment(\.scenePhase) private var phase
      let seen: Seen
      var body: some View { EmptyView().onChange(of: phase) { seen.phases.append($0) } }
    }
    let seen = Seen()
    loop.stage.show(Watching(seen: seen))
    run(for: second)
    display.tell(.suspended)
    display.wakeAt = timeline.now + 1
    run(for: 6 * second)
    #expect(seen.phases == [.inactive])
    display.tell(.resumed)
    display.wakeAt = timeline.now + 1
    run(for: 6 * second)
    #expect(seen.phases == [.inactive, .active])
  }

  @Test func nothingIsDrawnWhileSuspendedAndAllAfterwards() {
    display.tell(.suspended)
    display.wakeAt = timeline.now + 1
    run(for: 6 * second)
    let count = display.damage.count
    loop.stage.show(ScanView(value: 9))
    run(for: 6 * second)
    #expect(display.damage.count == count)
    display.glass.fill(0xFF12_F456)
    display.tell(.resumed)
    run(for: 6 * second)
    #expect(display.damage.count == count + 1)
    #expect(display.damage.last == [PixelRect(x0: 0, y0: 0, x1: 64, y1: 16)])
    #expect(isGlassRight)
  }

  @Test func aFrameUnderWayWhenSuspendedDoesNotBlockTheLoop() {
    loop.stage.show(ScanView(value: 9))
    display.tell(.suspended)
    display.tell(.resumed)
    run(for: 6 * second)
    loop.stage.show(ScanView(value: 12))
    run(for: 6 * second)
    #expect(Rig.value(of: display.glass) == 12)
  }
}
