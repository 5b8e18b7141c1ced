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
    let element = StackElement(.horizontal, environment: place.environment, graph: place.graph)
    return ContainerNode(view, in: place, element: element, content: { $0.content }) {
      element, view in
      element.set(
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
    let element = StackElement(.vertical, environment: place.environment, graph: place.graph)
    return ContainerNode(view, in: place, element: element, content: { $0.content }) {
      element, view in
      element.set(
        Alignment(horizontal: view.alignment, vertical: .center), distance: view.spacing)
    }
  }
}

/// Lays views above each other, back to front.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Views above each other, lined up on `alignment`.
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }

  /// Makes a node with an overlaying element.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = LayersElement(environment: place.environment, graph: place.graph)
    return ContainerNode(view, in: place, element: element, content: { $0.content }) {
      element, view in
      if element.alignment == view.alignment { return false }
      element.alignment = view.alignment
      return true
    }
  }
}

/// Lays children above each other; its size is the union of those with the highest priority.
class LayersElement: ContainerElement {
  var alignment = Alignment.center

  override var label: String { "ZStack" }

  private struct Union {
    var left: CGFloat = 0
    var top: CGFloat = 0
    var right: CGFloat = 0
    var bottom: CGFloat = 0
  }

  /// The union of the leading children's rectangles, with the guides' crossing at the origin.
  private func union(_ proposal: ProposedViewSize) -> Union? {
    guard let priority = children.map(\.layoutPriority).max() else { return nil }
    var result: Union?
    for child in children where child.layoutPriority == priority {
      let dimensions = child.dimensions(for: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      var union =
        result ?? Union(left: x, top: y, right: dimensions.width - x, bottom: dimensions.height - y)
      union.left = max(union.left, x)
      union.top = max(union.top, y)
      union.right = max(union.right, dimensions.width - x)
      union.bottom = max(union.bottom, dimensions.height - y)
      result = union
    }
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let union = union(proposal) else { return .zero }
    return CGSize(width: union.left + union.right, height: union.top + union.bottom)
  }

  private func origin(_ dimensions: ViewDimensions, _ union: Union) -> CGPoint {
    CGPoint(
      x: union.left - dimensions[alignment.horizontal],
      y: union.top - dimensions[alignment.vertical])
  }

  override func placeChildren() {
    guard let union = union(proposal) else { return }
    for child in children {
      child.place(
        at: origin(child.dimensions(for: proposal), union), proposal: proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let union = union(dimensions.proposal) else { return nil }
    var values: [CGFloat] = []
    for child in children {
      let own = child.dimensions(for: dimensions.proposal)
      guard let value = own.explicit(key) else { continue }
      let origin = origin(own, union)
      values.append(value + (key.axis == .horizontal ? origin.x : origin.y))
    }
    return key.combine(values)
  }

  override var spacing: ViewSpacing {
    guard let first = children.first else { return ViewSpacing() }
    return children.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }
}
