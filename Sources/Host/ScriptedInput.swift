/// Input events at given times, in place of devices.
package final class ScriptedInput: InputSource {
  private var events: [(time: UInt64, event: InputEvent)]

  /// Events with the times (nanoseconds of CLOCK_MONOTONIC) at which they are delivered.
  package init(_ events: [(time: UInt64, event: InputEvent)] = []) {
    self.events = events.sorted { $0.time < $1.time }
  }

  /// Adds an event.
  package func add(_ event: InputEvent, at time: UInt64) {
    events.append((time, event))
    events.sort { $0.time < $1.time }
  }

  package var descriptors: [Int32] { [] }

  package var deadline: UInt64? { events.first?.time }

  package func dispatch(now: UInt64, _ report: (InputEvent) -> Void) {
    while let first = events.first, first.time <= now {
      events.removeFirst()
      report(first.event)
    }
  }
}
