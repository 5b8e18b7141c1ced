import Glibc

extension Output {
  /// Reads completed flips, looks after deadlines, and shows what waits.
  func dispatch(now: UInt64, _ report: (Event) -> Void) {
    for event in device.readEvents() where event.token == flight?.token {
      let isPlausible = usesMonotonicClock && event.nanoseconds > 0 && event.nanoseconds <= now
      complete(at: isPlausible ? event.nanoseconds : now, sequence: event.sequence)
    }
    if let time = presentedAt, now >= time {
      presentedAt = nil
      report(.presented(time))
    }
    if let current = flight, now >= current.deadline { miss(current, now: now) }
    if flight == nil, presentedAt == nil, ready != nil, now >= retryAt ?? 0 {
      _ = showReady(now: now)
    }
    if let time = presentedAt, now >= time {
      presentedAt = nil
      report(.presented(time))
    }
    if toldOfBlanks, !hasVerticalBlanks {
      toldOfBlanks = false
      report(.lostVerticalBlanks)
    }
    if let failure {
      self.failure = nil
      report(.failed(failure))
    }
  }

  /// The frame under way is on the glass.
  func complete(at time: UInt64, sequence: UInt32?) {
    guard let current = flight else { return }
    onScreen = current.buffer
    flight = nil
    missedInARow = 0
    noteSequence(sequence)
    // The grid of a timer stands in for blanks: one frame each, however quickly flips come back.
    let shown =
      hasVerticalBlanks ? time : timer.next(after: max(time, lastPresented))
    lastPresented = shown
    presentedAt = shown
  }

  /// A display whose flips carry no number has no blanks, whatever the driver said.
  private func noteSequence(_ sequence: UInt32?) {
    guard hasVerticalBlanks, blankProbes < 3 else { return }
    guard sequence == 0 else {
      if sequence != nil { blankProbes = 3 }
      return
    }
    blankProbes += 1
    if blankProbes == 3 { hasVerticalBlanks = false }
  }

  /// A flip was not completed in its time: the mode is set again with its buffer, and if that does not
  /// help, the card is opened again.
  private func miss(_ current: Flight, now: UInt64) {
    missedInARow += 1
    flight = nil
    log(
      "\(plan.connector.name): a frame was not shown within \(flipTime / 1_000_000) ms"
        + " (\(missedInARow) in a row); setting the mode again")
    lastToken += 1
    guard missedInARow <= 2 else {
      failure = "frames are not shown within their time"
      return
    }
    let result = setMode(current.buffer, waits: true)
    guard result == 0 else {
      failure = "the mode could not be set again: \(text(result))"
      return
    }
    let misses = missedInARow
    flight = current
    complete(at: now, sequence: nil)
    missedInARow = misses
  }
}
