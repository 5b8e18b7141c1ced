import Foundation
import Geometry

/// What counts as one or more taps.
struct TapTracker {
  /// Points that a finger may wander during a tap: a scroll view's pan begins beyond the same distance.
  static let slop: CGFloat = 10
  /// Seconds that may pass between two taps that belong together (UIKit's value, recorded by others; not
  /// verified against a device).
  static let interval = 0.35
  /// Points that taps that belong together may lie apart (UIKit's value, recorded by others; not
  /// verified against a device).
  static let reach: CGFloat = 45

  var stage = GestureStage.possible
  /// Where the last tap began, in the display's space.
  private(set) var point = CGPoint.zero
  private(set) var deadline: Double?
  private var taps = 0
  private var contact: Int?

  mutating func receive(_ event: ContactEvent, count: Int) {
    guard stage == .possible, contact == nil || contact == event.contact else { return }
    switch event.kind {
    case .began:
      if taps > 0, point.distance(to: event.point) > Self.reach { return stage = .failed }
      contact = event.contact
      point = event.point
      deadline = nil
    case .moved:
      if point.distance(to: event.point) > Self.slop { stage = .failed }
    case .ended:
      guard contact != nil else { return }
      contact = nil
      if point.distance(to: event.point) > Self.slop { return stage = .failed }
      taps += 1
      if taps >= count { stage = .ended } else { deadline = event.time + Self.interval }
    }
  }

  mutating func tick(_ time: Double) {
    guard stage == .possible, let deadline, time >= deadline else { return }
    self.deadline = nil
    stage = .failed
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let x = other.x - self.x
    let y = other.y - self.y
    return (x * x + y * y).squareRoot()
  }
}

/// One or more taps.
public struct TapGesture {
  /// Nothing but that it happened.
  public typealias Value = Void

  /// How many taps.
  public var count: Int

  /// `count` taps.
  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows taps.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    TapNode(gesture, in: place, count: \.count) { _ in () }
  }
}

/// One or more taps, with the place of the last.
public struct SpatialTapGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The point, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int
  /// The space of the place.
  public var coordinateSpace: CoordinateSpace

  /// `count` taps, with the place of the last in a coordinate space.
  public nonisolated init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// `count` taps, with the place of the last in a coordinate space.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows taps.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    TapNode(gesture, in: place, count: \.count) { [unowned place] node in
      Value(location: place.convert(node.taps.point, to: node.gesture.coordinateSpace))
    }
  }
}

final class TapNode<G: Gesture>: TrackingNode<G> {
  private(set) var taps = TapTracker()
  private let count: (G) -> Int
  private let value: (TapNode) -> G.Value

  init(
    _ gesture: G, in place: _GesturePlace, count: @escaping (G) -> Int,
    value: @escaping (TapNode) -> G.Value
  ) {
    self.count = count
    self.value = value
    super.init(gesture, in: place)
  }

  override var deadline: Double? { taps.deadline }

  override func receive(_ event: ContactEvent) {
    taps.receive(event, count: count(gesture))
    follow()
  }

  override func tick(_ time: Double) {
    taps.tick(time)
    follow()
  }

  private func follow() {
    switch taps.stage {
    case .ended: if !current.stage.isRecognized { current = .ended(value(self)) }
    case .failed: current = .failed
    default: break
    }
  }

  override func cancel() {
    super.cancel()
    taps.stage = .failed
  }

  override func reset() {
    super.reset()
    taps = TapTracker()
  }
}
