import Foundation

extension DispatchQueue {
  /// Does something after a time: on the main queue at a step of the host's time.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    guard MainQueue.isMain(self), let agenda = Agenda.current else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let then = deadline.uptimeNanoseconds
    let seconds = then > now ? Double(then - now) / 1e9 : 0
    Later.onMain { agenda.schedule(after: seconds, work) }
  }

  /// Does something soon: what the main thread passes to itself, in the host's next turn.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard MainQueue.isMain(self), MainQueue.isCurrent, let agenda = Agenda.current else {
      return async(qos: .unspecified, execute: work)
    }
    MainActor.assumeIsolated { _ = agenda.schedule(after: 0, work) }
  }
}
