import Raster

@testable import Host

/// A display on which every frame takes its time to be drawn.
final class SlowDisplay: Display {
  /// Nanoseconds a frame.
  var delay: UInt64 = 0
  private let inner: SimulatedDisplay
  private let timeline: VirtualTimeline

  init(_ inner: SimulatedDisplay, timeline: VirtualTimeline) {
    self.inner = inner
    self.timeline = timeline
  }

  var mode: DisplayMode? { inner.mode }
  var descriptors: [Int32] { [] }
  var deadline: UInt64? { inner.deadline }

  func present(_ frame: Surface, damage: [PixelRect]) -> Presentation {
    timeline.advance(by: delay)
    return inner.present(frame, damage: damage)
  }

  func dispatch(now: UInt64, _ report: (DisplayEvent) -> Void) {
    inner.dispatch(now: now, report)
  }
}
