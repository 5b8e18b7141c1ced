import Foundation

/// Follows fingers that pan a scroll view's content.
final class ScrollPanTracker: _GestureTracker {
  /// Points along an axis beyond which a finger pans (the platform's hysteresis).
  static let slop: CGFloat = 10
  /// Points a second at which content is caught by a finger that goes down on it.
  static let catchingSpeed = 10.0

  private let driver: ScrollDriver
  private weak var element: Element?
  private var fingers: [(contact: Int, point: CGPoint)] = []
  private var start = CGPoint.zero
  private var current = GestureStage.possible
  /// How far the content has been pulled, beside what the leading finger has moved since `start`.
  private var way = CGSize.zero
  private var velocity = VelocityTracker()
  private var time = 0.0
  private var isHolding = false

  init(_ driver: ScrollDriver, in element: Element) {
    self.driver = driver
    self.element = element
  }

  override var stage: GestureStage { current }
  override var isDecisive: Bool { true }

  /// The display's points in the scroll view's own space, mirrored where offsets run leftwards.
  private func local(_ point: CGPoint) -> CGPoint {
    guard let element else { return point }
    let own = element.convert(fromDisplay: point, to: .local)
    return element.environment.layoutDirection == .rightToLeft ? CGPoint(x: -own.x, y: own.y) : own
  }

  override func measure(_ event: ContactEvent) {
    guard fingers.first?.contact == event.contact else { return }
    velocity.add(local(event.point), at: event.time)
  }

  override func receive(_ event: ContactEvent) {
    let point = local(event.point)
    time = event.time
    let index = fingers.firstIndex { $0.contact == event.contact }
    switch event.kind {
    case .began:
      fingers.append((event.contact, point))
      guard fingers.count == 1 else { return }
      start = point
      if driver.speed(at: event.time) >= Self.catchingSpeed {
        take(at: event.time)
        current = .active
      }
      velocity.add(point, at: event.time)
    case .moved:
      guard let index else { return }
      fingers[index].point = point
      guard index == 0 else { return }
      if !event.isComputed { velocity.add(point, at: event.time) }
      if current == .possible, isFarEnough(point) {
        start = point
        current = .active
      }
    case .ended:
      guard let index else { return }
      fingers[index].point = point
      if index == 0 { velocity.add(point, at: event.time) }
      if fingers.count == 1 {
        current = current == .active ? .ended : .failed
      } else {
        lift(index)
      }
    }
  }

  private func isFarEnough(_ point: CGPoint) -> Bool {
    let (x, y) = (abs(point.x - start.x), abs(point.y - start.y))
    switch (driver.x.isScrolled, driver.y.isScrolled) {
    case (true, true): return max(x, y) > Self.slop
    case (true, false): return x > Self.slop && x >= y
    case (false, true): return y > Self.slop && y >= x
    case (false, false): return false
    }
  }

  /// One of several fingers is lifted; the next one leads where it was the leading one.
  private func lift(_ index: Int) {
    let pulled = pull
    fingers.remove(at: index)
    guard index == 0 else { return }
    way = pulled
    start = fingers[0].point
    velocity = VelocityTracker()
  }

  private var pull: CGSize {
    guard let point = fingers.first?.point else { return way }
    return CGSize(width: way.width + point.x - start.x, height: way.height + point.y - start.y)
  }

  private func take(at time: Double) {
    if isHolding { return }
    isHolding = true
    driver.hold(at: time)
  }

  override func deliver(_ hasItsWay: Bool) {
    guard hasItsWay, current.isRecognized else { return }
    take(at: time)
    driver.drag(by: pull, at: time)
    if current == .ended { letGo(velocity.velocity) }
  }

  private func letGo(_ velocity: CGSize) {
    guard isHolding else { return }
    isHolding = false
    driver.release(velocity, at: time)
  }

  override func cancel() {
    letGo(.zero)
    current = .failed
  }

  override func reset() {
    letGo(.zero)
    fingers = []
    way = .zero
    velocity = VelocityTracker()
    current = .possible
  }
}
