import Foundation
import Testing

@testable import Combine

/// Time that goes by steps.
@MainActor
struct AgendaTests {
  @Test func actsInOrderAtTheStepsThatAreDue() {
    let agenda = Agenda()
    var log: [String] = []
    agenda.schedule(after: 0.5) { log.append("b\(agenda.step)") }
    agenda.schedule(after: 0.01) { log.append("a\(agenda.step)") }
    agenda.schedule(after: 0) {
      log.append("now")
      agenda.schedule(after: 0) { log.append("next") }
    }
    #expect(agenda.next == 0)
    agenda.advance(to: 0)
    #expect(log == ["now"])
    agenda.advance(to: 300)
    #expect(log == ["now", "next", "a3", "b150"])
    #expect(agenda.next == nil)
  }

  @Test func aTimerDoesNotDrift() {
    let agenda = Agenda()
    var steps: [UInt64] = []
    let timer = agenda.schedule(after: 0.1, every: 1.0 / 7) { steps.append(agenda.step) }
    for step in 0..<UInt64(3000) { agenda.advance(to: step) }
    #expect(steps.count == 70)
    #expect(steps.last == 2988)
    timer.cancel()
    agenda.advance(to: 4000)
    #expect(steps.count == 70)
  }

  @Test func whatALateWakeUpMissedIsDoneOnce() {
    let agenda = Agenda()
    var count = 0
    _ = agenda.schedule(after: 1, every: 1) { count += 1 }
    agenda.advance(to: 3010)
    #expect(count == 1)
    #expect(agenda.next == 3300)
  }

  @Test func publishersGoByTheAgenda() {
    let agenda = Agenda()
    var ticks = 0
    var debounced: [Int] = []
    var delayed: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let subscriptions = agenda.running {
      [
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in ticks += 1 },
        subject.debounce(for: .seconds(0.5), scheduler: RunLoop.main).sink { debounced.append($0) },
        subject.delay(for: 0.2, scheduler: DispatchQueue.main).sink { delayed.append($0) },
      ]
    }
    agenda.running {
      subject.send(1)
      subject.send(2)
    }
    agenda.advance(to: 59)
    #expect(delayed == [])
    agenda.advance(to: 60)
    #expect(delayed == [1, 2])
    agenda.advance(to: 150)
    #expect(debounced == [2])
    for step in UInt64(151)...3000 { agenda.advance(to: step) }
    #expect(ticks == 10)
    for subscription in subscriptions { subscription.cancel() }
    agenda.advance(to: 4000)
    #expect(ticks == 10)
  }

  @Test func foundationTimersAndDelaysGoByTheAgenda() {
    let agenda = Agenda()
    var fired = 0
    var later = 0
    let timer = agenda.running {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        MainActor.assumeIsolated { later += 1 }
      }
      return Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        fired += 1
        if fired == 3 { timer.invalidate() }
      }
    }
    for step in UInt64(0)...900 { agenda.advance(to: step) }
    #expect(fired == 3)
    #expect(!timer.isValid)
    #expect(later == 1)
  }
}
