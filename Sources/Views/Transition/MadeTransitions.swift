import Foundation

/// Two transitions at once.
struct CombiningTransition<First: Transition, Second: Transition>: @unchecked Sendable {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension CombiningTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
  var _hasAnimation: Bool { first._hasAnimation || second._hasAnimation }
}

/// Comes by one transition and goes by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// By one transition and by another.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The view as the one transition makes it before, and as the other makes it after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
  /// Whether one of them has.
  public var _hasAnimation: Bool { insertion._hasAnimation || removal._hasAnimation }
}

/// Looks as one modifier makes it before and after, and as another meanwhile.
struct ModifierTransition<E: ViewModifier> {
  let active: E
  let identity: E

  init(active: E, identity: E) {
    self.active = active
    self.identity = identity
  }
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?

  init(_ base: Base, _ animation: Animation?) {
    self.base = base
    self.animation = animation
  }
}

extension AnimatedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
      .transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
  var _hasAnimation: Bool { animation != nil }
}

extension Transition {
  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(self, animation)
  }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombiningTransition(self, other)
  }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing and shrinks to it.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Grows from a part of the size, and shrinks to it, about an anchor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Comes from and goes to a place that is `offset` points away.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// Comes from and goes to a place that is `x` and `y` points away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Comes in by an edge and goes out by it.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Comes in from the leading edge and goes out by the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Comes in by an edge and goes out by the opposite one, fading.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades in and out of a blur.
  public static var blurReplace: BlurReplaceTransition { Self(configuration: .downUp) }

  /// Fades in and out of a blur with a change of size.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> Self {
    Self(configuration: config)
  }
}
