/// Moves the animatable data of a view or a modifier whose body is evaluated for every frame.
@MainActor
class AnimatableBody {
  var isAnimating: Bool { false }

  /// Takes a new value as the target. `value` points to one of the type the box was made for.
  func set(_ value: UnsafeRawPointer, _ graph: ViewGraph, _ environment: EnvironmentValues) {}

  /// Puts the data of a time into a value.
  func write(into value: UnsafeMutableRawPointer, at time: Double) {}

  func advance(to time: Double) -> Bool { false }

  /// The box for a type, with a first value; nil when nothing of the type moves.
  static func make<V>(for value: V) -> AnimatableBody? {
    func open<A: Animatable>(_ value: A) -> AnimatableBody? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : TypedBody(value)
    }
    guard let animatable = value as? any Animatable else { return nil }
    return open(animatable)
  }

  private final class TypedBody<A: Animatable>: AnimatableBody {
    private let motion: _AttributeMotion<A>

    init(_ value: A) { motion = A._makeMotion(value) }

    override var isAnimating: Bool { motion.isAnimating() }

    override func set(
      _ value: UnsafeRawPointer, _ graph: ViewGraph, _ environment: EnvironmentValues
    ) {
      _ = motion.set(value.assumingMemoryBound(to: A.self).pointee, graph, environment)
    }

    override func write(into value: UnsafeMutableRawPointer, at time: Double) {
      guard motion.isAnimating() else { return }
      let data = motion.value(time).animatableData
      value.assumingMemoryBound(to: A.self).pointee.animatableData = data
    }

    override func advance(to time: Double) -> Bool { motion.advance(time) }
  }
}
