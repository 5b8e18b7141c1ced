/// A long press that tells when the finger begins and ceases to press.
public struct _PressingGesture {
  /// True when the finger has pressed long enough.
  public typealias Value = Bool

  let content: LongPressGesture
  let pressing: ((Bool) -> Void)?
}

extension _PressingGesture: Gesture {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows the press.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    PressingNode(gesture, in: place)
  }
}

final class PressingNode: _GestureNode<_PressingGesture> {
  private let inner: _GestureNode<LongPressGesture>
  private var isPressing = false

  init(_ gesture: _PressingGesture, in place: _GesturePlace) {
    inner = LongPressGesture._makeNode(gesture.content, in: place)
    super.init(gesture)
  }

  override func update(_ gesture: _PressingGesture) {
    super.update(gesture)
    inner.update(gesture.content)
  }

  override var parts: [_GestureTracker] { [inner] }
  override var phase: _GesturePhase<Bool> { inner.phase }

  override func deliver(_ hasItsWay: Bool) {
    super.deliver(hasItsWay)
    if case .possible(true?) = phase { tell(true) } else { tell(false) }
  }

  private func tell(_ pressing: Bool) {
    guard pressing != isPressing else { return }
    isPressing = pressing
    gesture.pressing?(pressing)
  }

  override func cancel() {
    super.cancel()
    tell(false)
  }
}
