/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  private let kind: Kind

  /// As soon as the motion is over to the eye: a spring may still move a little.
  public static let logicallyComplete = Self(kind: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = Self(kind: .removed)
}

/// One motion that something waits for. It is over when what moved no longer holds it.
final class MotionMark {
  /// Whether the motion is over to the eye.
  var isComplete = false
}

/// Acts when the motions that a change started are over. Used on the main thread only.
final class AnimationCompletion: @unchecked Sendable {
  private struct Wait { weak var mark: MotionMark? }

  private let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private var waits: [Wait] = []
  /// Updates that may still start motions.
  fileprivate var updates = 0
  /// Whether a graph asks for its end.
  fileprivate(set) var isExpected = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func wait(for mark: MotionMark) { waits.append(Wait(mark: mark)) }

  fileprivate var isOver: Bool {
    guard updates == 0 else { return false }
    waits.removeAll { $0.mark.map { criteria == .logicallyComplete && $0.isComplete } ?? true }
    return waits.isEmpty
  }

  func act() { action() }

  /// Acts when what was done under it changed nothing that is shown.
  func actIfNothingChanged() {
    if isExpected { return }
    isExpected = true
    action()
  }
}

extension Transaction {
  /// Has something done when the motions are over that changes with the transaction start; at once,
  /// if they start none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

/// The completions that a graph asks for their end, in the order in which they came.
@MainActor
final class CompletionQueue {
  private var waiting: [AnimationCompletion] = []
  private var current: [AnimationCompletion] = []

  /// An update will be made that may start their motions.
  func expect(_ completions: [AnimationCompletion]) {
    for completion in completions {
      completion.updates += 1
      completion.isExpected = true
      if !waiting.contains(where: { $0 === completion }) { waiting.append(completion) }
    }
  }

  /// An update that was expected begins.
  func begin(_ completions: [AnimationCompletion]) { current += completions }

  /// Waits for motions that the update under way starts.
  func add(_ completion: AnimationCompletion) {
    expect([completion])
    begin([completion])
  }

  /// The update under way is laid out.
  func endUpdate() {
    for completion in current { completion.updates -= 1 }
    current.removeAll()
  }

  /// Lets those act whose motions are over; false when there are none.
  func settle() -> Bool {
    if waiting.isEmpty { return false }
    let over = waiting.filter(\.isOver)
    if over.isEmpty { return false }
    waiting.removeAll { completion in over.contains { $0 === completion } }
    for completion in over { completion.act() }
    return true
  }
}
