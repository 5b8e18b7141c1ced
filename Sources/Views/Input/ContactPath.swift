import Foundation

/// Where a contact was at any moment, out of what its device has told at moments of its own.
///
/// A frame shows a contact where it was `ViewGraph.touchLag` before the frame is seen. Between two
/// reports that is on the straight line between them. After the last one it is further on along that
/// line, by no more than the time between the last two reports and no more than
/// `longestExtrapolation`; a contact of which nothing is heard for twice that time rests where it was
/// last.
struct ContactPath {
  /// Seconds for which a contact is taken to go on as it moved last.
  static let longestExtrapolation = 0.015
  /// Seconds without a report after which a contact rests, however often its device reports.
  static let shortestRest = 0.02
  /// Seconds that reports have to lie apart to tell a direction, and may lie apart at most.
  static let direction = 0.002...0.05
  /// Seconds that are looked back.
  private static let window = 0.1

  private var samples: [(time: Double, point: CGPoint)] = []

  /// Takes in a report. One at or before the last one's time replaces it.
  mutating func add(_ point: CGPoint, at time: Double) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].point = point
    } else {
      samples.append((time, point))
    }
    let first = samples[samples.count - 1].time - Self.window
    // One sample before the window stays, so that every moment of it lies between two.
    while samples.count > 2, samples[1].time < first { samples.removeFirst() }
  }

  private var spacing: Double {
    samples.count < 2 ? 0 : samples[samples.count - 1].time - samples[samples.count - 2].time
  }

  /// Whether the contact rests at a time, as far as is known.
  func rests(at time: Double) -> Bool {
    guard samples.count > 1, let last = samples.last else { return true }
    return time - last.time > max(2 * spacing, Self.shortestRest)
  }

  /// Where the contact is at a time.
  func point(at time: Double) -> CGPoint? {
    guard let last = samples.last else { return nil }
    if time >= last.time { return extrapolated(to: time, from: last) }
    guard let next = samples.firstIndex(where: { $0.time > time }), next > 0 else {
      return samples.first?.point
    }
    let (a, b) = (samples[next - 1], samples[next])
    return a.point.toward(b.point, share: (time - a.time) / (b.time - a.time))
  }

  private func extrapolated(to time: Double, from last: (time: Double, point: CGPoint)) -> CGPoint {
    let ahead = min(time - last.time, spacing, Self.longestExtrapolation)
    guard ahead > 0, !rests(at: time),
      let before = samples.last(where: { last.time - $0.time >= Self.direction.lowerBound }),
      last.time - before.time <= Self.direction.upperBound
    else { return last.point }
    return before.point.toward(last.point, share: 1 + ahead / (last.time - before.time))
  }
}

extension CGPoint {
  /// The point at a share of the way to another; beyond 1 it lies behind that one.
  fileprivate func toward(_ end: CGPoint, share: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * CGFloat(share), y: y + (end.y - y) * CGFloat(share))
  }
}
