import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  /// How far the fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// Seconds on the step clock since the start, as a date whose reference is the start.
    public var time: Date
    /// The fingers' distance, by their distance at the start.
    public var magnification: CGFloat
    /// Change of the magnification each second.
    public var velocity: CGFloat
    /// The point between the fingers at the start, as a fraction of the view.
    public var startAnchor: UnitPoint
    /// The same in points of the view's own space.
    public var startLocation: CGPoint
  }

  /// The least change of magnification with which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A change of magnification by at least `minimumScaleDelta`.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows two fingers.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    TwoContactNode(
      gesture, in: place,
      isFarEnough: { abs($0.contacts.scale - 1) >= Double($0.gesture.minimumScaleDelta) },
      value: {
        Value(
          time: Date(timeIntervalSinceReferenceDate: $0.time),
          magnification: CGFloat($0.contacts.scale), velocity: $0.contacts.rates.width,
          startAnchor: $0.startAnchor, startLocation: $0.startLocation)
      })
  }
}

/// Two fingers that move apart or together; tells the magnification alone.
public struct MagnificationGesture {
  /// The fingers' distance, by their distance at the start.
  public typealias Value = CGFloat

  /// The least change of magnification with which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A change of magnification by at least `minimumScaleDelta`.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  /// The gesture with everything else it could tell.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}
