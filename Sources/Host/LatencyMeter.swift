/// How long it takes from events to the glass, measured by the loop itself.
///
/// Of each event three spans are kept: from the kernel's event time to the turn in which views get it,
/// from there to the submission of the first frame after it, and from there to the completion of that
/// frame's flip. Events after which nothing is to be drawn are left out.
package struct LatencyMeter: Sendable {
  /// What a span leads from and to.
  package enum Span: Int, CaseIterable, Sendable {
    case eventToStep, stepToSubmission, submissionToFlip, eventToFlip
  }

  /// Nanoseconds after which an event without a frame is forgotten, as while there is no display.
  static let patience: UInt64 = 100_000_000
  /// Spans that are kept, the latest.
  static let capacity = 4096
  /// Events that may wait for one frame.
  static let limit = 256

  private struct Event {
    let time: UInt64
    let turn: UInt64
    var submission: UInt64?
  }
  private var waiting: [Event] = []
  /// Nanoseconds, as a ring.
  private var spans: [[UInt64]] = Array(repeating: [], count: Span.allCases.count)
  private var place = 0
  /// Events measured since the start.
  package private(set) var count = 0

  package init() {}

  /// An event reaches the views in a turn at `now`.
  mutating func took(_ event: InputEvent, at now: UInt64) {
    let microseconds: UInt64
    switch event {
    case .touch(let touch): microseconds = touch.microseconds
    case .key(let key): microseconds = key.microseconds
    case .scan(let scan): microseconds = scan.microseconds
    case .pointer: return
    }
    let time = microseconds.multipliedReportingOverflow(by: 1000)
    // A device with a clock of its own tells nothing.
    guard !time.overflow, time.partialValue <= now, now - time.partialValue < 10_000_000_000 else {
      return
    }
    waiting.removeAll { $0.submission == nil && now - $0.turn > Self.patience }
    if waiting.count < Self.limit { waiting.append(Event(time: time.partialValue, turn: now)) }
  }

  /// Nothing of what was told is to be seen.
  mutating func showedNothing() { waiting.removeAll { $0.submission == nil } }

  /// A frame was submitted.
  mutating func submitted(at now: UInt64) {
    waiting.removeAll { $0.submission != nil || now - min(now, $0.turn) > Self.patience }
    for index in waiting.indices { waiting[index].submission = now }
  }

  /// The frame under way is on the glass.
  mutating func presented(at time: UInt64) {
    for event in waiting {
      guard let submission = event.submission else { continue }
      let shown = max(time, submission)
      add([
        event.turn - event.time, submission - min(submission, event.turn), shown - submission,
        shown - event.time,
      ])
    }
    waiting.removeAll { $0.submission != nil }
  }

  private mutating func add(_ values: [UInt64]) {
    for (index, value) in values.enumerated() {
      if spans[index].count < Self.capacity {
        spans[index].append(value)
      } else {
        spans[index][place] = value
      }
    }
    place = (place + 1) % Self.capacity
    count += 1
  }

  /// The span that `share` (0…1) of the events did not exceed, in nanoseconds; nil without any.
  package func percentile(_ share: Double, of span: Span) -> UInt64? {
    let sorted = spans[span.rawValue].sorted()
    guard !sorted.isEmpty else { return nil }
    let rank = Int((share * Double(sorted.count)).rounded(.up))
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }

  /// One line for the log: percentiles in milliseconds; nil without events.
  package var summary: String? {
    guard count > 0 else { return nil }
    func text(_ span: Span) -> String {
      [0.5, 0.95, 0.99].map { share in
        let tenths = ((percentile(share, of: span) ?? 0) + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10)"
      }.joined(separator: "/")
    }
    return "latency of \(count) events, ms at 50/95/99 %: event to step \(text(.eventToStep)),"
      + " to submission \(text(.stepToSubmission)), to flip \(text(.submissionToFlip)),"
      + " in all \(text(.eventToFlip))"
  }
}
