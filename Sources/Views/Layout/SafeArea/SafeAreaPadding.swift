import Foundation

/// Makes the safe area of a view smaller.
public struct _SafeAreaPaddingModifier { let insets: EdgeInsets }

extension _SafeAreaPaddingModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> SafeAreaPaddingElement {
    SafeAreaPaddingElement(child, in: place)
  }

  func update(_ element: SafeAreaPaddingElement, environment: EnvironmentValues) {
    if element.insets == insets { return }
    element.insets = insets
    element.invalidateLayout()
  }
}

final class SafeAreaPaddingElement: ModifierElement {
  var insets = EdgeInsets()

  override init(_ child: Element, in place: _NodePlace) {
    super.init(child, in: place)
    graph.usesSafeAreas = true
  }

  override var label: String { "safeAreaPadding" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(0, inner.width + insets.horizontal),
      height: max(0, inner.height + insets.vertical))
  }

  override func placeChildren() {
    child.place(
      at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  override func safeArea(for element: Element) -> SafeArea? { SafeArea(container: insets) }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    child.dimensions(for: dimensions.proposal.inset(by: insets)).explicit(key)
      .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }
}

extension View {
  /// Makes the view's safe area smaller, in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Makes the view's safe area smaller on some edges, in points; nil for the standard of 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    safeAreaPadding(EdgeInsets(length ?? _PaddingLayout.standard, edges: edges))
  }

  /// Makes the view's safe area smaller on every edge, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
