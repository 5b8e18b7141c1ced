import Raster

@testable import Host

/// A display that is busy, away or suspended as a test says, and keeps what it shows as one does:
/// only damaged pixels reach the glass.
final class MoodyDisplay: Display {
  var mode: DisplayMode?
  var isBusy = false
  var isAway = false
  let glass: Surface
  private(set) var damage: [[PixelRect]] = []
  private var events: [DisplayEvent] = []
  private let timeline: any Timeline
  /// Further times at which the loop has to look.
  var wakeAt: UInt64?

  init(mode: DisplayMode, timeline: any Timeline) {
    self.mode = mode
    self.timeline = timeline
    glass = Surface(width: mode.width, height: mode.height)
  }

  func tell(_ event: DisplayEvent) { events.append(event) }

  func present(_ frame: Surface, damage rects: [PixelRect]) -> Presentation {
    if isAway { return .unavailable }
    // A busy display keeps the damage and shows it with the next frame: it reads the frame then.
    kept += rects
    if isBusy { return .busy }
    damage.append(kept)
    for rect in kept {
      for y in rect.y0..<rect.y1 {
        for x in rect.x0..<rect.x1 { glass[x, y] = frame[x, y] }
      }
    }
    kept = []
    events.append(.presented(nanoseconds: timeline.now))
    return .submitted
  }
  private var kept: [PixelRect] = []

  var descriptors: [Int32] { [] }
  var deadline: UInt64? { events.isEmpty ? wakeAt : timeline.now }

  func dispatch(now: UInt64, _ report: (DisplayEvent) -> Void) {
    if let time = wakeAt, time <= now { wakeAt = nil }
    let pending = events
    events = []
    for event in pending { report(event) }
  }
}
