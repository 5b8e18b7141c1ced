import Combine
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds from a moment that is not told: where there is a host, its time.
public func CACurrentMediaTime() -> TimeInterval {
  if MainQueue.isCurrent, let agenda = Agenda.current {
    return MainActor.assumeIsolated { Double(agenda.step) / Double(Agenda.rate) }
  }
  return ProcessInfo.processInfo.systemUptime
}
