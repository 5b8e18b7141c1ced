/// Something that fingers do on a view, recognised while they do it.
///
/// Give `body` to make a gesture of others; the gestures built in follow the fingers themselves.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells about itself.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }

  /// Makes what follows the fingers for a gesture of this type.
  static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self>
}

extension Gesture where Value == Body.Value {
  /// Follows the fingers as the body does.
  public static func _makeNode(_ gesture: Self, in place: _GesturePlace) -> _GestureNode<Self> {
    ComposedGestureNode(gesture, in: place)
  }
}

extension Never: Gesture {
  /// Nothing is told.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Not to be called: a gesture of this kind is recognised by the library itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is recognised by the library and has no body")
  }
}

/// Follows a gesture with a body.
final class ComposedGestureNode<G: Gesture>: _GestureNode<G> where G.Value == G.Body.Value {
  private let inner: _GestureNode<G.Body>

  init(_ gesture: G, in place: _GesturePlace) {
    inner = G.Body._makeNode(gesture.body, in: place)
    super.init(gesture)
  }

  override func update(_ gesture: G) {
    super.update(gesture)
    inner.update(gesture.body)
  }

  override var parts: [_GestureTracker] { [inner] }
  override var phase: _GesturePhase<G.Value> { inner.phase }
}
