import Foundation
import Raster
import Views

/// What the program around a stage is told.
@MainActor
package protocol FrameLoopDelegate: AnyObject {
  /// A scan arrived.
  func scanned(_ scan: ScanEvent)
  /// A key that no view took arrived.
  func key(_ key: KeyEvent)
  /// A frame came on the glass, at a time in nanoseconds of CLOCK_MONOTONIC.
  func presented(at nanoseconds: UInt64)
}

/// Everything that reaches a stage from outside, in the order in which it does.
///
/// A loop on a display tells it what happens; a recording tells it what happened. The same calls with
/// the same times give the same pixels. Times are nanoseconds of CLOCK_MONOTONIC.
@MainActor
package final class StageDriver {
  package let stage: Stage
  package weak var delegate: (any FrameLoopDelegate)?
  /// Is told of every call, when it is done; of the display's mode at once.
  package weak var observer: (any StageObserver)? {
    didSet { observer?.adopted(mode) }
  }
  /// The display's mode; nil while there is none.
  package private(set) var mode: DisplayMode?
  package private(set) var clock: StepClock
  /// The time of the present turn.
  package private(set) var now: UInt64
  /// The step that state has reached.
  package private(set) var step: UInt64 = 0
  /// When `onAlarm` is to be called; nil for never.
  package var alarm: UInt64?
  package var onAlarm: (() -> Void)?
  /// Called for every touch, before the views get it.
  package var onTouch: (() -> Void)?

  /// Seconds before the refresh ahead of the one at which a frame is seen, at which touches are shown:
  /// most devices have told by then where a finger was.
  package static let touchMargin = 0.005

  /// - Parameters:
  ///   - start: the time of step 0.
  ///   - date: the wall clock's date then.
  ///   - isHost: whether code that nobody's turn started goes by this stage's time.
  package init(stage: Stage, start: UInt64, date: Date, isHost: Bool = true) {
    self.stage = stage
    clock = StepClock(start: start)
    now = start
    stage.graph.startDate = date
    if isHost { stage.graph.agenda.becomeHost() }
  }

  /// The wall clock's date in the present turn.
  package var date: Date { stage.graph.startDate + clock.seconds(at: now) }

  // MARK: Time

  /// Leaves out a part of the time that has passed since the last turn; dates stay right.
  package func skip(_ nanoseconds: UInt64) {
    // What was told meanwhile counts as told when time stood still.
    lastEvent = max(lastEvent, clock.seconds(at: now))
    clock.skip(nanoseconds)
    stage.graph.startDate += Double(nanoseconds) / 1e9
    observer?.skipped(nanoseconds)
  }

  /// The wall clock was set, by so many seconds.
  package func setClock(by seconds: Double) {
    stage.graph.startDate += seconds
    observer?.clockSet(by: seconds)
  }

  /// A turn begins: runs state on to a time.
  package func begin(at time: UInt64) {
    now = max(now, time)
    step = clock.step(at: now)
    stage.advance(to: Double(step) / Double(StepClock.rate))
    observer?.began(at: now)
  }

  /// Calls `onAlarm` when its time has come.
  package func checkAlarm() {
    guard let alarm, alarm <= now else { return }
    self.alarm = nil
    onAlarm?()
    observer?.alarmed()
  }

  // MARK: Devices

  package func take(_ event: InputEvent) {
    switch event {
    case .touch(let touch):
      onTouch?()
      stage.touch(touch, at: eventSeconds(touch.microseconds))
    case .key(let key): if !stage.key(key) { delegate?.key(key) }
    case .scan(let scan): delegate?.scanned(scan)
    case .pointer: break
    }
    observer?.took(event)
  }

  private var lastEvent = 0.0

  /// Seconds from the start to a kernel's event time; never before an earlier event, as it would be
  /// after time was left out, nor after the present turn.
  private func eventSeconds(_ microseconds: UInt64) -> Double {
    let nanoseconds = microseconds.multipliedReportingOverflow(by: 1000)
    let time = min(nanoseconds.overflow ? .max : nanoseconds.partialValue, now)
    lastEvent = max(lastEvent, clock.seconds(at: time))
    return lastEvent
  }

  // MARK: The display

  /// The display shows in another mode from now on; nil while there is none.
  package func adopt(_ mode: DisplayMode?) {
    self.mode = mode
    defer { observer?.adopted(mode) }
    guard let mode else { return }
    let interval = FramePacer(refreshRate: mode.refreshRate).interval / 1e9
    stage.graph.touchLag = interval + Self.touchMargin
    stage.resize(width: mode.width, height: mode.height)
  }

  /// Drawing stops, or goes on with a whole picture.
  package func setSuspended(_ isSuspended: Bool) {
    stage.setPhase(isSuspended ? .inactive : .active)
    if !isSuspended { stage.invalidate() }
    observer?.suspended(isSuspended)
  }

  /// Draws what changed for a frame that will be seen at a time, and returns the rectangles of the RAM
  /// frame that may differ from before.
  package func draw(seenAt time: UInt64) -> [PixelRect] {
    let damage = stage.draw(seenAt: clock.seconds(at: time))
    observer?.drew(seenAt: time, damage)
    return damage
  }
}

/// Is told what a stage's driver has done.
@MainActor
package protocol StageObserver: AnyObject {
  func skipped(_ nanoseconds: UInt64)
  func clockSet(by seconds: Double)
  func began(at time: UInt64)
  func alarmed()
  func took(_ event: InputEvent)
  func adopted(_ mode: DisplayMode?)
  func suspended(_ isSuspended: Bool)
  func drew(seenAt time: UInt64, _ damage: [PixelRect])
}
