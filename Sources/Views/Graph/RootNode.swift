import Foundation
import Scene

/// The node above the root view, and the container that lays it out.
final class RootNode<V: View>: _ViewNode<V> {
  let element: RootElement
  private var node: _ViewNode<V>?

  override init(_ view: V, in place: _NodePlace) {
    element = RootElement(environment: place.environment, graph: place.graph)
    super.init(view, in: place)
    node = V._makeNode(view, in: self.place)
    element.collect = { [unowned self] in
      var elements: [Element] = []
      self.node?.appendElements(to: &elements)
      return elements
    }
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    element.environment = environment
    node?.update(view, environment: environment)
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    node?.refresh(environment)
  }

  override func structureChanged() { element.structureChanged() }

  override var children: [_Node] { node.map { [$0] } ?? [] }
}

/// Centres the root view in the display; several of them lie above one another.
final class RootElement: ContainerElement {
  func layout(in size: CGSize) {
    place(at: .zero, proposal: ProposedViewSize(size))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    for child in children {
      let proposal = ProposedViewSize(size)
      let wanted = child.size(for: proposal)
      child.place(
        at: CGPoint(x: (size.width - wanted.width) / 2, y: (size.height - wanted.height) / 2),
        proposal: proposal)
    }
  }
}
