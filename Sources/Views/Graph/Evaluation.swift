/// Which bodies are to be evaluated, and which one is being evaluated.
@MainActor
final class Evaluation {
  private var due = DueNodes()
  /// Nodes below views that were removed: they were due and wait for the views to come back.
  private var withheld = DueNodes()
  private var stack: [_Node] = []
  /// More evaluations than this in one flush have no end.
  private static let limit = 100_000

  var isPending: Bool { !due.isEmpty }

  /// The node whose body is being evaluated.
  var current: _Node? { stack.last }

  /// Has a node evaluated in the next run.
  func insert(_ node: _Node) { due.insert(node) }

  /// Forgets a node that is gone.
  func remove(_ node: _Node) {
    due.remove(node)
    withheld.remove(node)
  }

  /// Has those evaluated that were held back.
  func release() { while let node = withheld.popFirst() { due.insert(node) } }

  /// Evaluates what is due, from the top down, but for nodes that are held back. Returns the number of
  /// evaluations after which it gave up, or nil when it came to an end.
  func run(holdingBack isHeldBack: (_Node) -> Bool) -> Int? {
    var count = 0
    while let node = due.popFirst() {
      if isHeldBack(node) {
        withheld.insert(node)
        continue
      }
      node.reevaluate()
      count += 1
      if count > Self.limit {
        due.removeAll()
        return count
      }
    }
    return nil
  }

  /// Runs a body; what it reads registers the node as its reader. A part of an evaluation leaves what
  /// the parts before it read registered.
  func evaluate<T>(_ node: _Node, isPart: Bool, _ body: () -> T) -> T {
    // What made it due is taken in now.
    due.remove(node)
    if !isPart { node.observations.end() }
    stack.append(node)
    defer { stack.removeLast() }
    let bell = node.observations.begin(for: node)
    return Observations.tracking(node, bell, body)
  }
}
