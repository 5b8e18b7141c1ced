import Combine

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
  /// What programs add, by their keys.
  private var values: TransactionValues?

  /// Without an animation.
  public init() {}

  /// With an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// Whether changes with either can be shown together.
  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous
      && completions.elementsEqual(other.completions, by: ===) && values === other.values
  }

  /// The value for a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      var all = values?.values ?? [:]
      all[ObjectIdentifier(key)] = newValue
      values = TransactionValues(all)
    }
  }

  /// What changes made right now are shown with. Tasks that are started meanwhile do not go by it.
  static var current: Transaction { MainQueue.isCurrent ? present : Transaction() }

  /// Used on the main thread alone.
  nonisolated(unsafe) fileprivate static var present = Transaction()
}

/// Makes changes that are shown with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard MainQueue.isCurrent else {
    let result = try body()
    Later.onMain { for completion in transaction.completions { completion.actIfNothingChanged() } }
    return result
  }
  let outer = Transaction.present
  let result: Result
  do {
    Transaction.present = transaction
    defer { Transaction.present = outer }
    result = try body()
  }
  for completion in transaction.completions
  where !outer.completions.contains(where: { $0 === completion }) {
    completion.actIfNothingChanged()
  }
  return result
}

/// Makes changes that are shown with another value of the transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes changes that are shown with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes changes that are shown with an animation, and acts when it is over: at once, if nothing
/// moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// A key of a value that programs add to transactions.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// What is read where nothing sets it.
  static var defaultValue: Value { get }
}

/// Values by their keys; never changed.
private final class TransactionValues: @unchecked Sendable {
  let values: [ObjectIdentifier: Any]
  init(_ values: [ObjectIdentifier: Any]) { self.values = values }
}

/// A place in the tree from which on transactions are changed. Views below find it in their
/// environment, so that changes that start below it are found as well.
final class TransactionScope {
  private let outer: TransactionScope?
  /// Changes a transaction, given the number of the update under way.
  var change: @MainActor (inout Transaction, Int) -> Void = { _, _ in }
  /// The completions that the change added in an update.
  private var added: (update: Int, completions: [AnimationCompletion]) = (-1, [])

  init(in outer: TransactionScope?) { self.outer = outer }

  @MainActor
  func apply(to transaction: inout Transaction, update: Int) {
    outer?.apply(to: &transaction, update: update)
    let count = transaction.completions.count
    change(&transaction, update)
    // The change is made for every value that moves; what it adds acts once in an update.
    guard transaction.completions.count > count else { return }
    let new = Array(transaction.completions[count...])
    if new.contains(where: \.isExpected) { return }
    if added.update == update, added.completions.count == new.count {
      transaction.completions.replaceSubrange(count..., with: added.completions)
    } else {
      added = (update, new)
    }
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
