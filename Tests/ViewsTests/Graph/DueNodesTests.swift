import Testing

@testable import Views

/// In which order nodes that are due are given out.
@MainActor
struct DueNodesTests {
  @Test func fromTheTopDownAndOlderOnesFirst() throws {
    let tree = try Tree(Box("a", 1, 1))
    let nodes = [3, 1, 2, 1, 0, 2, 5, 4, 3].map { depth in
      _Node(
        in: _NodePlace(
          graph: tree.graph, parent: nil, environment: tree.graph.environment, depth: depth))
    }
    var due = DueNodes()
    for node in nodes.reversed() { due.insert(node) }
    due.insert(nodes[0])
    due.remove(nodes[2])
    due.remove(nodes[6])
    due.insert(nodes[6])
    var order: [Int] = []
    while let node = due.popFirst() {
      order.append(nodes.firstIndex { $0 === node } ?? -1)
    }
    #expect(order == [4, 1, 3, 5, 0, 8, 7, 6])
    #expect(due.isEmpty)
  }
}
