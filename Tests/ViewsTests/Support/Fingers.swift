import Foundation

@testable import Views

/// What a test's fingers did, as lines of text.
final class Log {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  /// The lines since the last time, separated by blanks.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: " ")
  }
}

extension Tree {
  /// Lets time pass without anything happening, in steps of the clock.
  func wait(until time: Double) {
    while graph.time < time {
      graph.advance(to: min(time, graph.time + 1.0 / 300))
    }
    layout()
  }

  /// A finger does something at a point and a time.
  func finger(_ phase: TouchPhase, _ x: CGFloat, _ y: CGFloat, at time: Double, id: Int = 0) {
    wait(until: time)
    graph.touch(contact: id, phase, at: CGPoint(x: x, y: y), time: time)
    layout()
  }

  /// A finger goes down and up at a point within a twentieth of a second.
  func tap(_ x: CGFloat, _ y: CGFloat, at time: Double, id: Int = 0) {
    finger(.began, x, y, at: time, id: id)
    finger(.ended, x, y, at: time + 0.05, id: id)
  }

  /// A finger goes down, moves evenly and is lifted; a sample each `interval` seconds.
  func swipe(
    from a: CGPoint, to b: CGPoint, at time: Double, samples: Int, interval: Double = 0.01,
    id: Int = 0
  ) {
    finger(.began, a.x, a.y, at: time, id: id)
    for sample in 1...samples {
      let share = CGFloat(sample) / CGFloat(samples)
      finger(
        sample == samples ? .ended : .moved, a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share,
        at: time + Double(sample) * interval, id: id)
    }
  }
}
