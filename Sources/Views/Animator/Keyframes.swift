/// Courses of the properties of a value.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// Adds what it consists of to a timeline.
  func _append(to tracks: inout [_KeyframeCourse<Value>])
}

/// The course of one property of a value.
public struct _KeyframeCourse<Value> {
  /// Seconds.
  let duration: Double
  /// Puts the property of a time in seconds into a value, whose course began with another.
  let write: (_ value: inout Value, _ initial: Value, _ time: Double) -> Void
}

/// The course of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// The course of the property that a key path leads to.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// The course of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Adds the property's course.
  public func _append(to tracks: inout [_KeyframeCourse<Root>]) {
    var path = _KeyframePath<Value>()
    content._append(to: &path)
    let keyPath = keyPath
    tracks.append(
      _KeyframeCourse(duration: path.duration) { value, initial, time in
        value[keyPath: keyPath] = path.value(from: initial[keyPath: keyPath], at: time)
      })
  }
}

/// Collects courses.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Several courses side by side.
  public struct Content: Keyframes {
    let parts: [(inout [_KeyframeCourse<Value>]) -> Void]
    /// Adds the courses.
    public func _append(to tracks: inout [_KeyframeCourse<Value>]) {
      for part in parts { part(&tracks) }
    }
  }

  /// One course, or several.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> Content
  where K.Value == Value {
    Content(parts: [expression._append])
  }
  /// Courses side by side.
  public static func buildBlock(_ parts: Content...) -> Content {
    Content(parts: parts.flatMap(\.parts))
  }
}

extension KeyframesBuilder where Value: Animatable {
  /// A keyframe of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K)
    -> KeyframeTrackContentBuilder<Value>.Content
  where K.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildExpression(expression)
  }
  /// Keyframes of the value itself, in order.
  public static func buildBlock(_ parts: KeyframeTrackContentBuilder<Value>.Content...)
    -> KeyframeTrack<Value, Value, KeyframeTrackContentBuilder<Value>.Content>
  {
    KeyframeTrack { KeyframeTrackContentBuilder.Content(parts: parts.flatMap(\.parts)) }
  }
}

/// What a value is at each time, by keyframes.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let courses: [_KeyframeCourse<Value>]

  /// Starts from a value.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue, content())
  }

  init(_ initial: Value, _ content: some Keyframes<Value>) {
    self.initial = initial
    var courses: [_KeyframeCourse<Value>] = []
    content._append(to: &courses)
    self.courses = courses
  }

  /// Seconds until the longest course ends.
  public var duration: Double { courses.map(\.duration).max() ?? 0 }

  /// The value after a time in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for course in courses { course.write(&value, initial, time) }
    return value
  }

  /// The value after a part of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
