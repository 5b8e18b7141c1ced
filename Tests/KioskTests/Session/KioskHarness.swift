import Configuration
import Foundation
import Host
import Kiosk
import Raster
import Typesetting
import Views

/// A kiosk on a simulated display, with scripted input and time that passes only by waiting.
@MainActor
final class KioskHarness {
  static let pass = Array(
    "M1NORDAHL/INGRID      EQW7RTZ YULFRAAC 0834 226J033C0025 100".utf8)
  static let interval: UInt64 = 16_666_667

  let timeline: VirtualTimeline
  let display: SimulatedDisplay
  let input = ScriptedInput()
  let stage: Stage
  let loop: FrameLoop
  let controller: KioskController

  init(
    configuration: KioskConfiguration = KioskConfiguration(), source: String? = nil,
    rate: Double = 60
  ) throws {
    var configuration = configuration
    // Not what is stored on this machine.
    if configuration.store.folder == nil { configuration.store.folder = "/nonexistent/store" }
    let timeline = VirtualTimeline(now: 5_000_000_000)
    let stage = Stage(resources: RenderResources(fonts: try FontLibrary()))
    self.timeline = timeline
    self.stage = stage
    display = SimulatedDisplay(
      mode: DisplayMode(width: 320, height: 180, refreshRate: rate, hasVerticalBlanks: true),
      timeline: timeline)
    loop = FrameLoop(stage: stage, display: display, inputs: [input], timeline: timeline)
    let lines = Lines()
    controller = KioskController(
      stage: stage,
      settings: KioskSettings(
        configuration, source: source, fixedNow: Date(timeIntervalSince1970: 1_786_737_600)),
      clock: { timeline.now }, log: { lines.all.append($0) })
    self.lines = lines
    loop.delegate = controller
    controller.onSessionEndChanged = { [unowned loop] in loop.alarm = $0 }
    loop.onAlarm = { [unowned controller] in controller.checkTime() }
    loop.onTouch = { [unowned controller] in controller.touched() }
    run(seconds: 0.2)
  }

  final class Lines { var all: [String] = [] }
  let lines: Lines

  func run(seconds: Double) { loop.run(until: timeline.now + UInt64(seconds * 1e9)) }

  /// Scans at a number of nanoseconds from now.
  func scan(_ bytes: [UInt8], isCut: Bool = false, after delay: UInt64 = 0) {
    let time = timeline.now + delay
    input.add(
      .scan(ScanEvent(bytes: bytes, isCut: isCut, microseconds: time / 1000)), at: time)
  }

  /// Taps at a point given as fractions of the picture.
  func tap(x: Double, y: Double) {
    let time = timeline.now
    for (phase, delay) in [(TouchEvent.Phase.began, UInt64(0)), (.ended, 50_000_000)] {
      input.add(
        .touch(
          TouchEvent(
            contact: 1, phase: phase, position: .init(x, y), microseconds: (time + delay) / 1000)),
        at: time + delay)
    }
  }

  func press(keysym: UInt32) {
    input.add(
      .key(
        KeyEvent(
          phase: .down, keysym: keysym, text: "", modifiers: [],
          microseconds: timeline.now / 1000)), at: timeline.now)
  }
}
