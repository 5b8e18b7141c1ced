import Foundation

/// A motion that a program defines.
public protocol CustomAnimation: Hashable, Sendable {
  /// Where the motion from zero to `value` is after `time` seconds; nil once it is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the motion is after `time` seconds, per second; nil where that is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether the motion takes over from `previous` on the same value, instead of running beside it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// Runs beside the previous motion.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// What a motion knows and keeps from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the motion keeps.
  public var state: AnimationState<Value>
  /// Whether the motion counts as complete, though it may still move a little.
  public var isLogicallyComplete: Bool

  /// A context with `state`.
  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The same context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// Values that a motion keeps, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A state with every value at its default.
  public init() {}

  /// The value for `key`.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a motion's state.
public protocol AnimationStateKey {
  /// What is kept.
  associatedtype Value
  /// What counts as kept before anything is.
  static var defaultValue: Value { get }
}

/// A motion that a program defines, with its type forgotten.
package struct AnyCustomAnimation: Hashable, Sendable {
  /// The motion itself.
  package let base: any CustomAnimation

  init(_ base: any CustomAnimation) { self.base = base }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
