/// Nodes that are evaluated again at times of their own though nothing moves, in seconds.
@MainActor
struct Wakes {
  private struct Wake {
    weak var node: _Node?
    let time: Double
    let serial: Int
  }
  private var wakes: [ObjectIdentifier: Wake] = [:]

  /// The earliest time; nil when none is set.
  var next: Double? { wakes.values.map(\.time).min() }

  /// Sets the time of a node, in the place of an earlier one.
  mutating func set(_ node: _Node, at time: Double) {
    wakes[ObjectIdentifier(node)] = Wake(node: node, time: time, serial: node.serial)
  }

  /// Takes out the nodes whose time has come, the earliest first.
  mutating func takeDue(at time: Double) -> [_Node] {
    let due = wakes.filter { $0.value.time <= time }
    if due.isEmpty { return [] }
    for key in due.keys { wakes[key] = nil }
    return due.values.sorted { ($0.time, $0.serial) < ($1.time, $1.serial) }.compactMap(\.node)
  }
}
