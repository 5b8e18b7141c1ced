/// Nodes that are due, given out from the top down and, of the same depth, older ones first.
@MainActor
struct DueNodes {
  private var due: [ObjectIdentifier: _Node] = [:]
  /// A binary heap of all that were due; some may not be any more.
  private var heap: [_Node] = []

  var isEmpty: Bool { due.isEmpty }

  mutating func insert(_ node: _Node) {
    if due.updateValue(node, forKey: ObjectIdentifier(node)) != nil { return }
    heap.append(node)
    var index = heap.count - 1
    while index > 0, Self.isBefore(heap[index], heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func remove(_ node: _Node) { due[ObjectIdentifier(node)] = nil }

  mutating func removeAll() {
    due.removeAll()
    heap.removeAll()
  }

  mutating func popFirst() -> _Node? {
    while let node = popHeap() {
      if due.removeValue(forKey: ObjectIdentifier(node)) != nil { return node }
    }
    return nil
  }

  private mutating func popHeap() -> _Node? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && Self.isBefore(heap[child], heap[least]) { least = child }
      if least == index { return first }
      heap.swapAt(index, least)
      index = least
    }
  }

  private static func isBefore(_ a: _Node, _ b: _Node) -> Bool {
    a.depth != b.depth ? a.depth < b.depth : a.serial < b.serial
  }
}
