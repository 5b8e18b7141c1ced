import Foundation

/// Lets a view without text have the focus.
public struct _FocusableModifier { let isFocusable: Bool }

extension _FocusableModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> FocusableElement {
    FocusableElement(child, in: place)
  }

  func update(_ element: FocusableElement, environment: EnvironmentValues) {
    element.target.links = environment.focusLinks
    element.target.isEnabled = isFocusable && environment.isEnabled
    element.target.element = element
    graph(of: element).focus.add(element.target)
  }

  @MainActor private func graph(of element: Element) -> ViewGraph { element.graph }
}

final class FocusableElement: ModifierElement {
  let target = FocusTarget()

  override var label: String { "focusable" }
  override func detach() { graph.focus.remove(target) }
}

extension View {
  /// Whether the view can have the focus, as Tab and arrow keys move it.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Accepted for its name: views with the focus have no mark of the system's.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
