/// Something that moves for a while and is asked to run on.
@MainActor
protocol AnimationParticipant: AnyObject {
  /// Runs on to a time in seconds; false when nothing moves any more.
  func advance(to time: Double) -> Bool

  /// Takes up the values for a frame that is seen at a time in seconds.
  func prepareDrawing(at time: Double)
}

/// A value whose animatable part moves to each new target.
struct AnimatedAttribute<Value: Animatable> {
  private(set) var target: Value
  private var data: AnimatedValue<Value.AnimatableData>
  /// The motions that something waits for, by their tokens.
  private var marks: [Int: MotionMark] = [:]

  init(_ value: Value) {
    target = value
    data = AnimatedValue(value.animatableData)
  }

  var isAnimating: Bool { data.isAnimating }

  /// Sets a new target, reached by the animation that the graph's transaction has for a place of the
  /// tree; `completion` waits for the motion as well. Returns whether something moves now.
  @MainActor
  mutating func set(
    _ value: Value, _ graph: ViewGraph, _ environment: EnvironmentValues,
    _ completion: AnimationCompletion? = nil
  ) -> Bool {
    target = value
    let goal = value.animatableData
    if goal != data.target {
      var transaction = graph.transaction(in: environment)
      if let completion { transaction.completions.append(completion) }
      var token: Int?
      if transaction.animation != nil, !transaction.completions.isEmpty {
        let mark = MotionMark()
        let number = graph.nextSerial()
        marks[number] = mark
        for completion in transaction.completions {
          // One that a view on the way added.
          if !completion.isExpected { graph.completions.add(completion) }
          completion.wait(for: mark)
        }
        token = number
      }
      note(
        data.set(goal, animation: transaction.animation, at: graph.time, token: token))
    }
    return data.isAnimating
  }

  private mutating func note(_ ends: AnimatedValue<Value.AnimatableData>.Ends) {
    if marks.isEmpty { return }
    for token in ends.complete { marks[token]?.isComplete = true }
    for token in ends.removed { marks[token] = nil }
  }

  /// Sets a new target that is reached at once.
  mutating func jump(_ value: Value) {
    target = value
    data = AnimatedValue(value.animatableData)
    marks.removeAll()
  }

  /// Runs on to a time in seconds; false when nothing moves any more.
  mutating func advance(to time: Double) -> Bool {
    guard data.isAnimating else { return false }
    note(data.advance(to: time))
    return data.isAnimating
  }

  /// The value at a time in seconds.
  func value(at time: Double) -> Value {
    guard data.isAnimating else { return target }
    var value = target
    value.animatableData = data.value(at: time)
    return value
  }
}
