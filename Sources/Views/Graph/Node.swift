/// Where a node is made: its graph, the node above it and the environment it sees.
public struct _NodePlace {
  unowned let graph: ViewGraph
  weak var parent: _Node?
  let environment: EnvironmentValues
  let depth: Int
}

/// The persistent counterpart of a view value: it has the view's identity and keeps its state.
///
/// Nodes mirror the structure of the view types. Some produce elements, which are laid out and
/// drawn; the others pass on those of their children.
@MainActor
public class _Node {
  unowned let graph: ViewGraph
  /// The node above; nil at the root and once detached.
  private(set) weak var parent: _Node?
  /// Number of nodes above: updates run from the top down.
  let depth: Int
  var environment: EnvironmentValues
  private(set) var isAttached = true
  /// Whether its views were removed and are shown until their transition is over.
  final var isLeaving = false {
    didSet { if isLeaving != oldValue { graph.leavingNodes += isLeaving ? 1 : -1 } }
  }
  /// Older nodes of the same depth are updated first, so that updates run in the same order each time.
  let serial: Int

  /// What its evaluation follows of observable objects.
  final var observations = Observations()
  /// Whether the environment lacks an object that the view needs: it is not evaluated then.
  final var lacksObject = false

  init(in place: _NodePlace) {
    graph = place.graph
    parent = place.parent
    depth = place.depth
    environment = place.environment
    graph.nodeCount += 1
    graph.counts.made += 1
    serial = graph.nextSerial()
  }

  /// Where children of this node are made.
  final var place: _NodePlace {
    _NodePlace(graph: graph, parent: self, environment: environment, depth: depth + 1)
  }

  /// Passes a changed environment down to a node whose view stayed the same.
  func refresh(_ environment: EnvironmentValues) { self.environment = environment }

  /// Evaluates again what depends on state that changed.
  func reevaluate() {}

  /// Appends what this node contributes to the container above it.
  func appendElements(to elements: inout [Element]) {}

  /// The nodes below, in order.
  var children: [_Node] { [] }

  /// The elements below came, went or changed places: told to the nearest container above.
  func structureChanged() { parent?.structureChanged() }

  /// Whether it lies below views that were removed: their bodies stay what they were, since what
  /// they are made of may be gone.
  final var isBelowLeaving: Bool {
    guard graph.leavingNodes > 0 else { return false }
    var node: _Node? = self
    while let current = node {
      if current.isLeaving { return true }
      node = current.parent
    }
    return false
  }

  /// Ends the node's life and that of everything below it.
  func detach() {
    guard isAttached else { return }
    for child in children { child.detach() }
    observations.end()
    isAttached = false
    isLeaving = false
    parent = nil
    graph.nodeDetached(self)
  }
}

/// A node for views of one type.
@MainActor
public class _ViewNode<V: View>: _Node {
  var view: V

  init(_ view: V, in place: _NodePlace) {
    self.view = view
    super.init(in: place)
  }

  /// Takes a new value of the view, and the environment it has now.
  func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    refresh(environment)
  }
}
