import Foundation

/// Views arranged by a layout.
public struct _LayoutView<L: Layout, Content> {
  let layout: L
  let content: Content
}

extension _LayoutView: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes a node whose element asks the layout.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = LayoutElement(view.layout, in: place)
    let node = LayoutNode(view, in: place, element: element, content: { $0.content }) {
      $0.set($1.layout)
    }
    element.node = node
    return node
  }
}

final class LayoutNode<V: View, Content: View>: ContainerNode<V, Content, LayoutElement> {
  /// State that the layout itself read has changed.
  override func reevaluate() {
    observations.end()
    element.invalidateLayout()
  }
}

/// A container whose children a layout places. Another kind of layout may take over; the children
/// stay.
final class LayoutElement: ContainerElement {
  private var engine: LayoutEngine
  weak var node: _Node?
  private let places = LayoutPlaces()

  init<L: Layout>(_ layout: L, in place: _NodePlace) {
    engine = LayoutEngine.make(layout)
    super.init(environment: place.environment, graph: place.graph)
  }

  /// Takes a layout; whether the children have to be arranged again.
  func set<L: Layout>(_ layout: L) -> Bool {
    if let engine = LayoutEngine.update(engine, with: layout, graph, environment) {
      self.engine = engine
    }
    if engine.isMoving { graph.animate(self) }
    return true
  }

  override var label: String { engine.label }
  override var contentAxis: Axis? { engine.axis }

  private var subviews: LayoutSubviews {
    LayoutSubviews(children, places: places, direction: environment.layoutDirection)
  }

  private func reading<T>(_ body: () -> T) -> T {
    guard let node, node.isAttached else { return body() }
    return graph.evaluating(node, isPart: true, body)
  }

  override func forgetLayout() { engine.isStale = true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    reading { engine.size(proposal, subviews, at: graph.drawTime) }
  }

  override func placeChildren() {
    let bounds = CGRect(origin: .zero, size: size)
    _ = places.replace(with: [:])
    reading { engine.place(in: bounds, proposal, subviews, at: graph.drawTime) }
    let placed = places.replace(with: [:])
    for child in children {
      if let place = placed[ObjectIdentifier(child)] {
        child.place(at: place.origin, proposal: place.proposal)
      } else {
        let own = child.size(for: proposal)
        child.place(
          at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
          proposal: proposal)
      }
    }
  }

  override var spacing: ViewSpacing { engine.spacing(subviews, at: graph.drawTime) }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    reading {
      engine.guide(
        key, in: CGRect(origin: .zero, size: dimensions.size), dimensions.proposal, subviews,
        at: graph.drawTime)
    }
  }

  override func advanceContent(to time: Double) -> Bool {
    guard engine.isMoving else { return false }
    let isMoving = engine.advance(to: time)
    // The last frame shows where it went.
    if !isMoving { invalidateLayout() }
    return isMoving
  }

  /// The layout's own values move: children are arranged for each frame.
  override func prepareContent(at time: Double) {
    if engine.isMoving { invalidateLayout() }
  }
}
