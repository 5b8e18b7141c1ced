/// One motion of a value by `interval`, from zero, since `start`.
package struct AnimationRun<V: VectorArithmetic> {
  /// The motion.
  package let animation: Animation
  /// The whole way.
  package private(set) var interval: V
  /// Seconds on the caller's clock at which it began.
  package let start: Double
  /// The caller's marks of what waits for the motion's end.
  package var tokens: [Int]

  /// The memory of the motion: there is at most one spring or custom motion in it, repeated or not.
  private var memory: Memory

  private struct Memory {
    var spring: SpringSimulation<V>?
    var custom = AnimationContext<V>()
    /// One entry per repetition that is not in closed form, from the outermost inwards.
    var repetitions: [Repetition] = []
  }

  private struct Repetition {
    var index = 0
    var start = 0.0
  }

  /// Where a motion is, or when it was over.
  private enum Progress {
    case running(V)
    case finished(at: Double)
  }

  /// A motion from rest.
  package init(_ animation: Animation, interval: V, start: Double, tokens: [Int] = []) {
    self.animation = animation
    self.interval = interval
    self.start = start
    self.tokens = tokens
    memory = Memory()
  }

  /// Runs to `time` on the caller's clock; false once the motion is over.
  package mutating func advance(to time: Double) -> Bool {
    if case .running = progress(animation.kind, at: time - start, depth: 0) { return true }
    return false
  }

  /// The way covered at `time`, at or after what was run to; nil once the motion is over.
  package func value(at time: Double) -> V? {
    var copy = self
    if case .running(let value) = copy.progress(animation.kind, at: time - start, depth: 0) {
      return value
    }
    return nil
  }

  /// Whether the motion counts as complete at `time`, though a spring may still move a little.
  package func isLogicallyComplete(at time: Double) -> Bool {
    animation.kind.isLogicallyComplete(at: time - start) || memory.custom.isLogicallyComplete
  }

  private mutating func progress(_ kind: Animation.Kind, at time: Double, depth: Int) -> Progress {
    switch kind {
    case .curve(let curve, let duration):
      guard duration > 0, time < duration else { return .finished(at: max(duration, 0)) }
      return .running(interval.scaled(by: curve.value(at: time / duration)))
    case .interpolating(let spring):
      let duration = spring.duration
      guard time < duration else { return .finished(at: duration) }
      let value = spring.value(at: time)
      return value.isFinite ? .running(interval.scaled(by: value)) : .finished(at: time)
    case .fluid(let spring):
      var simulation = memory.spring ?? SpringSimulation(spring, target: interval)
      simulation.advance(to: time)
      memory.spring = simulation
      if let settled = simulation.settled, settled <= time { return .finished(at: settled) }
      return .running(simulation.value(at: time))
    case .custom(let custom):
      let value = custom.base.animate(value: interval, time: time, context: &memory.custom)
      return value.map { .running($0) } ?? .finished(at: time)
    case .delay(let base, let delay):
      let wait = delay.isFinite ? max(delay, 0) : 0
      let inner = progress(base, at: max(time - wait, 0), depth: depth)
      if case .finished(let end) = inner {
        // Even what takes no time begins after the wait.
        return time < wait + end ? .running(.zero) : .finished(at: wait + end)
      }
      return inner
    case .speed(let base, let speed):
      let inner = progress(base, at: max(time * speed, 0), depth: depth)
      if case .finished(let end) = inner { return .finished(at: speed > 0 ? end / speed : time) }
      return inner
    case .completing(let base, _):
      return progress(base, at: time, depth: depth)
    case .repeats(let base, let count, let reverses):
      return repeated(base, count, reverses, at: time, depth: depth)
    }
  }

  private mutating func repeated(
    _ base: Animation.Kind, _ count: Int?, _ reverses: Bool, at time: Double, depth: Int
  ) -> Progress {
    func turned(_ value: V, _ index: Int) -> Progress {
      .running(reverses && index & 1 == 1 ? interval - value : value)
    }
    if let length = base.fixedDuration {
      // Nothing that lasts no time can be seen to repeat.
      guard length > 0 else { return .finished(at: 0) }
      let index = length.isFinite ? Int(min((time / length).rounded(.down), 1e15)) : 0
      if let count, index >= count { return .finished(at: Double(max(count, 0)) * length) }
      let inner = progress(base, at: time - Double(index) * length, depth: depth + 1)
      if case .running(let value) = inner { return turned(value, index) }
      return turned(interval, index)
    }
    while memory.repetitions.count <= depth { memory.repetitions.append(Repetition()) }
    while true {
      let turn = memory.repetitions[depth]
      if let count, turn.index >= count { return .finished(at: turn.start) }
      switch progress(base, at: time - turn.start, depth: depth + 1) {
      case .running(let value):
        return turned(value, turn.index)
      case .finished(let end):
        guard end > 0 else { return count == nil ? .running(interval) : .finished(at: turn.start) }
        memory.spring = nil
        memory.custom = AnimationContext()
        memory.repetitions.removeSubrange((depth + 1)...)
        memory.repetitions[depth] = Repetition(index: turn.index + 1, start: turn.start + end)
      }
    }
  }
}

extension AnimationRun {
  /// Turns this motion into one by `animation` that covers `extra` more, where the new motion takes
  /// over from the old one; nil where both go on side by side.
  package func merged(with animation: Animation, extra: V, at time: Double, tokens: [Int]) -> Self?
  {
    guard let base = animation.kind.takesOver(from: self.animation.kind) else { return nil }
    var old = self
    guard old.advance(to: time) else { return nil }
    var result = Self(
      animation, interval: interval + extra, start: time, tokens: self.tokens + tokens)
    switch base {
    case .fluid(let spring):
      if let earlier = old.memory.spring {
        result.memory.spring = SpringSimulation(
          spring, target: result.interval, continuing: earlier)
      } else {
        let velocity = old.customVelocity(at: time)
        result.memory.spring = SpringSimulation(
          spring, target: result.interval, offset: old.value(at: time) ?? .zero,
          velocity: velocity)
      }
      return result
    case .custom(let custom):
      var context = old.memory.custom
      guard
        custom.base.shouldMerge(
          previous: self.animation, value: interval, time: time - start, context: &context)
      else { return nil }
      // A custom motion goes on with the clock of the one that it takes over from.
      var continued = Self(
        animation, interval: interval + extra, start: start, tokens: self.tokens + tokens)
      continued.memory.custom = context
      continued.memory.custom.isLogicallyComplete = false
      return continued
    default:
      return nil
    }
  }

  private func customVelocity(at time: Double) -> V {
    guard case .custom(let custom) = animation.kind else { return .zero }
    return custom.base.velocity(value: interval, time: time - start, context: memory.custom)
      ?? .zero
  }
}

extension Animation.Kind {
  /// Seconds that the motion takes; nil where that is only found by running it.
  var fixedDuration: Double? {
    switch self {
    case .curve(_, let duration): max(duration, 0)
    case .interpolating(let spring): spring.duration
    case .fluid, .custom: nil
    case .completing(let base, _): base.fixedDuration
    case .delay(let base, let delay): base.fixedDuration.map { $0 + max(delay, 0) }
    case .speed(let base, let speed):
      base.fixedDuration.map { speed > 0 ? $0 / speed : .infinity }
    case .repeats(let base, let count, _):
      base.fixedDuration.map { once in
        guard once > 0, let count else { return once > 0 ? .infinity : 0 }
        return once * Double(max(count, 0))
      }
    }
  }

  /// The spring or custom motion at the heart of this one that takes over from `previous`: a spring
  /// from anything, one that waits or runs at another speed from one that does the same.
  func takesOver(from previous: Animation.Kind) -> Animation.Kind? {
    switch (self, previous) {
    case (.completing(let base, _), _): return base.takesOver(from: previous)
    case (_, .completing(let old, _)): return takesOver(from: old)
    case (.fluid, _), (.custom, _):
      return self
    case (.delay(let base, let delay), .delay(let old, let oldDelay)) where delay == oldDelay:
      return base.takesOver(from: old)
    case (.speed(let base, let speed), .speed(let old, let oldSpeed)) where speed == oldSpeed:
      return base.takesOver(from: old)
    default:
      return nil
    }
  }

  /// Whether a spring's response has passed after `time` seconds.
  func isLogicallyComplete(at time: Double) -> Bool {
    switch self {
    case .curve(_, let duration): time >= duration
    case .fluid(let spring): time >= spring.response
    case .interpolating(let spring):
      time >= spring.spring.response
    case .custom: false
    case .completing(_, let duration): time >= duration
    case .delay(let base, let delay): base.isLogicallyComplete(at: time - max(delay, 0))
    case .speed(let base, let speed): base.isLogicallyComplete(at: time * speed)
    case .repeats: fixedDuration.map { time >= $0 } ?? false
    }
  }
}
