/// A value that moves to its target by animations. Curves and closed-form springs on the same value
/// add, each with its own part of the way; a fluid spring takes over from what ran last and keeps its
/// velocity.
package struct AnimatedValue<V: VectorArithmetic> {
  /// What came to an end while running on.
  package struct Ends: Equatable, Sendable {
    /// Tokens of motions that count as complete, though a spring may still move a little.
    package var complete: [Int] = []
    /// Tokens of motions that are over.
    package var removed: [Int] = []

    package init(complete: [Int] = [], removed: [Int] = []) {
      self.complete = complete
      self.removed = removed
    }
  }

  /// Where the value is going.
  package private(set) var target: V
  private var runs: [AnimationRun<V>] = []
  private var pending: [Int] = []

  /// A value at rest.
  package init(_ value: V) { target = value }

  /// Whether anything moves.
  package var isAnimating: Bool { !runs.isEmpty }

  /// Gives the value a new target at `time` seconds. Without an animation it is there at once, and
  /// what was moving ends. `token` comes back when the motion ends.
  @discardableResult
  package mutating func set(
    _ value: V, animation: Animation?, at time: Double, token: Int? = nil
  ) -> Ends {
    let tokens = token.map { [$0] } ?? []
    let change = value - target
    target = value
    guard let animation else {
      defer {
        runs.removeAll()
        pending.removeAll()
      }
      return Ends(complete: pending + tokens, removed: runs.flatMap(\.tokens) + tokens)
    }
    pending += tokens
    if let last = runs.last,
      let merged = last.merged(with: animation, extra: change, at: time, tokens: tokens)
    {
      runs[runs.count - 1] = merged
    } else {
      runs.append(AnimationRun(animation, interval: change, start: time, tokens: tokens))
    }
    return Ends()
  }

  /// Moves the value and its target by the same amount, without any motion.
  package mutating func shift(by change: V) { target += change }

  /// Runs to `time` seconds, which only goes on, and lets go of motions that are over.
  @discardableResult
  package mutating func advance(to time: Double) -> Ends {
    var ends = Ends()
    var i = 0
    while i < runs.count {
      let isRunning = runs[i].advance(to: time)
      if !isRunning || runs[i].isLogicallyComplete(at: time) {
        let done = runs[i].tokens.filter { pending.contains($0) }
        ends.complete += done
        pending.removeAll { done.contains($0) }
      }
      if isRunning {
        i += 1
      } else {
        ends.removed += runs.remove(at: i).tokens
      }
    }
    return ends
  }

  /// The value at `time` seconds, at or after what was run to.
  package func value(at time: Double) -> V {
    runs.reduce(target) { sum, run in
      run.value(at: time).map { sum - run.interval + $0 } ?? sum
    }
  }
}
