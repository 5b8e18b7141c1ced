/// Values that one property takes one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable
  /// Adds what it consists of to a course.
  func _append(to path: inout _KeyframePath<Value>)
}

/// Collects the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Several keyframes, in order.
  public struct Content: KeyframeTrackContent {
    let parts: [(inout _KeyframePath<Value>) -> Void]
    /// Adds the keyframes one after the other.
    public func _append(to path: inout _KeyframePath<Value>) { for part in parts { part(&path) } }
  }

  /// One keyframe, or several.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> Content
  where K.Value == Value {
    Content(parts: [expression._append])
  }
  /// Keyframes in order.
  public static func buildBlock(_ parts: Content...) -> Content {
    Content(parts: parts.flatMap(\.parts))
  }
  /// Keyframes of a loop.
  public static func buildArray(_ parts: [Content]) -> Content {
    Content(parts: parts.flatMap(\.parts))
  }
  /// Keyframes of an `if` or a `switch`.
  public static func buildEither(first: Content) -> Content { first }
  /// Keyframes of an `else` or a `switch`.
  public static func buildEither(second: Content) -> Content { second }
}

/// Reaches a value evenly, or along a curve of progress.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double
  let curve: UnitCurve

  /// Reaches `to` in `duration` seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    curve = timingCurve
  }

  /// Adds the way to the value.
  public func _append(to path: inout _KeyframePath<Value>) {
    path.pieces.append(
      .init(kind: .linear(curve), target: to.animatableData, duration: max(duration, 0)))
  }
}

/// Reaches a value along a curve that goes on smoothly to other curves beside it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double
  let start: Value?
  let end: Value?

  /// Reaches `to` in `duration` seconds; velocities are changes per second, nil for what makes the
  /// course smooth.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    start = startVelocity
    end = endVelocity
  }

  /// Adds the way to the value.
  public func _append(to path: inout _KeyframePath<Value>) {
    path.pieces.append(
      .init(
        kind: .cubic(start: start?.animatableData, end: end?.animatableData),
        target: to.animatableData, duration: max(duration, 0)))
  }
}

/// Reaches a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double
  let spring: Spring
  let start: Value?

  /// Moves towards `to` for `duration` seconds, nil for as long as the spring moves; the velocity is
  /// in changes per second, nil for that of the motion before.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration ?? spring.settlingDuration
    self.spring = spring
    start = startVelocity
  }

  /// Adds the way to the value.
  public func _append(to path: inout _KeyframePath<Value>) {
    path.pieces.append(
      .init(
        kind: .spring(spring, start: start?.animatableData), target: to.animatableData,
        duration: max(duration, 0)))
  }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value

  /// Is at `to` in no time.
  public init(_ to: Value) { self.to = to }

  /// Adds the jump.
  public func _append(to path: inout _KeyframePath<Value>) {
    path.pieces.append(.init(kind: .move, target: to.animatableData, duration: 0))
  }
}
