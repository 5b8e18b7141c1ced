import Foundation
import Scene

/// The node above the root view, and the container that lays it out.
final class RootNode<V: View>: HostingNode<V, V, RootElement> {
  init(_ view: V, in place: _NodePlace) {
    let element = RootElement(environment: place.environment, graph: place.graph)
    super.init(view, in: place, element: element)
    show(view)
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    take(environment)
    show(view)
  }
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
