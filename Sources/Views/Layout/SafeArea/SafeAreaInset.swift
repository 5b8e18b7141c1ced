import Foundation
import Scene

/// Puts a bar at a side of a view and keeps its place free there.
public struct _SafeAreaInsetModifier<Bar> {
  let edge: Edge
  let alignment: Alignment
  /// Points between the view and the bar; nil for what they prefer.
  let spacing: CGFloat?
  let bar: Bar
}

extension _SafeAreaInsetModifier: ViewModifier where Bar: View {
  /// Never evaluated.
  public typealias Body = Never
}

extension _SafeAreaInsetModifier: ElementModifier where Bar: View {
  func makeElement(_ child: Element, in place: _NodePlace) -> SafeAreaInsetElement {
    let node = LayersNode(bar, in: place)
    return SafeAreaInsetElement(child, node, bar: node.element, in: place)
  }

  func update(_ element: SafeAreaInsetElement, environment: EnvironmentValues) {
    (element.barNode as? LayersNode<Bar>)?.update(bar, environment: environment)
    if element.edge == edge, element.alignment == alignment, element.distance == spacing { return }
    element.edge = edge
    element.alignment = alignment
    element.distance = spacing
    element.invalidateLayout()
  }
}

/// Views that lie above each other and take the size they need.
final class LayersNode<Content: View>: HostingNode<Content, Content, LayersElement> {
  init(_ view: Content, in place: _NodePlace) {
    let element = LayersElement(
      LayersArranger(), environment: place.environment, graph: place.graph)
    super.init(view, in: place, element: element)
    show(view)
  }

  override func update(_ view: Content, environment: EnvironmentValues) {
    self.view = view
    take(environment)
    show(view)
  }
}

final class SafeAreaInsetElement: ModifierElement {
  let barNode: _Node
  private let bar: Element
  var edge = Edge.bottom
  var alignment = Alignment.center
  var distance: CGFloat?

  init(_ child: Element, _ node: _Node, bar: Element, in place: _NodePlace) {
    barNode = node
    self.bar = bar
    super.init(child, in: place)
    graph.usesSafeAreas = true
    adopt(bar)
  }

  override var label: String { "safeAreaInset" }
  override var children: [Element] { [child, bar] }
  override var drawingOrder: [Element] { children }

  override func drawContent(into list: inout DisplayList) {
    for element in children { element.draw(into: &list) }
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  /// The bar has its ideal thickness and what is offered along the side.
  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    let size = bar.size(for: barProposal(proposal))
    let axis: Axis = isVertical ? .vertical : .horizontal
    let isFirst = edge == .top || edge == .leading
    let gap =
      distance
      ?? (isFirst
        ? bar.spacing.distance(to: child.spacing, along: axis)
        : child.spacing.distance(to: bar.spacing, along: axis))
    return EdgeInsets((isVertical ? size.height : size.width) + gap, edges: Edge.Set(edge))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let inner = child.size(for: proposal.inset(by: insets))
    return CGSize(
      width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
  }

  override func placeChildren() {
    let insets = insets(proposal)
    child.place(
      at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    let own = bar.dimensions(for: barProposal(ProposedViewSize(size)))
    var origin = ViewDimensions(element: nil, size: size, proposal: proposal)
      .offset(of: own, aligned: alignment)
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - own.height
    case .leading: origin.x = 0
    case .trailing: origin.x = size.width - own.width
    }
    bar.place(at: origin, proposal: barProposal(ProposedViewSize(size)))
  }

  override func safeArea(for element: Element) -> SafeArea? {
    element === child ? SafeArea(container: insets(proposal)) : nil
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let insets = insets(dimensions.proposal)
    return child.dimensions(for: dimensions.proposal.inset(by: insets)).explicit(key)
      .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }

  override func detach() { barNode.detach() }
}

extension View {
  /// Puts views at the top or the bottom, and keeps their place free of this view, which may reach
  /// under them by ignoring the safe area. `spacing` is in points, nil for what they prefer.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        bar: content()))
  }

  /// Puts views at the leading or the trailing side, and keeps their place free of this view, which
  /// may reach under them by ignoring the safe area. `spacing` is in points, nil for what they
  /// prefer.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        bar: content()))
  }
}
