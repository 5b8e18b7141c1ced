import Foundation

/// Moves scrolled content: follows the finger, goes on by itself, and bounces.
@MainActor
final class ScrollDriver {
  private unowned let graph: ViewGraph
  var x = ScrollAxis()
  var y = ScrollAxis()
  /// Where content comes to rest after the finger is lifted; nil for where it glides to.
  var behavior: (any ScrollTargetBehavior)?
  /// Whether a finger that moves the content puts the keyboard away.
  var dismissesKeyboard = false
  /// Called when the finger lets go of content that it has pulled down far enough from its top.
  var onPull: (() -> Void)?
  /// Points by which content is pulled to start something: as UIKit's, roughly; not verified against a
  /// device.
  private static let pullDistance: CGFloat = 70
  /// Where the views lie that content may be aligned with.
  var places: () -> [CGRect] = { [] }
  /// Whether a finger has moved the content, or the program.
  private(set) var hasMoved = false
  /// Shows the content at an offset.
  var show: (CGPoint) -> Void = { _ in }
  private(set) var isHeld = false
  private var heldFrom = CGPoint.zero
  /// When the content moved last.
  private(set) var lastMotion: Double?

  init(graph: ViewGraph) { self.graph = graph }

  /// The offset at a time in seconds.
  func offset(at time: Double) -> CGPoint {
    CGPoint(x: x.offset(at: time), y: y.offset(at: time))
  }

  /// Points a second, at a time in seconds.
  func speed(at time: Double) -> Double {
    let (a, b) = (x.velocity(at: time), y.velocity(at: time))
    return (a * a + b * b).squareRoot()
  }

  /// The visible part of the content, as the next frame shows it.
  var visibleRect: CGRect {
    CGRect(
      origin: offset(at: max(graph.time, graph.drawTime)),
      size: CGSize(width: x.length, height: y.length))
  }

  // MARK: The finger

  /// Stops the content under a finger.
  func hold(at time: Double) {
    // Where the last frame shows the content, so that it does not go back.
    let time = max(time, graph.drawTime)
    heldFrom = offset(at: time)
    if x.isScrolled { x.hold(at: time) }
    if y.isScrolled { y.hold(at: time) }
    isHeld = true
  }

  /// Moves the content with a finger that has moved by `way` since it took the content.
  func drag(by way: CGSize, at time: Double) {
    if dismissesKeyboard, graph.focus.current != nil { graph.focus.focus(nil) }
    if x.isScrolled { x.drag(by: Double(way.width)) }
    if y.isScrolled { y.drag(by: Double(way.height)) }
    moved(at: time)
  }

  /// Lets the content go on with the finger's velocity.
  func release(_ velocity: CGSize, at time: Double) {
    isHeld = false
    if y.isScrolled, offset(at: time).y < -Self.pullDistance { onPull?() }
    // Frames show the finger so much later; what follows its movement goes on from there.
    let time = time + graph.touchLag
    let speed = CGVector(
      dx: x.isScrolled ? -velocity.width : 0, dy: y.isScrolled ? -velocity.height : 0)
    if let behavior {
      let goal = target(behavior, speed, at: time)
      if x.isScrolled { x.release(velocity: Double(speed.dx), to: Double(goal.x), at: time) }
      if y.isScrolled { y.release(velocity: Double(speed.dy), to: Double(goal.y), at: time) }
    } else {
      if x.isScrolled { x.release(velocity: Double(speed.dx), at: time) }
      if y.isScrolled { y.release(velocity: Double(speed.dy), at: time) }
    }
    moved(at: time)
  }

  private func target(
    _ behavior: any ScrollTargetBehavior, _ speed: CGVector, at time: Double
  ) -> CGPoint {
    let now = offset(at: time)
    let glide = CGFloat(-1 / ScrollCurve.decay)
    let size = CGSize(width: x.length, height: y.length)
    var target = ScrollTarget(
      rect: CGRect(
        origin: CGPoint(
          x: min(max(now.x + speed.dx * glide, 0), CGFloat(x.limit)),
          y: min(max(now.y + speed.dy * glide, 0), CGFloat(y.limit))), size: size))
    var axes: Axis.Set = []
    if x.isScrolled { axes.insert(.horizontal) }
    if y.isScrolled { axes.insert(.vertical) }
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: heldFrom, size: size)), velocity: speed,
        contentSize: CGSize(width: x.extent, height: y.extent), containerSize: size,
        axes: axes, places: places()))
    return target.rect.origin
  }

  // MARK: Programs

  /// Goes to an offset, by an animation or at once.
  func scroll(to goal: CGPoint, animation: Animation?) {
    if x.isScrolled { x.scroll(to: Double(goal.x), animation: animation, at: graph.time) }
    if y.isScrolled { y.scroll(to: Double(goal.y), animation: animation, at: graph.time) }
    moved(at: graph.time)
  }

  /// Keeps what is seen in place while what lies before it changes its length.
  func shift(by change: CGSize) {
    x.shift(by: Double(change.width), at: graph.time)
    y.shift(by: Double(change.height), at: graph.time)
  }

  /// Shows content from an offset on, before anything has moved it.
  func start(at offset: CGPoint) {
    x.scroll(to: Double(offset.x), animation: nil, at: graph.time)
    y.scroll(to: Double(offset.y), animation: nil, at: graph.time)
  }

  private func moved(at time: Double) {
    hasMoved = true
    lastMotion = max(graph.time, time)
    show(offset(at: max(graph.time, graph.drawTime)))
    graph.animate(self)
  }

  // MARK: Indicators

  /// Seconds for which indicators stay, and in which they fade (UIKit's; not verified against a device).
  private static let indicatorStay = 0.3
  private static let indicatorFade = 0.25

  /// How visible indicators are at a time in seconds.
  func indicatorOpacity(at time: Double) -> Double {
    guard let lastMotion else { return 0 }
    let rest = time - lastMotion - Self.indicatorStay
    return isHeld || rest <= 0 ? 1 : max(0, 1 - rest / Self.indicatorFade)
  }
}

extension ScrollDriver: AnimationParticipant {
  func advance(to time: Double) -> Bool {
    let wasMoving = x.isMoving || y.isMoving
    let isMovingX = x.advance(to: time)
    let isMoving = y.advance(to: time) || isMovingX
    if wasMoving { lastMotion = time }
    show(offset(at: time))
    return isMoving || indicatorOpacity(at: time) > 0 && !isHeld
  }

  func prepareDrawing(at time: Double) { show(offset(at: time)) }
}
