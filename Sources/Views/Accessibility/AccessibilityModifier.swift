/// Adds to what a view says about itself.
public struct _AccessibilityModifier {
  let change: (inout AccessibilityProperties) -> Void
}

extension _AccessibilityModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> AccessibilityElement {
    AccessibilityElement(child, in: place)
  }

  func update(_ element: AccessibilityElement, environment: EnvironmentValues) {
    element.properties = AccessibilityProperties()
    change(&element.properties)
  }
}

final class AccessibilityElement: ModifierElement {
  var properties = AccessibilityProperties()

  override var label: String { "accessibility" }
}

extension View {
  nonisolated func accessibility(_ change: @escaping (inout AccessibilityProperties) -> Void)
    -> ModifiedContent<Self, _AccessibilityModifier>
  {
    modifier(_AccessibilityModifier(change: change))
  }
}
