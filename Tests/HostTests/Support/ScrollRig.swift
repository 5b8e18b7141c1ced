import Foundation
import Geometry
import Raster
import Testing
import Typesetting

@testable import Host
@testable import Views

/// A list on a simulated display in virtual time, that a finger scrolls.
@MainActor
final class ScrollRig: FrameLoopDelegate, StageObserver {
  struct Frame {
    /// When it came on the glass, in nanoseconds.
    var time: UInt64
    /// Seconds from the start to the moment it was drawn for.
    var seen: Double
    /// The content's offset in points, before it is rounded to pixels.
    var offset: Double
    /// The row of the glass at which the content's mark begins; nil where it is not to be seen.
    var row: Int?
  }

  static let height = 400
  let timeline: VirtualTimeline
  let display: SimulatedDisplay
  /// What the loop presents on.
  let slow: SlowDisplay
  let input = ScriptedInput()
  let loop: FrameLoop
  private(set) var frames: [Frame] = []

  private static let resources = Result { RenderResources(fonts: try FontLibrary()) }

  /// `start` is the uptime in nanoseconds.
  init(rate: Double, start: UInt64 = 9_000_000_000) throws {
    timeline = VirtualTimeline(now: start)
    let mode = DisplayMode(
      width: 8, height: Self.height, refreshRate: rate, hasVerticalBlanks: true)
    display = SimulatedDisplay(mode: mode, timeline: timeline, phase: start % 1_000_000_000)
    display.kept = 1
    let stage = Stage(resources: try Self.resources.get(), scale: 1)
    stage.show(
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          Color.white.frame(width: 8, height: 1000)
          Color.red.frame(width: 8, height: 50)
          Color.white.frame(width: 8, height: 20_000)
        }
      })
    slow = SlowDisplay(display, timeline: timeline)
    loop = FrameLoop(stage: stage, display: slow, inputs: [input], timeline: timeline)
    loop.delegate = self
    loop.driver.observer = self
    run(seconds: 0.3)
  }

  func run(seconds: Double) { loop.run(until: timeline.now + UInt64(seconds * 1e9)) }

  /// A finger that reports `rate` times a second, each report `delay` seconds after it was there,
  /// from the present moment on, or all at once at the end: its way in points, by seconds from its touch.
  func finger(
    rate: Double, seconds: Double, delay: Double = 0.0015, lifts: Bool = true,
    arrivesAtOnce: Bool = false, way: (Double) -> Double
  ) {
    let start = timeline.now
    let count = Int(seconds * rate)
    for report in 0...count {
      let time = Double(report) / rate
      let phase: TouchEvent.Phase =
        report == 0 ? .began : report == count && lifts ? .ended : .moved
      let kernel = start / 1000 + UInt64(time * 1e6)
      input.add(
        .touch(
          TouchEvent(
            contact: 0, phase: phase,
            position: Point(0.5, (380 - way(Double(kernel - start / 1000) / 1e6)) / 400),
            microseconds: kernel)),
        at: arrivesAtOnce
          ? start + UInt64((seconds + 0.02) * 1e9) : kernel * 1000 + UInt64(delay * 1e9))
    }
  }

  var scroll: ScrollElement? {
    func find(_ element: Element) -> ScrollElement? {
      (element as? ScrollElement) ?? element.children.lazy.compactMap { find($0) }.first
    }
    return loop.stage.graph.rootElement.flatMap(find)
  }

  func forget() { frames = [] }

  func scanned(_ scan: ScanEvent) {}
  func key(_ key: KeyEvent) {}
  func presented(at nanoseconds: UInt64) {
    guard let drawn, let glass = display.presentations.last?.frame else { return }
    let row = (0..<glass.height).first { glass[4, $0] & 0xFF00 < 0x8000 }
    frames.append(Frame(time: nanoseconds, seen: drawn.seen, offset: drawn.offset, row: row))
  }

  private var drawn: (seen: Double, offset: Double)?
  func drew(seenAt time: UInt64, _ damage: [PixelRect]) {
    guard let scroll, !damage.isEmpty else { return }
    let seen = loop.driver.clock.seconds(at: time)
    drawn = (seen, Double(scroll.driver.offset(at: seen).y))
  }
  func skipped(_ nanoseconds: UInt64) {}
  func clockSet(by seconds: Double) {}
  func began(at time: UInt64) {}
  func alarmed() {}
  func took(_ event: InputEvent) {}
  func adopted(_ mode: DisplayMode?) {}
  func suspended(_ isSuspended: Bool) {}
}
