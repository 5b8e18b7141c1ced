/// How a view comes and goes.
public struct _TransitionTrait {
  let value: AnyTransition
}

extension _TransitionTrait: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> TraitElement {
    TraitElement(child, in: place)
  }
  func update(_ element: TraitElement, environment: EnvironmentValues) {
    element.ownTransition = value
  }
}

extension View {
  /// How the view comes and goes when changes are animated.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionTrait(value: t))
  }

  /// How the view comes and goes when changes are animated.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionTrait(value: AnyTransition(transition)))
  }
}
