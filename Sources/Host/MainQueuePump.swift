import CLinux
import Foundation

/// Runs what was given to the main queue and the main actor, and Foundation's own timers, between
/// the turns of a loop that holds the main thread.
@MainActor
struct MainQueuePump {
  /// Becomes readable when there is something to run.
  let descriptors: [Int32]
  /// When Foundation's next timer is due.
  private(set) var timerDate: Date?

  init() {
    let descriptor = Thread.isMainThread ? gateframe_main_queue_descriptor() : -1
    descriptors = descriptor < 0 ? [] : [descriptor]
  }

  /// Runs what waits. Elsewhere than on the main thread, the queue is another's to run.
  mutating func drain() {
    guard Thread.isMainThread else { return }
    let date = RunLoop.main.limitDate(forMode: .default)
    timerDate = date == .distantFuture ? nil : date
  }
}
