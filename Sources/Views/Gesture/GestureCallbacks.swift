/// A gesture that is told about when it is over.
public struct _EndedGesture<Content: Gesture> {
  /// What the gesture tells.
  public typealias Value = Content.Value

  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows the gesture.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    EndedNode(gesture, in: place)
  }
}

final class EndedNode<Content: Gesture>: _GestureNode<_EndedGesture<Content>> {
  private let inner: _GestureNode<Content>
  private var isTold = false

  init(_ gesture: _EndedGesture<Content>, in place: _GesturePlace) {
    inner = Content._makeNode(gesture.content, in: place)
    super.init(gesture)
  }

  override func update(_ gesture: _EndedGesture<Content>) {
    super.update(gesture)
    inner.update(gesture.content)
  }

  override var parts: [_GestureTracker] { [inner] }
  override var phase: _GesturePhase<Content.Value> { inner.phase }

  override func deliver(_ hasItsWay: Bool) {
    super.deliver(hasItsWay)
    guard hasItsWay, !isTold, case .ended(let value) = phase else { return }
    isTold = true
    gesture.action(value)
  }

  override func reset() {
    super.reset()
    isTold = false
  }
}

/// A gesture that is told about while it goes on.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  /// What the gesture tells.
  public typealias Value = Content.Value

  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows the gesture.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    ChangedNode(gesture, in: place)
  }
}

final class ChangedNode<Content: Gesture>: _GestureNode<_ChangedGesture<Content>>
where Content.Value: Equatable {
  private let inner: _GestureNode<Content>
  private var told: Content.Value?

  init(_ gesture: _ChangedGesture<Content>, in place: _GesturePlace) {
    inner = Content._makeNode(gesture.content, in: place)
    super.init(gesture)
  }

  override func update(_ gesture: _ChangedGesture<Content>) {
    super.update(gesture)
    inner.update(gesture.content)
  }

  override var parts: [_GestureTracker] { [inner] }
  override var phase: _GesturePhase<Content.Value> { inner.phase }

  override func deliver(_ hasItsWay: Bool) {
    super.deliver(hasItsWay)
    switch phase {
    case .possible(let value?): tell(value)
    case .active(let value): if hasItsWay { tell(value) }
    default: break
    }
  }

  private func tell(_ value: Content.Value) {
    if told == value { return }
    told = value
    gesture.action(value)
  }

  override func reset() {
    super.reset()
    told = nil
  }
}

/// A gesture that tells something else of what it tells.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows the gesture.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    MapNode(gesture, in: place)
  }
}

final class MapNode<Content: Gesture, Value>: _GestureNode<_MapGesture<Content, Value>> {
  private let inner: _GestureNode<Content>

  init(_ gesture: _MapGesture<Content, Value>, in place: _GesturePlace) {
    inner = Content._makeNode(gesture.content, in: place)
    super.init(gesture)
  }

  override func update(_ gesture: _MapGesture<Content, Value>) {
    super.update(gesture)
    inner.update(gesture.content)
  }

  override var parts: [_GestureTracker] { [inner] }
  override var phase: _GesturePhase<Value> { inner.phase.map(gesture.transform) }
  override var stage: GestureStage { inner.stage }
}

extension Gesture {
  /// Acts when the gesture is over.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Tells something else of what the gesture tells.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Acts whenever what the gesture tells changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
