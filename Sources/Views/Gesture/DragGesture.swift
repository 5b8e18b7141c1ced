import Foundation

/// A finger that moves over the view.
public struct DragGesture {
  /// Where the finger is and how it moves; points, in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// When the finger was there: seconds on the step clock since the start, as a date whose reference
    /// is the start.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it went down.
    public var startLocation: CGPoint
    /// How it moves, in points a second, by its last tenth of a second.
    public var velocity: CGSize

    /// How far it is from where it went down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest: a quarter of a second's way further on (the published interface
    /// derives the velocity as four times that way).
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would come from where it went down.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// Points that the finger moves before the gesture begins.
  public var minimumDistance: CGFloat
  /// The space of the places.
  public var coordinateSpace: CoordinateSpace

  /// A movement of at least `minimumDistance` points, told in a coordinate space.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A movement of at least `minimumDistance` points, told in a coordinate space.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows a finger.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    DragNode(gesture, in: place)
  }
}

final class DragNode: TrackingNode<DragGesture> {
  private var contact: Int?
  /// Where the finger went down, in the display's space.
  private var origin = CGPoint.zero
  private var start = CGPoint.zero
  private var velocity = VelocityTracker()

  override func measure(_ event: ContactEvent) {
    guard contact == event.contact else { return }
    velocity.add(place.convert(event.point, to: gesture.coordinateSpace), at: event.time)
  }

  override func receive(_ event: ContactEvent) {
    if event.kind == .began, contact == nil, stage == .possible {
      contact = event.contact
      origin = event.point
      start = place.convert(event.point, to: gesture.coordinateSpace)
    }
    guard contact == event.contact else { return }
    let location = place.convert(event.point, to: gesture.coordinateSpace)
    if !event.isComputed { velocity.add(location, at: event.time) }
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
      startLocation: start, velocity: velocity.velocity)
    let isFarEnough = origin.distance(to: event.point) >= gesture.minimumDistance
    switch (stage, event.kind) {
    case (.possible, .ended): current = isFarEnough ? .ended(value) : .failed
    case (.possible, _): if isFarEnough { current = .active(value) }
    case (.active, .ended): current = .ended(value)
    case (.active, _): current = .active(value)
    default: break
    }
  }

  override func reset() {
    super.reset()
    contact = nil
    velocity = VelocityTracker()
  }
}
