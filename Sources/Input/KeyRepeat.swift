import Host

/// Repeats the key that is held.
struct KeyRepeat {
  /// Nanoseconds before the first repetition, and between the following ones.
  var delay: UInt64 = 500_000_000
  var interval: UInt64 = 33_000_000

  private var held: (code: UInt32, event: KeyEvent, next: UInt64)?

  /// When the next repetition is due, in nanoseconds.
  var deadline: UInt64? { held?.next }

  /// A key went down at `now`; only the newest repeats.
  mutating func begin(_ code: UInt32, _ event: KeyEvent, now: UInt64) {
    var event = event
    event.phase = .repeated
    held = (code, event, now + delay)
  }

  /// A key went up.
  mutating func end(_ code: UInt32) {
    if held?.code == code { held = nil }
  }

  mutating func cancel() { held = nil }

  /// The repetition that is due; after a pause of the process, one instead of many.
  mutating func next(now: UInt64) -> KeyEvent? {
    guard var current = held, now >= current.next else { return nil }
    current.event.microseconds = current.next / 1000
    let event = current.event
    current.next += ((now - current.next) / interval + 1) * interval
    held = current
    return event
  }
}
