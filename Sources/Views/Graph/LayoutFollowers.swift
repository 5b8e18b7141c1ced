/// An element that has something to do after a layout, before anything is drawn.
@MainActor
protocol LayoutFollower: Element {
  /// Called when all frames of a layout are known; whether they have to be computed again.
  func layoutEnded() -> Bool
}

/// The elements that follow a layout.
@MainActor
final class LayoutFollowers {
  private struct Entry { weak var element: (any LayoutFollower)? }
  private var pending: [Entry] = []
  private var lasting: [Entry] = []
  private var known: Set<ObjectIdentifier> = []
  private var pendingIDs: Set<ObjectIdentifier> = []

  /// Has an element follow the layout under way, or the next.
  func add(_ element: any LayoutFollower) {
    if pendingIDs.insert(ObjectIdentifier(element)).inserted {
      pending.append(Entry(element: element))
    }
  }

  /// Has an element follow every layout as long as it lives.
  func keep(_ element: any LayoutFollower) {
    if known.insert(ObjectIdentifier(element)).inserted { lasting.append(Entry(element: element)) }
  }

  /// Whether any element waits for the end of a layout.
  var isWaiting: Bool { !pending.isEmpty }

  /// Asks each element once, those farther down first; whether another layout is necessary.
  func settle() -> Bool {
    var again = false
    if !pending.isEmpty {
      let due = pending.compactMap(\.element)
      pending.removeAll(keepingCapacity: true)
      pendingIDs.removeAll(keepingCapacity: true)
      let ordered = due.enumerated().map { (depth: $1.layoutDepth, index: $0, element: $1) }
        .sorted { a, b in a.depth != b.depth ? a.depth > b.depth : a.index < b.index }
      for item in ordered where item.element.layoutEnded() { again = true }
    }
    var isStale = false
    for entry in lasting {
      guard let element = entry.element else {
        isStale = true
        continue
      }
      if element.layoutEnded() { again = true }
    }
    if isStale {
      lasting.removeAll { $0.element == nil }
      known = Set(lasting.compactMap { $0.element.map { ObjectIdentifier($0) } })
    }
    return again
  }
}

/// Counts what happens within one layout, to end what would go on for ever.
struct UpdateLimit {
  private static let most = 8
  private var layout = -1
  private var count = 0

  /// Whether once more is within the limit, in the layout with a number.
  mutating func allows(_ layout: Int) -> Bool {
    if self.layout != layout {
      self.layout = layout
      count = 0
    }
    count += 1
    return count <= Self.most
  }
}

extension Element {
  /// The number of elements above.
  fileprivate var layoutDepth: Int {
    var depth = 0
    var element = parent
    while let current = element {
      depth += 1
      element = current.parent
    }
    return depth
  }
}
