import Foundation
import Geometry

/// How two contacts lie to one another, compared with how they did when the second went down.
struct TwoContactTracker {
  private var contacts: [(id: Int, point: CGPoint)] = []
  private var startLength = 0.0
  private var lastAngle = 0.0

  /// When the second contact went down, the point between both, in the display's space; nil before.
  private(set) var center: CGPoint?
  /// Distance now by distance at the start.
  private(set) var scale = 1.0
  /// The turn since the start in radians, clockwise, over any number of turns.
  private(set) var turn = 0.0
  /// Change of the scale and of the turn each second, by the last tenth of a second.
  var rates: CGSize { rate.velocity }
  private var rate = VelocityTracker()

  /// Whether two contacts are down.
  var isComplete: Bool { contacts.count == 2 }
  /// Whether no contact is down any more.
  var isEmpty: Bool { contacts.isEmpty }

  private var difference: (length: Double, angle: Double) {
    let x = Double(contacts[1].point.x - contacts[0].point.x)
    let y = Double(contacts[1].point.y - contacts[0].point.y)
    return ((x * x + y * y).squareRoot(), Elementary.atan2(y, x))
  }

  /// Takes in a contact; false for one that is none of the two.
  mutating func receive(_ event: ContactEvent) -> Bool {
    switch event.kind {
    case .began:
      guard contacts.count < 2, center == nil else { return false }
      contacts.append((event.contact, event.point))
      if isComplete { begin(event.time) }
    case .moved:
      guard let index = contacts.firstIndex(where: { $0.id == event.contact }) else { return false }
      contacts[index].point = event.point
      if isComplete { follow(event.time) }
    case .ended:
      guard let index = contacts.firstIndex(where: { $0.id == event.contact }) else { return false }
      contacts[index].point = event.point
      if isComplete { follow(event.time) }
      contacts.remove(at: index)
    }
    return true
  }

  private mutating func begin(_ time: Double) {
    let (a, b) = (contacts[0].point, contacts[1].point)
    center = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    (startLength, lastAngle) = difference
    rate.add(CGPoint(x: 1, y: 0), at: time)
  }

  private mutating func follow(_ time: Double) {
    let (length, angle) = difference
    scale = startLength > 0 ? length / startLength : 1
    var step = angle - lastAngle
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    lastAngle = angle
    turn += step
    rate.add(CGPoint(x: scale, y: turn), at: time)
  }
}

/// Follows two fingers for a gesture that tells how they lie to one another.
final class TwoContactNode<G: Gesture>: TrackingNode<G> {
  private(set) var contacts = TwoContactTracker()
  private(set) var time = 0.0
  private let isFarEnough: (TwoContactNode) -> Bool
  private let value: (TwoContactNode) -> G.Value

  init(
    _ gesture: G, in place: _GesturePlace, isFarEnough: @escaping (TwoContactNode) -> Bool,
    value: @escaping (TwoContactNode) -> G.Value
  ) {
    self.isFarEnough = isFarEnough
    self.value = value
    super.init(gesture, in: place)
  }

  override func receive(_ event: ContactEvent) {
    let wasComplete = contacts.isComplete
    guard contacts.receive(event) else { return }
    time = event.time
    switch stage {
    case .possible where wasComplete && isFarEnough(self):
      current = contacts.isComplete ? .active(value(self)) : .ended(value(self))
    case .possible where !contacts.isComplete && (wasComplete || contacts.isEmpty):
      current = .failed
    case .active: current = contacts.isComplete ? .active(value(self)) : .ended(value(self))
    default: break
    }
  }

  /// The point between the fingers at the start, in the view's own space.
  var startLocation: CGPoint {
    contacts.center.map { place.convert($0, to: .local) } ?? .zero
  }

  /// The same as a fraction of the view.
  var startAnchor: UnitPoint {
    let size = place.size
    guard size.width > 0, size.height > 0 else { return .center }
    let point = startLocation
    return UnitPoint(x: point.x / size.width, y: point.y / size.height)
  }

  override func reset() {
    super.reset()
    contacts = TwoContactTracker()
  }
}
