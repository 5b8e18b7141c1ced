/// An element that has something to do after a layout, before anything is drawn.
@MainActor
protocol LayoutFollower: Element {
  /// Called when all frames of a layout are known; whether they have to be computed again.
  func layoutEnded() -> Bool
}

/// The elements that follow a layout.
@MainActor
final class LayoutFollowers {
  /// Elements in the order in which they came, each once.
  private struct Queue {
    private struct Entry { weak var element: (any LayoutFollower)? }
    private var entries: [Entry] = []
    private var places: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { entries.isEmpty }

    mutating func append(_ element: any LayoutFollower) {
      // The number of an element that is gone may be another one's.
      if let place = places[ObjectIdentifier(element)], entries[place].element === element {
        return
      }
      places[ObjectIdentifier(element)] = entries.count
      entries.append(Entry(element: element))
    }

    /// The elements that are still there; the others are forgotten.
    mutating func living() -> [any LayoutFollower] {
      let elements = entries.compactMap(\.element)
      if elements.count < entries.count {
        removeAll()
        for element in elements { append(element) }
      }
      return elements
    }

    mutating func removeAll() {
      entries.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
    }
  }

  private var pending = Queue()
  private var lasting = Queue()

  /// Has an element follow the layout under way, or the next.
  func add(_ element: any LayoutFollower) { pending.append(element) }

  /// Has an element follow every layout as long as it lives.
  func keep(_ element: any LayoutFollower) { lasting.append(element) }

  /// Whether any element waits for the end of a layout.
  var isWaiting: Bool { !pending.isEmpty }

  /// Asks each element once, those farther down first; whether another layout is necessary.
  func settle() -> Bool {
    var again = false
    if !pending.isEmpty {
      let due = pending.living()
      pending.removeAll()
      let ordered = due.enumerated().map { (depth: $1.layoutDepth, index: $0, element: $1) }
        .sorted { a, b in a.depth != b.depth ? a.depth > b.depth : a.index < b.index }
      for item in ordered where item.element.layoutEnded() { again = true }
    }
    for element in lasting.living() where element.layoutEnded() { again = true }
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
