import Foundation

/// Two fingers that turn about each other.
public struct RotateGesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// Seconds on the step clock since the start, as a date whose reference is the start.
    public var time: Date
    /// The turn since the start, clockwise.
    public var rotation: Angle
    /// The turn each second.
    public var velocity: Angle
    /// The point between the fingers at the start, as a fraction of the view.
    public var startAnchor: UnitPoint
    /// The same in points of the view's own space.
    public var startLocation: CGPoint
  }

  /// The least turn with which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A turn by at least `minimumAngleDelta`.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows two fingers.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    TwoContactNode(
      gesture, in: place,
      isFarEnough: { abs($0.contacts.turn) >= abs($0.gesture.minimumAngleDelta.radians) },
      value: {
        Value(
          time: Date(timeIntervalSinceReferenceDate: $0.time),
          rotation: .radians($0.contacts.turn),
          velocity: .radians(Double($0.contacts.rates.height)),
          startAnchor: $0.startAnchor, startLocation: $0.startLocation)
      })
  }
}

/// Two fingers that turn about each other; tells the turn alone.
public struct RotationGesture {
  /// The turn since the start, clockwise.
  public typealias Value = Angle

  /// The least turn with which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A turn by at least `minimumAngleDelta`.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  /// The gesture with everything else it could tell.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
