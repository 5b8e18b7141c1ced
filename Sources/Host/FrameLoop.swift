import Combine
import Foundation
import Raster
import Scene
import Views

/// Runs a stage on a display: waits for devices, takes events, draws what changed, presents it.
///
/// State advances in steps of 1/300 s; frames are drawn for the time at which they will be seen.
/// With nothing to draw there is no frame and no wake-up but the shared one. Refreshes that are missed
/// cost frames and no time; where the loop could not run at all while something moved, as in a debugger,
/// that goes on no more than `longestJump` further than it was.
@MainActor
package final class FrameLoop {
  /// What everything from outside goes through.
  package let driver: StageDriver
  /// What is shown.
  package var stage: Stage { driver.stage }
  package var delegate: FrameLoopDelegate? {
    get { driver.delegate }
    set { driver.delegate = newValue }
  }
  /// Nanoseconds that what moves goes on by at most, beyond a refresh, between two turns.
  package static let longestJump: UInt64 = 250_000_000
  /// Nanoseconds between wake-ups when nothing happens.
  package static let idleInterval: UInt64 = 5_000_000_000
  /// Called at every wake-up of an idle loop and after every frame: what a watchdog is fed from.
  package var onAlive: (() -> Void)?

  private let display: any Display
  private let inputs: [any InputSource]
  private let timeline: any Timeline
  private var mainQueue = MainQueuePump()
  private var pacer: FramePacer
  private var isFrameUnderWay = false
  private var isSuspended = false
  /// What the display has not taken yet.
  private var pending = Damage()
  private var isRunning = false
  /// The step that state has reached.
  package var step: UInt64 { driver.step }
  /// Frames submitted since the start.
  package private(set) var frames = 0
  /// Further descriptors that wake the loop, with what to do when it wakes.
  private var watched: [(descriptors: () -> [Int32], action: () -> Void)] = []
  /// When `onAlarm` is to be called, in nanoseconds of CLOCK_MONOTONIC; nil for never.
  package var alarm: UInt64? {
    get { driver.alarm }
    set { driver.alarm = newValue }
  }
  package var onAlarm: (() -> Void)? {
    get { driver.onAlarm }
    set { driver.onAlarm = newValue }
  }
  /// Called for every touch, before the views get it.
  package var onTouch: (() -> Void)? {
    get { driver.onTouch }
    set { driver.onTouch = newValue }
  }
  /// How long it takes from events to the glass.
  package private(set) var latency = LatencyMeter()
  /// Called at the end of every turn's handling of what was pending.
  package var onTurn: (() -> Void)?

  package init(
    stage: Stage, display: any Display, inputs: [any InputSource], timeline: any Timeline
  ) {
    self.display = display
    self.inputs = inputs
    self.timeline = timeline
    driver = StageDriver(stage: stage, start: timeline.now, date: timeline.date)
    pacer = FramePacer(refreshRate: display.mode?.refreshRate ?? 60)
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
    if let alarm = driver.alarm { deadline = min(deadline, alarm) }
    // What moves is looked at once a refresh, even where nothing of it was to be seen yet.
    if stage.needsFrame, !isFrameUnderWay, !isSuspended, display.mode != nil {
      deadline = min(deadline, pacer.prediction(at: timeline.now))
    }
    if let wake = stage.graph.nextWake, wake < 1e9 {
      let step = UInt64(max(0, (wake * Double(StepClock.rate)).rounded(.up)))
      deadline = min(deadline, driver.clock.time(of: step))
    }
    if let due = stage.graph.agenda.next { deadline = min(deadline, driver.clock.time(of: due)) }
    if let date = mainQueue.timerDate {
      let seconds = min(max(date.timeIntervalSinceNow, 0), 5)
      deadline = min(deadline, timeline.now + UInt64(seconds * 1e9))
    }
    return deadline
  }

  private func handlePending() {
    let now = timeline.now
    noteTime(now)
    driver.begin(at: now)
    mainQueue.drain()
    for input in inputs {
      input.dispatch(now: now) {
        latency.took($0, at: now)
        driver.take($0)
      }
    }
    display.dispatch(now: now) { self.handle($0) }
    for entry in watched { entry.action() }
    driver.checkAlarm()
    onTurn?()
    onAlive?()
  }

  /// Seconds by which the wall clock may be off before it counts as set.
  private static let clockTolerance = 0.1

  /// Takes in a stall, and that the wall clock was set.
  private func noteTime(_ now: UInt64) {
    if stage.graph.isAnimating, !isSuspended, display.mode != nil {
      let expected = driver.now + UInt64(pacer.interval) + Self.longestJump
      if now > expected { driver.skip(now - expected) }
    }
    let shown = stage.graph.startDate + driver.clock.seconds(at: now)
    let change = timeline.date.timeIntervalSince(shown)
    if abs(change) > Self.clockTolerance { driver.setClock(by: change) }
  }

  private func handle(_ event: DisplayEvent) {
    switch event {
    case .presented(let time):
      isFrameUnderWay = false
      pacer.presented(at: time)
      latency.presented(at: time)
      delegate?.presented(at: time)
    case .modeChanged(let mode):
      isFrameUnderWay = false
      adopt(mode)
    case .suspended:
      isSuspended = true
      isFrameUnderWay = false
      driver.setSuspended(true)
    case .resumed:
      isSuspended = false
      isFrameUnderWay = false
      driver.setSuspended(false)
    }
  }

  private func adopt(_ mode: DisplayMode?) {
    if let mode {
      pacer = FramePacer(refreshRate: mode.refreshRate)
      pending = Damage()
    }
    driver.adopt(mode)
  }

  private func drawIfNeeded() {
    guard !isFrameUnderWay, !isSuspended, display.mode != nil else { return }
    if stage.needsFrame {
      let seen = pacer.prediction(at: timeline.now)
      for rect in driver.draw(seenAt: seen) { pending.add(rect) }
    }
    guard !pending.rects.isEmpty, let frame = stage.frame else { return latency.showedNothing() }
    switch display.present(frame, damage: pending.rects) {
    case .submitted:
      isFrameUnderWay = true
      frames += 1
      latency.submitted(at: timeline.now)
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
