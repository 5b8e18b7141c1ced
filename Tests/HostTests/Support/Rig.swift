import Foundation
import Raster
import Testing
import Typesetting
import Views

@testable import Host

/// Shows a scan as a bar of its first byte's width.
struct ScanView: View {
  let value: Int
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: CGFloat(value), height: 4)
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A stage on a simulated display in virtual time, which shows what is scanned.
@MainActor
final class Rig: FrameLoopDelegate {
  let timeline: VirtualTimeline
  let display: SimulatedDisplay
  let input = ScriptedInput()
  let loop: FrameLoop
  private(set) var presented: [UInt64] = []
  private(set) var aliveAt: [UInt64] = []

  private static let resources = Result { RenderResources(fonts: try FontLibrary()) }

  static func mode(_ rate: Double, width: Int = 64, height: Int = 16) -> DisplayMode {
    DisplayMode(width: width, height: height, refreshRate: rate, hasVerticalBlanks: true)
  }

  init(rate: Double = 60, start: UInt64 = 1_000_000_000, phase: UInt64 = 0) throws {
    timeline = VirtualTimeline(now: start)
    display = SimulatedDisplay(mode: Self.mode(rate), timeline: timeline, phase: phase)
    let stage = Stage(resources: try Self.resources.get(), scale: 1)
    loop = FrameLoop(stage: stage, display: display, inputs: [input], timeline: timeline)
    loop.delegate = self
    loop.onAlive = { [unowned self] in aliveAt.append(timeline.now) }
    stage.show(ScanView(value: 0))
  }

  func scan(_ value: UInt8, at time: UInt64) {
    input.add(.scan(ScanEvent(bytes: [value], microseconds: time / 1000)), at: time)
  }

  func run(for nanoseconds: UInt64) { loop.run(until: timeline.now + nanoseconds) }

  /// Columns of the first row of the glass that are red, on white.
  var shownValue: Int { display.presentations.last.map { Self.value(of: $0.frame) } ?? -1 }

  static func value(of frame: Surface) -> Int {
    (0..<frame.width).reduce(0) { $0 + (frame[$1, 0] & 0xFF00 < 0x8000 ? 1 : 0) }
  }

  func scanned(_ scan: ScanEvent) {
    loop.stage.show(ScanView(value: Int(scan.bytes.first ?? 0)))
  }
  func key(_ key: KeyEvent) {}
  func presented(at nanoseconds: UInt64) { presented.append(nanoseconds) }
}
