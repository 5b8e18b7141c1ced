import Foundation

/// The place of a gesture: the element that it is attached to.
@MainActor
public final class _GesturePlace {
  weak var element: Element?

  init(_ element: Element) { self.element = element }

  /// A point of the display's space in a coordinate space as seen from the element.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    element?.convert(fromDisplay: point, to: space) ?? point
  }

  /// The size of the element.
  var size: CGSize { element?.size ?? .zero }
}

/// Follows the contacts on a view for one gesture.
///
/// A tracker only finds out: `receive` and `tick` bring it forward, and others decide by `stage`
/// which of several trackers has its way. What it tells the program it tells in `deliver`.
@MainActor
public class _GestureTracker {
  /// The trackers that this one is made of.
  var parts: [_GestureTracker] { [] }

  /// How far it has come.
  var stage: GestureStage { .failed }

  /// Takes in what a contact does.
  func receive(_ event: ContactEvent) { for part in parts { part.receive(event) } }

  /// Takes in the velocity with which a contact moves, while its place is told by events that are
  /// computed.
  func measure(_ event: ContactEvent) { for part in parts { part.measure(event) } }

  /// When it decides without a contact doing anything, in seconds; nil for never.
  var deadline: Double? { parts.compactMap(\.deadline).min() }

  /// Takes in that time has passed, in seconds.
  func tick(_ time: Double) { for part in parts { part.tick(time) } }

  /// Whether it was recognised by holding still or by moving, so that gestures that are merely possible
  /// do not keep it waiting.
  var isDecisive: Bool { parts.contains { $0.isDecisive } }

  /// Tells the program how far it has come: what is provisional always, the rest when it has its way.
  func deliver(_ hasItsWay: Bool) { for part in parts { part.deliver(hasItsWay) } }

  /// Takes back what was provisional: it has lost, or the system has taken the contacts away.
  func cancel() { for part in parts { part.cancel() } }

  /// Starts anew.
  func reset() { for part in parts { part.reset() } }
}

/// Follows the contacts on a view for a gesture of one type.
@MainActor
public class _GestureNode<G: Gesture>: _GestureTracker {
  /// The gesture's latest value, whose closures are called.
  var gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  /// Takes the gesture's value of a later evaluation.
  func update(_ gesture: G) { self.gesture = gesture }

  /// How far it has come, with what it tells.
  var phase: _GesturePhase<G.Value> { .failed }

  override var stage: GestureStage { phase.stage }
}

/// A node that keeps its phase itself.
class TrackingNode<G: Gesture>: _GestureNode<G> {
  let place: _GesturePlace
  var current = _GesturePhase<G.Value>.possible(nil)

  init(_ gesture: G, in place: _GesturePlace) {
    self.place = place
    super.init(gesture)
  }

  final override var phase: _GesturePhase<G.Value> { current }

  override func cancel() { current = .failed }
  override func reset() { current = .possible(nil) }
}
