/// What tells groups of matched views apart.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The views that share a frame, in the order in which they came.
@MainActor
final class MatchedGeometryGroup {
  private struct Member { weak var element: MatchedGeometryElement? }

  let key: MatchedGeometryKey
  private unowned let graph: ViewGraph
  private var members: [Member] = []
  private weak var source: MatchedGeometryElement?
  /// Moves from the frame of one source to that of the next; nil before there was one.
  private var shared: AnimatedAttribute<MatchedFrame>?

  init(_ key: MatchedGeometryKey, in graph: ViewGraph) {
    self.key = key
    self.graph = graph
  }

  var isMoving: Bool { shared?.isAnimating == true }

  var isEmpty: Bool { !members.contains { $0.element != nil } }

  func add(_ element: MatchedGeometryElement) { members.append(Member(element: element)) }

  func remove(_ element: MatchedGeometryElement) {
    members.removeAll { $0.element == nil || $0.element === element }
  }

  /// Finds the source after a layout and lays the other views out in its frame.
  func update() {
    let elements = members.compactMap(\.element)
    let sources = elements.filter(\.mayBeSource)
    if sources.count > 1 {
      graph.warn(
        "matchedGeometryEffect: several views with the id \(key.id) are sources at once; "
          + "the first one counts")
    }
    if let first = sources.first { take(first) }
    for element in elements {
      let follows = shared != nil && (element !== source || isMoving)
      element.follow(follows ? shared?.value(at: graph.drawTime) : nil)
    }
  }

  private func take(_ first: MatchedGeometryElement) {
    let frame = first.ownFrame
    let isNew = first !== source
    source = first
    guard shared != nil, isNew || isMoving else {
      shared = AnimatedAttribute(frame)
      return
    }
    // The views move from one source to the next; where a source goes by itself, they follow.
    if shared?.target != frame, shared?.set(frame, graph, first.environment) == true {
      graph.animate(self)
    }
  }
}

extension MatchedGeometryGroup: AnimationParticipant {
  func advance(to time: Double) -> Bool { shared?.advance(to: time) == true }

  func prepareDrawing(at time: Double) {}
}

/// All matched views of a tree.
@MainActor
final class MatchedGeometry {
  private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
  private var order: [MatchedGeometryGroup] = []

  func add(_ element: MatchedGeometryElement, _ key: MatchedGeometryKey) -> MatchedGeometryGroup {
    let group = groups[key] ?? MatchedGeometryGroup(key, in: element.graph)
    if groups.updateValue(group, forKey: key) == nil { order.append(group) }
    group.add(element)
    return group
  }

  /// Lays matched views out after all others are.
  func update() {
    if order.isEmpty { return }
    for group in order where group.isEmpty { groups[group.key] = nil }
    order.removeAll(where: \.isEmpty)
    for group in order { group.update() }
  }
}
