/// A value by which a view is told from its neighbours.
public struct _TagModifier<Value: Hashable> { let value: Value }

extension _TagModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> TagElement {
    TagElement(child, in: place)
  }

  func update(_ element: TagElement, environment: EnvironmentValues) {
    element.value = AnyHashable(value)
  }
}

final class TagElement: ModifierElement {
  var value: AnyHashable?

  override var label: String { "tag" }
  override var tag: AnyHashable? { value }
}

extension View {
  /// Gives the view a value by which a container tells it from its neighbours.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(_TagModifier(value: tag))
  }
}
