import Foundation

/// Tells whether code runs where views live.
enum MainQueue {
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
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) == true
  }
}
