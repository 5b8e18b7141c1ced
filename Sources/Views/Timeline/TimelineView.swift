import Foundation

/// A view whose content is made for dates of a schedule, each when its time has come.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  /// What content is made from.
  public struct Context {
    /// How often the content changes, from often to rarely.
    public enum Cadence: Comparable, Sendable {
      /// With every frame.
      case live
      /// About once a second.
      case seconds
      /// About once a minute.
      case minutes
    }

    /// The schedule's date, or the frame's.
    public let date: Date
    /// How often the content changes.
    public let cadence: Cadence

    /// Does nothing: displays here are never dimmed.
    public func invalidateTimelineContent() {}
  }
}

/// What content is made from, whatever the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Content for the dates of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      let cadence: TimelineViewDefaultContext.Cadence =
        switch context.cadence {
        case .live: .live
        case .seconds: .seconds
        case .minutes: .minutes
        }
      return content(TimelineViewDefaultContext(date: context.date, cadence: cadence))
    }
  }

  /// Makes a node that makes the content again at each date.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    TimelineNode(view, in: place)
  }
}

final class TimelineNode<Schedule: TimelineSchedule, Content: View>: _ViewNode<
  TimelineView<Schedule, Content>
>, AnimationParticipant
{
  private typealias Context = TimelineView<Schedule, Content>.Context
  private var dates: Schedule.Entries.Iterator
  /// The date that is shown, and the schedule's next one.
  private var current: Date
  private var next: Date?
  private var node: _ViewNode<Content>?

  override init(_ view: TimelineView<Schedule, Content>, in place: _NodePlace) {
    let graph = place.graph
    let now = graph.startDate.addingTimeInterval(max(graph.time, graph.drawTime))
    dates = view.schedule.entries(from: now, mode: .normal).makeIterator()
    current = now
    super.init(view, in: place)
    begin()
    node = Content._makeNode(evaluate(), in: self.place)
  }

  private var now: Date { graph.startDate.addingTimeInterval(max(graph.time, graph.drawTime)) }

  private var animation: AnimationTimelineSchedule? {
    view.schedule as? AnimationTimelineSchedule
  }

  /// Starts the schedule at the present time.
  private func begin() {
    if let animation {
      if !animation.isPaused {
        current = now
        graph.animate(self)
      }
      return
    }
    dates = view.schedule.entries(from: now, mode: .normal).makeIterator()
    next = dates.next()
    // Before the first date its content is shown already.
    if let next { current = next }
    step()
  }

  /// Seconds by which a date may be early: dates are sums of large numbers, and one that is not quite
  /// there would be waited for in vain.
  private static var tolerance: TimeInterval { 1e-5 }

  /// Takes the last date that has come, and has itself woken for the next.
  private func step() {
    let now = self.now
    var steps = 0
    while let date = next, date.timeIntervalSince(now) < Self.tolerance, steps < 100_000 {
      current = date
      next = dates.next()
      steps += 1
    }
    if let next { graph.wake(self, at: next.timeIntervalSince(graph.startDate)) }
  }

  private func evaluate() -> Content {
    graph.counts.evaluated += 1
    let gap = next.map { $0.timeIntervalSince(current) } ?? 60
    let cadence: Context.Cadence =
      animation != nil ? .live : gap < 1 ? .live : gap < 60 ? .seconds : .minutes
    return graph.evaluating(self) { view.content(Context(date: current, cadence: cadence)) }
  }

  override func update(
    _ view: TimelineView<Schedule, Content>, environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    begin()
    node?.update(evaluate(), environment: environment)
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    node?.refresh(environment)
  }

  override func reevaluate() {
    if let animation {
      if !animation.isPaused { current = now }
    } else {
      step()
    }
    node?.update(evaluate(), environment: environment)
  }

  func advance(to time: Double) -> Bool { isAttached && animation?.isPaused == false }

  func prepareDrawing(at time: Double) {
    guard let animation, !animation.isPaused else { return }
    if now.timeIntervalSince(current) >= animation.interval { graph.invalidateQuietly(self) }
  }

  override func appendElements(to elements: inout [Element]) {
    node?.appendElements(to: &elements)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
}
