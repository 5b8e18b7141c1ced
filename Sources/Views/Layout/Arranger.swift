import Foundation

/// Where a container's children lie for one proposal.
struct Arrangement {
  var size: CGSize
  /// The children's top left corners.
  var origins: [CGPoint]
  /// What each child is offered.
  var proposals: [ProposedViewSize]
}

/// Arranges elements in a container, and remembers how for the last few proposals.
@MainActor
class Arranger {
  private var known: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []

  /// The axis along which children lie one after the other, if there is one.
  var axis: Axis? { nil }

  /// Computes an arrangement.
  func compute(_ children: [Element], _ proposal: ProposedViewSize) -> Arrangement {
    Arrangement(size: .zero, origins: [], proposals: [])
  }

  private var knownSpacing: ViewSpacing?

  /// The distances that the whole prefers to its neighbours.
  final func spacing(_ children: [Element]) -> ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = computeSpacing(children)
    knownSpacing = spacing
    return spacing
  }

  /// Computes the distances to neighbours: the larger of all children's.
  func computeSpacing(_ children: [Element]) -> ViewSpacing {
    guard let first = children.first else { return ViewSpacing() }
    return children.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  final func arrange(_ children: [Element], _ proposal: ProposedViewSize) -> Arrangement {
    for known in known where known.proposal == proposal { return known.arrangement }
    let arrangement = compute(children, proposal)
    if known.count >= 6 { known.removeFirst() }
    known.append((proposal, arrangement))
    return arrangement
  }

  /// The children changed, or what they answer.
  final func forget() {
    known.removeAll(keepingCapacity: true)
    knownSpacing = nil
  }

  /// Where a guide lies in the whole, when it does in any child.
  final func guide(_ key: AlignmentKey, _ children: [Element], _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    let arrangement = arrange(children, proposal)
    var values: [CGFloat] = []
    for (index, child) in children.enumerated() {
      let own = child.dimensions(for: arrangement.proposals[index])
      guard let value = own.explicit(key) else { continue }
      let origin = arrangement.origins[index]
      values.append(value + (key.axis == .horizontal ? origin.x : origin.y))
    }
    return key.combine(values)
  }
}

/// A container whose children an arranger places.
class ArrangedElement<A: Arranger>: ContainerElement {
  let arranger: A

  init(_ arranger: A, environment: EnvironmentValues, graph: ViewGraph) {
    self.arranger = arranger
    super.init(environment: environment, graph: graph)
  }

  final override var contentAxis: Axis? { arranger.axis }

  override func forgetLayout() { arranger.forget() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arranger.arrange(children, proposal).size
  }

  override func placeChildren() {
    let arrangement = arranger.arrange(children, proposal)
    for (index, child) in children.enumerated() {
      child.place(at: arrangement.origins[index], proposal: arrangement.proposals[index])
    }
  }

  override var spacing: ViewSpacing { arranger.spacing(children) }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    arranger.guide(key, children, dimensions.proposal)
  }
}
