import Foundation

/// Room around a view.
public struct _PaddingLayout {
  let edges: Edge.Set
  /// Nil for the standard of 16 points.
  let insets: EdgeInsets?

  /// The standard padding in points.
  static let standard: CGFloat = 16
}

extension _PaddingLayout: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> PaddingElement {
    PaddingElement(child, in: place)
  }

  func update(_ element: PaddingElement, environment: EnvironmentValues) {
    let all =
      insets
      ?? EdgeInsets(
        top: Self.standard, leading: Self.standard, bottom: Self.standard, trailing: Self.standard)
    let chosen = EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0,
      trailing: edges.contains(.trailing) ? all.trailing : 0)
    if element.insets == chosen, element.edges == edges { return }
    element.insets = chosen
    element.edges = edges
    element.invalidateLayout()
  }
}

final class PaddingElement: ModifierElement {
  var insets = EdgeInsets()
  var edges: Edge.Set = []

  override var label: String { "padding" }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: insets)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func placeChildren() {
    child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    child.dimensions(for: inner(dimensions.proposal)).explicit(key)
      .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }

  override var spacing: ViewSpacing { child.spacing.resetting(edges) }
}

extension View {
  /// Adds room on some edges, in points; nil for the standard of 16.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Adds the same room on every edge, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds room on each edge, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds the room on some edges that views at the edge of a window have, 16 points.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
