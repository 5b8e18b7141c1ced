import Combine
import Foundation
import Raster
import Scene
import Views

/// What the loop reports to the program around it.
@MainActor
package protocol FrameLoopDelegate: AnyObject {
  /// A scan arrived.
  func scanned(_ scan: ScanEvent)
  /// A key that no view took arrived.
  func key(_ key: KeyEvent)
  /// A frame came on the glass, at a time in nanoseconds of CLOCK_MONOTONIC.
  func presented(at nanoseconds: UInt64)
}

/// Runs a stage on a display: waits for devices, takes events, draws what changed, presents it.
///
/// State advances in steps of 1/300 s; frames are drawn for the time at which they will be seen.
/// With nothing to draw there is no frame and no wake-up but the shared one.
@MainActor
package final class FrameLoop {
  /// What is shown.
  package let stage: Stage
  package weak var delegate: FrameLoopDelegate?
  /// Nanoseconds between wake-ups when nothing happens.
  package static let idleInterval: UInt64 = 5_000_000_000
  /// Called at every wake-up of an idle loop and after every frame: what a watchdog is fed from.
  package var onAlive: (() -> Void)?

  private let display: any Display
  private let inputs: [any InputSource]
  private let timeline: any Timeline
  private var mainQueue = MainQueuePump()
  private let steps: StepClock
  private var pacer: FramePacer
  private var isFrameUnderWay = false
  private var isSuspended = false
  /// What the display has not taken yet.
  private var pending = Damage()
  private var isRunning = false
  /// The step that state has reached.
  package private(set) var step: UInt64 = 0
  /// Frames submitted since the start.
  package private(set) var frames = 0
  /// Further descriptors that wake the loop, with what to do when it wakes.
  private var watched: [(descriptors: () -> [Int32], action: () -> Void)] = []
  /// When `onAlarm` is to be called, in nanoseconds of CLOCK_MONOTONIC; nil for never.
  package var alarm: UInt64?
  package var onAlarm: (() -> Void)?
  /// Called for every touch, before the views get it.
  package var onTouch: (() -> Void)?
  /// Called at the end of every turn's handling of what was pending.
  package var onTurn: (() -> Void)?

  package init(
    stage: Stage, display: any Display, inputs: [any InputSource], timeline: any Timeline
  ) {
    self.stage = stage
    self.display = display
    self.inputs = inputs
    self.timeline = timeline
    steps = StepClock(start: timeline.now)
    stage.graph.startDate = timeline.date
    pacer = FramePacer(refreshRate: display.mode?.refreshRate ?? 60)
    stage.graph.agenda.becomeHost()
    adopt(display.mode)
  }

  /// Has `action` called at every wake-up; that a descriptor is readable is one.
  package func watch(_ descriptors: @escaping () -> [Int32], _ action: @escaping () -> Void) {
    watched.append((descriptors, action))
  }

  /// Runs until `stop` is called.
  package func run() {
    isRunning = true
    while isRunning { turn() }
  }

  /// Ends `run` after the present turn.
  package func stop() { isRunning = false }

  /// Handles what is pending, draws if need be, and waits for the next thing to do.
  package func turn() {
    handlePending()
    drawIfNeeded()
    guard isRunning else { return }
    timeline.wait(until: nextDeadline(), descriptors: descriptors())
  }

  /// Runs turns until a time, for tests and headless runs.
  package func run(until time: UInt64) {
    while timeline.now < time {
      handlePending()
      drawIfNeeded()
      timeline.wait(
        until: min(nextDeadline() ?? time, time), descriptors: descriptors())
    }
  }

  private func descriptors() -> [Int32] {
    mainQueue.descriptors + display.descriptors + inputs.flatMap(\.descriptors)
      + watched.flatMap { $0.descriptors() }
  }

  private func nextDeadline() -> UInt64? {
    var deadline = timeline.now + Self.idleInterval
    if let own = display.deadline { deadline = min(deadline, own) }
    for input in inputs {
      if let own = input.deadline { deadline = min(deadline, own) }
    }
    if let alarm { deadline = min(deadline, alarm) }
    // What moves is looked at once a refresh, even where nothing of it was to be seen yet.
    if stage.needsFrame, !isFrameUnderWay, !isSuspended, display.mode != nil {
      deadline = min(deadline, pacer.prediction(at: timeline.now))
    }
    if let wake = stage.graph.nextWake, wake < 1e9 {
      let step = UInt64(max(0, (wake * Double(StepClock.rate)).rounded(.up)))
      deadline = min(deadline, steps.time(of: step))
    }
    if let due = stage.graph.agenda.next { deadline = min(deadline, steps.time(of: due)) }
    if let date = mainQueue.timerDate {
      let seconds = min(max(date.timeIntervalSinceNow, 0), 5)
      deadline = min(deadline, timeline.now + UInt64(seconds * 1e9))
    }
    return deadline
  }

  private func handlePending() {
    let now = timeline.now
    step = steps.step(at: now)
    stage.advance(to: Double(step) / Double(StepClock.rate))
    mainQueue.drain()
    for input in inputs { input.dispatch(now: now) { self.handle($0) } }
    display.dispatch(now: now) { self.handle($0) }
    for entry in watched { entry.action() }
    if let alarm, alarm <= now {
      self.alarm = nil
      onAlarm?()
    }
    onTurn?()
    onAlive?()
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .touch(let touch):
      onTouch?()
      stage.touch(touch, at: steps.seconds(at: touch.microseconds * 1000))
    case .key(let key): if !stage.key(key) { delegate?.key(key) }
    case .scan(let scan): delegate?.scanned(scan)
    case .pointer: break
    }
  }

  private func handle(_ event: DisplayEvent) {
    switch event {
    case .presented(let time):
      isFrameUnderWay = false
      pacer.presented(at: time)
      delegate?.presented(at: time)
    case .modeChanged(let mode):
      isFrameUnderWay = false
      adopt(mode)
    case .suspended:
      isSuspended = true
      isFrameUnderWay = false
      stage.setPhase(.inactive)
    case .resumed:
      isSuspended = false
      isFrameUnderWay = false
      stage.setPhase(.active)
      stage.invalidate()
    }
  }

  private func adopt(_ mode: DisplayMode?) {
    guard let mode else { return }
    pacer = FramePacer(refreshRate: mode.refreshRate)
    pending = Damage()
    stage.resize(width: mode.width, height: mode.height)
  }

  private func drawIfNeeded() {
    guard !isFrameUnderWay, !isSuspended, display.mode != nil else { return }
    if stage.needsFrame {
      let seen = pacer.prediction(at: timeline.now)
      for rect in stage.draw(seenAt: steps.seconds(at: seen)) { pending.add(rect) }
    }
    guard !pending.rects.isEmpty, let frame = stage.frame else { return }
    switch display.present(frame, damage: pending.rects) {
    case .submitted:
      isFrameUnderWay = true
      frames += 1
      pending = Damage()
    case .busy:
      // Offered again with the next wake-up, whether or not anything changes until then.
      break
    case .unavailable:
      pending = Damage()
      stage.invalidate()
    }
  }
}
