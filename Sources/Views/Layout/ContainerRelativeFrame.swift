import Foundation

/// A frame whose lengths come from the container: the nearest scroll view, or else the display's
/// safe area.
public struct _ContainerRelativeFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerRelativeFrame: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> ContainerRelativeElement {
    ContainerRelativeElement(child, in: place)
  }

  func update(_ element: ContainerRelativeElement, environment: EnvironmentValues) {
    element.modifier = self
    element.alignment = alignment
    element.invalidateLayout()
  }
}

final class ContainerRelativeElement: AlignedElement, LayoutFollower {
  var modifier: _ContainerRelativeFrame?
  /// The container's size that the element was measured with.
  private var used: CGSize?

  override var label: String { "containerRelativeFrame" }

  private var container: CGSize {
    var element = parent
    while let current = element {
      if let size = current.containerSize { return size }
      element = current.parent
    }
    return .zero
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let modifier else { return proposal }
    let container = container
    return reading {
      ProposedViewSize(
        width: modifier.axes.contains(.horizontal)
          ? modifier.length(container.width, .horizontal) : proposal.width,
        height: modifier.axes.contains(.vertical)
          ? modifier.length(container.height, .vertical) : proposal.height)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let modifier else { return child.size(for: proposal) }
    used = container
    let inner = childProposal(proposal)
    let own = child.size(for: inner)
    return CGSize(
      width: modifier.axes.contains(.horizontal) ? inner.width ?? own.width : own.width,
      height: modifier.axes.contains(.vertical) ? inner.height ?? own.height : own.height)
  }

  override func placeChildren() {
    graph.followers.keep(self)
    super.placeChildren()
  }

  /// Lays out again when the container has another size now.
  func layoutEnded() -> Bool {
    if used == container { return false }
    invalidateLayout()
    return true
  }
}

extension View {
  /// Gives the view the container's lengths on some axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view as much of the container as `span` of `count` equal parts with `spacing` points
  /// between them.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = max(0, length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
    }
  }

  /// Gives the view lengths that are computed from the container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
