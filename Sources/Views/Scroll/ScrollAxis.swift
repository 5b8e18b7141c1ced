import Foundation

/// The offset of scrolled content along one axis, in points from its start.
struct ScrollAxis {
  private enum Motion {
    case rest(Double)
    case curve(ScrollCurve)
    case animation(AnimatedValue<Double>)
  }

  /// Whether the content scrolls along this axis.
  var isScrolled = false
  /// Whether the content gives way at its edges even where all of it is to be seen.
  var alwaysBounces = true
  private(set) var length = 0.0
  private(set) var extent = 0.0
  private var motion = Motion.rest(0)
  /// While a finger holds the content: the offset without resistance minus the finger's way.
  private var held: Double?

  /// The largest offset at rest.
  var limit: Double { max(0, extent - length) }

  var isMoving: Bool { if case .rest = motion { false } else { true } }
  private var bounces: Bool { alwaysBounces || limit > 0 }

  func offset(at time: Double) -> Double {
    switch motion {
    case .rest(let offset): offset
    case .curve(let curve): curve.position(at: time)
    case .animation(let value): value.value(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    if case .curve(let curve) = motion { return curve.velocity(at: time) }
    return 0
  }

  /// Takes the lengths of the view and of its content; content at rest stays within them.
  mutating func resize(length: Double, extent: Double) {
    let wasLimit = limit
    self.length = length
    self.extent = extent
    if held == nil, limit != wasLimit, case .rest(let offset) = motion {
      motion = .rest(min(max(offset, 0), limit))
    }
  }

  /// Moves content and offset together, where what lies before the visible part changed its length.
  mutating func shift(by change: Double, at time: Double) {
    switch motion {
    case .rest(let offset): motion = .rest(offset + change)
    case .curve(let curve):
      motion = .curve(
        ScrollCurve(
          from: offset(at: time) + change, velocity: curve.velocity(at: time), at: time,
          limit: max(0, limit + change)))
    case .animation(var value):
      value.shift(by: change)
      motion = .animation(value)
    }
    if let held { self.held = held + change }
  }

  // MARK: The finger

  /// A finger takes the content where it is.
  mutating func hold(at time: Double) {
    let offset = offset(at: time)
    motion = .rest(offset)
    held = resistanceFree(offset)
  }

  /// The finger has moved by `way` points since it took the content; the content follows it, with
  /// resistance beyond the edges.
  mutating func drag(by way: Double) {
    guard let held else { return }
    motion = .rest(resisted(held - way))
  }

  /// The finger lets the content go on with a velocity of the offset.
  mutating func release(velocity: Double, at time: Double) {
    held = nil
    let offset = offset(at: time)
    if offset >= 0, offset <= limit, velocity == 0 { return motion = .rest(offset) }
    motion = .curve(
      ScrollCurve(
        from: offset, velocity: bounces ? velocity : 0, at: time, limit: limit))
  }

  /// The finger lets the content go to an offset.
  mutating func release(velocity: Double, to goal: Double, at time: Double) {
    held = nil
    let goal = min(max(goal, 0), limit)
    motion = .curve(ScrollCurve(from: offset(at: time), velocity: velocity, at: time, to: goal))
  }

  private func resisted(_ offset: Double) -> Double {
    let (low, high) = (min(0, offset), max(0, offset - limit))
    if !bounces { return min(max(offset, 0), limit) }
    if low < 0 { return -RubberBand.shift(-low, in: length) }
    return high > 0 ? limit + RubberBand.shift(high, in: length) : offset
  }

  private func resistanceFree(_ offset: Double) -> Double {
    if offset < 0 { return -RubberBand.distance(-offset, in: length) }
    return offset > limit ? limit + RubberBand.distance(offset - limit, in: length) : offset
  }

  // MARK: Programs

  /// Goes to an offset, by an animation or at once.
  mutating func scroll(to goal: Double, animation: Animation?, at time: Double) {
    held = nil
    let goal = min(max(goal, 0), limit)
    guard let animation else { return motion = .rest(goal) }
    var value: AnimatedValue<Double>
    if case .animation(let running) = motion {
      value = running
    } else {
      value = AnimatedValue(offset(at: time))
    }
    value.set(goal, animation: animation, at: time)
    motion = .animation(value)
  }

  /// Runs on to a time; false when nothing moves any more.
  mutating func advance(to time: Double) -> Bool {
    switch motion {
    case .rest: return false
    case .curve(let curve):
      if time < curve.end { return true }
      motion = .rest(curve.goal)
      return false
    case .animation(var value):
      value.advance(to: time)
      motion = value.isAnimating ? .animation(value) : .rest(value.target)
      return isMoving
    }
  }
}
