/// A gesture whose type is hidden.
public struct AnyGesture<Value> {
  let box: AnyGestureBox<Value>

  /// Hides the type of a gesture.
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
    box = GestureBox(gesture)
  }
}

extension AnyGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows the gesture.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    AnyGestureNode(gesture, in: place)
  }
}

/// A gesture of any type with a value.
class AnyGestureBox<Value> {
  @MainActor func make(in place: _GesturePlace) -> AnyGestureFollower<Value> {
    preconditionFailure("a gesture box makes a follower")
  }
}

/// What follows a gesture of any type, with access to its phase.
struct AnyGestureFollower<Value> {
  let tracker: _GestureTracker
  let phase: @MainActor () -> _GesturePhase<Value>
  /// Takes a later value of the gesture; false when its type is another.
  let update: @MainActor (AnyGestureBox<Value>) -> Bool
}

final class GestureBox<G: Gesture>: AnyGestureBox<G.Value> {
  let gesture: G
  init(_ gesture: G) { self.gesture = gesture }

  override func make(in place: _GesturePlace) -> AnyGestureFollower<G.Value> {
    let node = G._makeNode(gesture, in: place)
    return AnyGestureFollower(tracker: node, phase: { node.phase }) { box in
      guard let box = box as? GestureBox<G> else { return false }
      node.update(box.gesture)
      return true
    }
  }
}

final class AnyGestureNode<Value>: _GestureNode<AnyGesture<Value>> {
  private let place: _GesturePlace
  private var inner: AnyGestureFollower<Value>

  init(_ gesture: AnyGesture<Value>, in place: _GesturePlace) {
    self.place = place
    inner = gesture.box.make(in: place)
    super.init(gesture)
  }

  override func update(_ gesture: AnyGesture<Value>) {
    super.update(gesture)
    if inner.update(gesture.box) { return }
    inner.tracker.cancel()
    inner = gesture.box.make(in: place)
  }

  override var parts: [_GestureTracker] { [inner.tracker] }
  override var phase: _GesturePhase<Value> { inner.phase() }
}
