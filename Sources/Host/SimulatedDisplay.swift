import Raster

/// A display in memory whose vertical blanks come at exact times: what a flip shows is kept.
package final class SimulatedDisplay: Display {
  package private(set) var mode: DisplayMode?
  /// What is on the glass, and since when (nanoseconds).
  package private(set) var presentations: [(time: UInt64, frame: Surface)] = []
  /// How many of the latest pictures are kept; with 0 none is copied either.
  package var kept = 4
  /// Number of frames that came on the glass.
  package private(set) var count = 0

  private let phase: UInt64
  private var submitted: (frame: Surface, at: UInt64)?
  private let timeline: any Timeline
  private var change: DisplayMode??

  /// Vertical blanks come at `phase` nanoseconds and every refresh after it.
  package init(mode: DisplayMode?, timeline: any Timeline, phase: UInt64 = 0) {
    self.mode = mode
    self.timeline = timeline
    self.phase = phase
  }

  /// Plugs a display in (or out, with nil) at the next dispatch.
  package func plug(_ mode: DisplayMode?) { change = .some(mode) }

  private func blank(after time: UInt64) -> UInt64 {
    let interval = 1e9 / (mode?.refreshRate ?? 60)
    let passed = time >= phase ? (Double(time - phase) / interval).rounded(.down) + 1 : 0
    return phase + UInt64((passed * interval).rounded(.up))
  }

  package func present(_ frame: Surface, damage: [PixelRect]) -> Presentation {
    guard mode != nil else { return .unavailable }
    guard submitted == nil else { return .busy }
    submitted = (kept > 0 ? frame.copy() : frame, blank(after: timeline.now))
    return .submitted
  }

  package var descriptors: [Int32] { [] }

  package var deadline: UInt64? { submitted?.at }

  package func dispatch(now: UInt64, _ report: (DisplayEvent) -> Void) {
    if let change {
      mode = change
      self.change = nil
      submitted = nil
      report(.modeChanged(mode))
    }
    guard let (frame, time) = submitted, time <= now else { return }
    submitted = nil
    count += 1
    presentations.append((time, frame))
    if presentations.count > kept { presentations.removeFirst() }
    report(.presented(nanoseconds: time))
  }
}

extension Surface {
  /// A picture of its own with the same pixels.
  package func copy() -> Surface {
    let copy = Surface(width: width, height: height)
    for y in 0..<height {
      withUnsafeRow(y) { from in
        copy.withUnsafeRow(y) { to in
          guard let source = from.baseAddress else { return }
          to.baseAddress?.update(from: source, count: from.count)
        }
      }
    }
    return copy
  }
}
