import Foundation

/// Tells whether code runs where views live.
package enum MainQueue {
  /// The key is only ever compared, by address.
  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Bool>()
  }

  private static let mark: Mark = {
    let mark = Mark()
    DispatchQueue.main.setSpecific(key: mark.key, value: true)
    return mark
  }()

  /// Whether this is the main thread or a thread that drains the main queue: in a program with an
  /// asynchronous entry the two differ on Linux.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) == true
  }

  /// Whether a queue is the main one: the same queue is another object each time it is asked for.
  static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark.key) == true }
}
