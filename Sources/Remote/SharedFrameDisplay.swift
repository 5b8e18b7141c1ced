import CLinux
import Host
import Raster

/// A display whose frames a viewer in another process shows: damaged rows are written to memory that
/// both share, and told over the connection. There are no vertical blanks, so a timer paces it.
@MainActor
package final class SharedFrameDisplay: Display {
  package private(set) var mode: DisplayMode?
  package let descriptors: [Int32] = []

  private let link: RemoteLink
  private let frame: SharedFrame
  private let clock: () -> UInt64
  /// Nanoseconds between two refreshes, and the time from which they are counted.
  private let interval: UInt64
  private let origin: UInt64
  /// What has been written and not been told yet.
  private var pending: [PixelRect] = []
  /// The refresh that shows the frame under way.
  private var due: UInt64?

  /// Tells the viewer the size of frames, and hands it their memory.
  ///
  /// - Parameters:
  ///   - refreshRate: frames per second, 1 to 240
  ///   - clock: nanoseconds of CLOCK_MONOTONIC
  /// - Throws: `RemoteError`
  package init(
    link: RemoteLink, width: Int, height: Int, refreshRate: Double = 60,
    clock: @escaping () -> UInt64 = gateframe_monotonic_nanoseconds
  ) throws {
    let rate = refreshRate.isFinite ? min(max(refreshRate, 1), 240) : 60
    frame = try SharedFrame(width: width, height: height)
    let hello = RemoteMessage.frame(width: width, height: height, stride: frame.stride)
    guard link.socket.send(hello, descriptor: frame.descriptor) == .sent else {
      throw RemoteError("the viewer was gone before the first frame")
    }
    mode = DisplayMode(width: width, height: height, refreshRate: rate)
    interval = UInt64(1_000_000_000 / rate)
    origin = clock()
    self.link = link
    self.clock = clock
  }

  package func present(_ picture: Surface, damage: [PixelRect]) -> Presentation {
    guard mode != nil, !link.isClosed else { return .unavailable }
    for rect in damage {
      let part = rect.intersection(frame.bounds)
      guard !part.isEmpty else { continue }
      frame.write(picture, part)
      pending.append(part)
    }
    flush()
    due = refresh(after: clock())
    return .submitted
  }

  package var deadline: UInt64? { link.isClosed && mode != nil ? 0 : due }

  package func dispatch(now: UInt64, _ report: (DisplayEvent) -> Void) {
    if link.isClosed {
      guard mode != nil else { return }
      mode = nil
      due = nil
      report(.modeChanged(nil))
      return
    }
    guard let due, now >= due else { return }
    flush()
    if pending.isEmpty {
      self.due = nil
      report(.presented(nanoseconds: due))
    } else if !link.isClosed {
      // The viewer is behind: the loop waits with it.
      self.due = refresh(after: now)
    }
  }

  /// Tells the viewer what is pending, unless it has no room for it.
  private func flush() {
    guard !pending.isEmpty else { return }
    if pending.count > RemoteMessage.maximumRects {
      pending = [pending.reduce(.empty) { $0.union($1) }]
    }
    switch link.socket.send(.damage(pending)) {
    case .sent: pending = []
    case .full: break
    case .ended: link.isClosed = true
    }
  }

  /// The first refresh after a time.
  private func refresh(after time: UInt64) -> UInt64 {
    guard time > origin else { return origin + interval }
    return origin + ((time - origin) / interval + 1) * interval
  }
}
