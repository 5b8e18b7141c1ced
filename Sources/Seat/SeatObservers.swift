/// The observers of a seat and the events that wait for them.
struct SeatObservers {
  private var observers: [(SeatEvent) -> Void] = []
  private var pending: [SeatEvent] = []

  var isEmpty: Bool { pending.isEmpty }

  mutating func add(_ observer: @escaping (SeatEvent) -> Void) {
    observers.append(observer)
  }

  mutating func queue(_ event: SeatEvent) {
    pending.append(event)
  }

  /// What waits and whom to tell; nothing waits afterwards.
  mutating func take() -> (events: [SeatEvent], observers: [(SeatEvent) -> Void]) {
    let events = pending
    pending = []
    return (events, observers)
  }
}
