import Foundation

/// Where a contact was during the last moments, for its velocity.
struct VelocityTracker {
  /// Seconds that are looked back.
  static let window = 0.1

  private var samples: [(time: Double, point: CGPoint)] = []

  /// Takes in where the contact is. A sample at or before the last one's time replaces it.
  mutating func add(_ point: CGPoint, at time: Double) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].point = point
    } else {
      samples.append((time, point))
    }
    let first = samples[samples.count - 1].time - Self.window
    samples.removeAll { $0.time < first }
  }

  /// Points a second from the oldest sample of the window to the newest; zero for one that rested.
  var velocity: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let seconds = CGFloat(last.time - first.time)
    return CGSize(
      width: (last.point.x - first.point.x) / seconds,
      height: (last.point.y - first.point.y) / seconds)
  }
}
