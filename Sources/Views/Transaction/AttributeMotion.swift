/// A value whose animatable part moves to each new target, as functions.
///
/// They are made where the compiler knows the type of the value, which is why `Animatable` asks for
/// them: in generic code every step of a motion would look types up first.
@MainActor
public struct _AttributeMotion<Value> {
  /// Where the value is going.
  let target: @MainActor () -> Value
  /// Sets a new target, reached as the graph's transaction says for a place of the tree; whether
  /// something moves now.
  let set: @MainActor (Value, ViewGraph, EnvironmentValues) -> Bool
  let isAnimating: @MainActor () -> Bool
  /// Runs on to a time in seconds; false when nothing moves any more.
  let advance: @MainActor (Double) -> Bool
  /// The value at a time in seconds.
  let value: @MainActor (Double) -> Value
}

/// What the functions of a motion share.
@MainActor
private final class AttributeBox<Value: Animatable> {
  var attribute: AnimatedAttribute<Value>
  init(_ value: Value) { attribute = AnimatedAttribute(value) }
}

extension Animatable {
  /// The motion of a value that is at rest.
  @MainActor
  public static func _makeMotion(_ value: Self) -> _AttributeMotion<Self> {
    let box = AttributeBox(value)
    return _AttributeMotion(
      target: { box.attribute.target },
      set: { box.attribute.set($0, $1, $2) },
      isAnimating: { box.attribute.isAnimating },
      advance: { box.attribute.advance(to: $0) },
      value: { box.attribute.value(at: $0) })
  }
}
