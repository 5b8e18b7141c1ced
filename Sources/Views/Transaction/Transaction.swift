/// How the changes of one update are shown: with which animation, if any.
public struct Transaction: Sendable {
  /// The animation of what changes; nil for none.
  public var animation: Animation?
  /// Whether animations that views ask for themselves are left out.
  public var disablesAnimations = false
  /// Whether the change belongs to a gesture that goes on.
  public var isContinuous = false
  /// What waits for the motions that the changes start.
  var completions: [AnimationCompletion] = []

  /// Without an animation.
  public init() {}

  /// With an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// Whether changes with either can be shown together.
  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous
      && completions.elementsEqual(other.completions, by: ===)
  }

  /// What changes made right now are shown with.
  @TaskLocal static var current = Transaction()
}

/// Makes changes that are shown with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Makes changes that are shown with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// A place in the tree from which on transactions are changed. Views below find it in their
/// environment, so that changes that start below it are found as well.
final class TransactionScope {
  private let outer: TransactionScope?
  /// Changes a transaction, given the number of the update under way.
  var change: @MainActor (inout Transaction, Int) -> Void = { _, _ in }

  init(in outer: TransactionScope?) { self.outer = outer }

  @MainActor
  func apply(to transaction: inout Transaction, update: Int) {
    outer?.apply(to: &transaction, update: update)
    change(&transaction, update)
  }
}

struct TransactionScopeKey: EnvironmentKey {
  static var defaultValue: TransactionScope? { nil }
}

extension EnvironmentValues {
  var transactionScope: TransactionScope? {
    get { self[TransactionScopeKey.self] }
    set { self[TransactionScopeKey.self] = newValue }
  }
}
