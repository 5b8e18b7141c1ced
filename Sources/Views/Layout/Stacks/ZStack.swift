import Foundation

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
    let element = LayersElement(
      LayersArranger(), environment: place.environment, graph: place.graph)
    return ContainerNode(view, in: place, element: element, content: { $0.content }) {
      element, view in
      element.arranger.set(view.alignment)
    }
  }
}

final class LayersElement: ArrangedElement<LayersArranger> {
  override var label: String { "ZStack" }
}

/// Lays elements above each other; the size is the union of those with the highest priority.
final class LayersArranger: Arranger {
  private var alignment: Alignment

  init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Takes the stack's alignment; tells whether it is new.
  func set(_ alignment: Alignment) -> Bool {
    if self.alignment == alignment { return false }
    self.alignment = alignment
    forget()
    return true
  }

  override func compute(_ children: [Element], _ proposal: ProposedViewSize) -> Arrangement {
    let dimensions = children.map { $0.dimensions(for: proposal) }
    let priority = children.map(\.layoutPriority).max()
    // Distances from the guides' crossing to the sides of the union.
    var sides: EdgeInsets?
    for (child, own) in zip(children, dimensions) where child.layoutPriority == priority {
      let (x, y) = (own[alignment.horizontal], own[alignment.vertical])
      let after = EdgeInsets(
        top: y, leading: x, bottom: own.height.rest(after: y), trailing: own.width.rest(after: x))
      let known = sides ?? after
      sides = EdgeInsets(
        top: max(known.top, after.top), leading: max(known.leading, after.leading),
        bottom: max(known.bottom, after.bottom), trailing: max(known.trailing, after.trailing))
    }
    let union = sides ?? EdgeInsets()
    return Arrangement(
      size: CGSize(width: union.horizontal, height: union.vertical),
      origins: dimensions.map {
        CGPoint(
          x: union.leading.rest(after: $0[alignment.horizontal]),
          y: union.top.rest(after: $0[alignment.vertical]))
      },
      proposals: children.map { _ in proposal })
  }
}
