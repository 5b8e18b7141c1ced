import Foundation

/// Where a view lies in front of or behind its siblings.
public struct _ZIndexTrait { let value: Double }

extension _ZIndexTrait: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> TraitElement {
    TraitElement(child, in: place)
  }
  func update(_ element: TraitElement, environment: EnvironmentValues) {
    element.ownZIndex = value
  }
}

/// In which order a stack offers space.
public struct _LayoutPriorityTrait { let value: Double }

extension _LayoutPriorityTrait: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> TraitElement {
    TraitElement(child, in: place)
  }
  func update(_ element: TraitElement, environment: EnvironmentValues) {
    if element.ownPriority == value { return }
    element.ownPriority = value
    element.invalidateLayout()
  }
}

/// Tells its container something about its child.
final class TraitElement: ModifierElement {
  var ownZIndex: Double?
  var ownPriority: Double?
  var ownTransition: AnyTransition?

  override var label: String { "trait" }
  override var zIndex: Double { ownZIndex ?? child.zIndex }
  override var layoutPriority: Double { ownPriority ?? child.layoutPriority }
  override var transition: AnyTransition? { ownTransition ?? child.transition }
}

/// Where a guide lies in a view, by its own word.
public struct _AlignmentGuide {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
}

extension _AlignmentGuide: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> AlignmentGuideElement {
    AlignmentGuideElement(child, in: place)
  }
  func update(_ element: AlignmentGuideElement, environment: EnvironmentValues) {
    element.guide = self
    element.invalidateLayout()
  }
}

final class AlignmentGuideElement: ModifierElement {
  var guide: _AlignmentGuide?

  override var label: String { "alignmentGuide" }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let inner = child.dimensions(for: dimensions.proposal)
    guard let guide, guide.key == key else { return inner.explicit(key) }
    return reading { guide.value(inner) }
  }
}

extension View {
  /// Draws the view before siblings with a smaller value.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexTrait(value: value))
  }

  /// Has stacks offer space to the view before siblings with a smaller value.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityTrait(value: value))
  }

  /// Says where a horizontal guide lies in the view.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuide(key: g.key, value: computeValue))
  }

  /// Says where a vertical guide lies in the view.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuide(key: g.key, value: computeValue))
  }
}
