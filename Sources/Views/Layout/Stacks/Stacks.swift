import Foundation

/// Lines views up from leading to trailing.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Views side by side; `spacing` is in points, nil for what neighbours prefer.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  /// Makes a node with a stack element.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = StackElement(.horizontal, in: place)
    return ContainerNode(view, in: place, element: element, content: { $0.content }) {
      element, view in
      element.arranger.set(
        Alignment(horizontal: .center, vertical: view.alignment), distance: view.spacing)
    }
  }
}

/// Lines views up from top to bottom.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Views below each other; `spacing` is in points, nil for what neighbours prefer.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  /// Makes a node with a stack element.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = StackElement(.vertical, in: place)
    return ContainerNode(view, in: place, element: element, content: { $0.content }) {
      element, view in
      element.arranger.set(
        Alignment(horizontal: view.alignment, vertical: .center), distance: view.spacing)
    }
  }
}

/// Lines its children up along an axis.
final class StackElement: ArrangedElement<StackArranger> {
  init(_ axis: Axis, in place: _NodePlace) {
    super.init(StackArranger(axis), environment: place.environment, graph: place.graph)
  }

  override var label: String { arranger.axis == .vertical ? "VStack" : "HStack" }
}
