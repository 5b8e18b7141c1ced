import Foundation

/// How a view comes and goes, with the kind of transition hidden.
public struct AnyTransition: @unchecked Sendable {
  let box: AnyTransitionBox

  init(box: AnyTransitionBox) { self.box = box }

  /// Hides the kind of a transition.
  public init<T: Transition>(_ transition: T) { box = TransitionBox(transition) }

  /// The view whose look in a phase the transition gives.
  @MainActor
  func view(of element: Element, _ phase: TransitionPhase) -> AnyViewBox {
    box.apply(to: ElementView(element: element), phase)
  }
}

class AnyTransitionBox {
  @MainActor var hasAnimation: Bool { false }
  @MainActor func apply<V: View>(to content: V, _ phase: TransitionPhase) -> AnyViewBox {
    ViewBox(content)
  }
  /// The box of a pair, opened one side after the other.
  func combined(with other: AnyTransition) -> AnyTransition { other }
  func combined<First: Transition>(after first: First) -> AnyTransition { AnyTransition(first) }
  func asymmetric(removal: AnyTransition) -> AnyTransition { removal }
  func asymmetric<First: Transition>(insertion: First) -> AnyTransition {
    AnyTransition(insertion)
  }
  func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(box: self) }
}

final class TransitionBox<T: Transition>: AnyTransitionBox {
  private let transition: T

  init(_ transition: T) { self.transition = transition }

  override var hasAnimation: Bool { transition._hasAnimation }

  override func apply<V: View>(to content: V, _ phase: TransitionPhase) -> AnyViewBox {
    ViewBox(transition.apply(content: content, phase: phase))
  }

  override func combined(with other: AnyTransition) -> AnyTransition {
    other.box.combined(after: transition)
  }

  override func combined<First: Transition>(after first: First) -> AnyTransition {
    AnyTransition(CombiningTransition(first, transition))
  }

  override func asymmetric(removal: AnyTransition) -> AnyTransition {
    removal.box.asymmetric(insertion: transition)
  }

  override func asymmetric<First: Transition>(insertion: First) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion, removal: transition))
  }

  override func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(transition, animation))
  }
}

extension AnyTransition {
  /// Comes and goes at once.
  public static let identity = AnyTransition(IdentityTransition())
  /// Fades in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Comes in from the leading edge and goes out by the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Grows from nothing and shrinks to it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// Grows from a part of its size, and shrinks to it, about an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Comes in by an edge and goes out by it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Comes from and goes to a place that is `offset` points away.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Comes from and goes to a place that is `x` and `y` points away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes in by an edge while it fades in, and goes out by the opposite one while it fades out.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Looks as one modifier makes it before and after, and as another makes it meanwhile.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Comes by one transition and goes by another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion.box.asymmetric(removal: removal)
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    box.combined(with: other)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { box.animation(animation) }
}
