import Foundation
import Scene

/// Puts other views before or behind a view, which alone decides the size.
public struct _OverlayModifier<Overlay> {
  let overlay: Overlay
  let alignment: Alignment
  let isBehind: Bool
  /// Edges at which the layers reach beyond the safe area that the view touches.
  var ignoredEdges: Edge.Set = []
}

extension _OverlayModifier: ViewModifier where Overlay: View {
  /// Never evaluated.
  public typealias Body = Never
}

extension _OverlayModifier: ElementModifier where Overlay: View {
  func makeElement(_ child: Element, in place: _NodePlace) -> OverlayElement {
    let node = SecondaryNode(overlay, in: place)
    return OverlayElement(child, node, layers: node.element, isBehind: isBehind, in: place)
  }

  func update(_ element: OverlayElement, environment: EnvironmentValues) {
    guard let node = element.node as? SecondaryNode<Overlay> else { return }
    node.update(overlay, environment: environment)
    if element.ignoredEdges != ignoredEdges {
      element.ignoredEdges = ignoredEdges
      element.invalidateLayout()
    }
    if node.element.alignment != alignment {
      node.element.alignment = alignment
      element.invalidateLayout()
    }
  }
}

/// Views of a modifier's own, lying above each other in the modified view's frame.
final class SecondaryNode<Content: View>: HostingNode<Content, Content, SecondaryElement> {
  init(_ view: Content, in place: _NodePlace) {
    let element = SecondaryElement(environment: place.environment, graph: place.graph)
    super.init(view, in: place, element: element)
    show(view)
  }

  override func update(_ view: Content, environment: EnvironmentValues) {
    self.view = view
    take(environment)
    show(view)
  }
}

/// Aligns its children in a frame of exactly the size it is given.
final class SecondaryElement: ContainerElement {
  var alignment = Alignment.center

  override var label: String { "layers" }
  override var hidesContent: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func placeChildren() {
    let natural = children.map { $0.dimensions(for: proposal) }
    let own = ViewDimensions(element: nil, size: size, proposal: proposal)
    if children.count == 1 {
      return children[0].place(
        at: own.offset(of: natural[0], aligned: alignment), proposal: proposal)
    }
    // Several views form a stack of layers, which is aligned as a whole.
    let left = natural.map { $0[alignment.horizontal] }.max() ?? 0
    let top = natural.map { $0[alignment.vertical] }.max() ?? 0
    let right = natural.map { $0.width - $0[alignment.horizontal] }.max() ?? 0
    let bottom = natural.map { $0.height - $0[alignment.vertical] }.max() ?? 0
    let stack = ViewDimensions(
      element: nil, size: CGSize(width: left + right, height: top + bottom), proposal: proposal)
    let origin = own.offset(of: stack, aligned: alignment)
    for (child, dimensions) in zip(children, natural) {
      child.place(
        at: CGPoint(
          x: origin.x + left - dimensions[alignment.horizontal],
          y: origin.y + top - dimensions[alignment.vertical]), proposal: proposal)
    }
  }
}

/// Lays out other views in the frame of its child.
class OverlayElement: ModifierElement, LayoutFollower {
  let node: _Node
  var ignoredEdges: Edge.Set = []
  private let layers: SecondaryElement
  private let isBehind: Bool

  init(
    _ child: Element, _ node: _Node, layers: SecondaryElement, isBehind: Bool,
    in place: _NodePlace
  ) {
    self.node = node
    self.layers = layers
    self.isBehind = isBehind
    super.init(child, in: place)
    adopt(layers)
  }

  override var label: String { isBehind ? "background" : "overlay" }

  override var children: [Element] { isBehind ? [layers, child] : [child, layers] }

  override func placeChildren() {
    child.place(at: .zero, proposal: proposal)
    placeLayers()
  }

  final func placeLayers() {
    outset = neededOutset
    if graph.usesSafeAreas, !ignoredEdges.isEmpty { graph.followers.keep(self) }
    layers.place(
      at: CGPoint(x: -outset.leading, y: -outset.top),
      proposal: ProposedViewSize(
        width: size.width + outset.horizontal, height: size.height + outset.vertical))
  }

  /// How far the layers reach beyond the view.
  private var outset = EdgeInsets()

  private var neededOutset: EdgeInsets {
    ignoredEdges.isEmpty ? EdgeInsets() : safeAreaInsets().only(ignoredEdges)
  }

  /// Places the layers again when the view lies elsewhere in the safe area now.
  func layoutEnded() -> Bool {
    if outset == neededOutset { return false }
    placeLayers()
    return true
  }

  /// Which is in front is the modifier's say, whatever the views' own values.
  override var drawingOrder: [Element] { children }

  override func drawContent(into list: inout DisplayList) {
    for element in children { element.draw(into: &list) }
  }

  override func detach() { node.detach() }
}

extension View {
  /// Puts views before this one.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view before this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment, isBehind: false))
  }

  /// Fills a rectangle before this view with a style.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _OverlayModifier(
        overlay: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isBehind: false,
        ignoredEdges: edges))
  }

  /// Fills a shape before this view with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _OverlayModifier(
        overlay: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        isBehind: false))
  }

  /// Puts views behind this one.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(overlay: background, alignment: alignment, isBehind: true))
  }

  /// Fills a rectangle behind this view with a style.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _OverlayModifier(
        overlay: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isBehind: true,
        ignoredEdges: edges))
  }

  /// Fills a rectangle behind this view with the ground's style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _OverlayModifier(
        overlay: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        isBehind: true))
  }
}
