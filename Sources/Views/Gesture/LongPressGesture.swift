import Foundation

/// A finger that rests on the view for a while.
public struct LongPressGesture {
  /// True while the finger presses, and when it has pressed long enough.
  public typealias Value = Bool

  /// Seconds to press.
  public var minimumDuration: Double
  /// Points that the finger may wander.
  public var maximumDistance: CGFloat

  /// A press of `minimumDuration` seconds during which the finger wanders at most `maximumDistance`
  /// points.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows a press.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    LongPressNode(gesture, in: place)
  }
}

final class LongPressNode: TrackingNode<LongPressGesture> {
  private var contact: Int?
  private var start = CGPoint.zero
  private var end: Double?

  override var deadline: Double? { stage == .possible ? end : nil }
  override var isDecisive: Bool { stage == .ended }

  override func receive(_ event: ContactEvent) {
    guard stage == .possible else { return }
    switch event.kind {
    case .began where contact == nil:
      contact = event.contact
      start = event.point
      end = event.time + max(0, gesture.minimumDuration)
      current = .possible(true)
      tick(event.time)
    case .moved where contact == event.contact:
      if start.distance(to: event.point) > gesture.maximumDistance { current = .failed }
    case .ended where contact == event.contact: current = .failed
    default: break
    }
  }

  override func tick(_ time: Double) {
    if stage == .possible, let end, time >= end { current = .ended(true) }
  }

  override func reset() {
    super.reset()
    contact = nil
    end = nil
  }
}
