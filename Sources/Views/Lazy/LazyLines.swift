import Foundation

/// The lines of a lazy container: an item each, or one for each track of a grid. Their elements are made
/// when they are asked for.
@MainActor
final class LazyLines {
  /// Lists the items of the nodes below.
  var collect: () -> LazyItems = { LazyItems() }
  /// Shows the items in elements of its own, if there is one.
  weak var decorator: (any LazyDecorator)?
  /// Where the lines lie.
  var extents = LineExtents()
  /// What lies side by side in a line.
  private(set) var tracks = [LazyTrack()]
  /// Whether each item has to come to one element.
  var isGrid = false

  private unowned let container: Element
  private var known: LazyItems?
  /// The elements of the lines that are there, one list for each track.
  private var made: [Int: [[Element]]] = [:]

  /// `gap` is in points between lines.
  init(in container: Element, gap: Double) {
    self.container = container
    extents.gap = gap
  }

  /// Views came, went or changed places.
  func forgetItems() { known = nil }

  var items: LazyItems {
    if let known { return known }
    var items = collect()
    if isGrid { items.spreadOut() }
    known = items
    made.removeAll(keepingCapacity: true)
    let prefix = items.takeUnchangedPrefix() / tracks.count
    extents.resize((items.count + tracks.count - 1) / tracks.count, keeping: prefix)
    return items
  }

  /// Takes other tracks, and forgets the lengths of lines.
  func take(_ tracks: [LazyTrack]) {
    if tracks.count != self.tracks.count { known = nil }
    self.tracks = tracks
    _ = items
    extents.forget()
  }

  /// The items of some lines.
  private func range(of lines: Range<Int>) -> Range<Int> {
    let first = lines.lowerBound * tracks.count
    return first..<max(first, min(items.count, lines.upperBound * tracks.count))
  }

  /// The elements of a line, one list for each track.
  func elements(of line: Int) -> [[Element]] {
    if let elements = made[line] { return elements }
    let items = items
    let elements = range(of: line..<line + 1).map { index in
      let elements = items.elements(at: index)
      return decorator?.decorate(elements, at: index, in: items) ?? elements
    }
    for element in elements.joined() { container.adopt(element) }
    if !elements.isEmpty { made[line] = elements }
    return elements
  }

  /// Lets go of all lines but some; returns the elements of those.
  func keepOnly(_ lines: Range<Int>) -> [Element] {
    for line in made.keys where !lines.contains(line) { made[line] = nil }
    items.keepOnly(range(of: lines))
    let elements = lines.flatMap { self.elements(of: $0).joined() }
    decorator?.keepOnly(elements)
    return elements
  }

  /// The line and the track of the item with an identity; nil when there is none.
  func place(of id: AnyHashable) -> (line: Int, track: Int)? {
    items.index(of: id).map { ($0 / tracks.count, $0 % tracks.count) }
  }
}
