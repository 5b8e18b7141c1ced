import Geometry
import Raster

/// What a display shows at present.
package struct DisplayMode: Hashable, Sendable {
  /// Visible width in device pixels, after rotation.
  package var width: Int
  /// Visible height in device pixels, after rotation.
  package var height: Int
  /// Refreshes per second, as exact as the timings tell (59.94, not 60).
  package var refreshRate: Double
  /// Physical size of the visible picture in millimetres, when it is known and plausible.
  package var millimetres: Size?
  /// Whether the driver reports vertical blanks, so that flip times can pace the loop.
  package var hasVerticalBlanks: Bool

  package init(
    width: Int, height: Int, refreshRate: Double, millimetres: Size? = nil,
    hasVerticalBlanks: Bool = false
  ) {
    self.width = width
    self.height = height
    self.refreshRate = refreshRate
    self.millimetres = millimetres
    self.hasVerticalBlanks = hasVerticalBlanks
  }
}

/// What a display tells the loop.
package enum DisplayEvent: Sendable {
  /// The frame submitted last is on the glass since this time (nanoseconds of CLOCK_MONOTONIC).
  case presented(nanoseconds: UInt64)
  /// The mode changed, or the display went away (nil); the whole picture has to be drawn again.
  case modeChanged(DisplayMode?)
  /// Drawing has to stop: the seat was switched away.
  case suspended
  /// Drawing may go on, with a whole picture.
  case resumed
}

/// What became of a frame.
package enum Presentation: Sendable {
  /// It will be shown; `presented` follows.
  case submitted
  /// The display could not take it now; its damage is kept and is shown with the next frame.
  case busy
  /// There is no display at present; nothing follows.
  case unavailable
}

/// The seam between the loop and whatever shows frames.
@MainActor
package protocol Display: AnyObject {
  /// The present mode; nil while no display is attached.
  var mode: DisplayMode? { get }

  /// Shows the rows of `frame` that changed since the last call. `frame` has the mode's size; it is
  /// read during the call only. At most one frame is under way: the loop waits for `presented`.
  func present(_ frame: Surface, damage: [PixelRect]) -> Presentation

  /// Descriptors that become readable when `dispatch` has something to do.
  var descriptors: [Int32] { get }

  /// The next time (nanoseconds of CLOCK_MONOTONIC) at which `dispatch` must be called even when no
  /// descriptor is readable: a flip's deadline, or the timer of a display without vertical blanks.
  var deadline: UInt64? { get }

  /// Reads what is pending and reports it.
  func dispatch(now: UInt64, _ report: (DisplayEvent) -> Void)
}
