import Raster

/// Rectangles that changed: few, so that their number bounds the work, and none reaching outside the
/// picture. When there would be too many, the two that waste least are joined.
package struct DamageRegion: Hashable, Sendable {
  package static let maximumCount = 16

  package let width: Int
  package let height: Int
  package private(set) var rects: [PixelRect] = []

  /// A region of a picture; empty or all of it.
  package init(width: Int, height: Int, isFull: Bool = false) {
    self.width = width
    self.height = height
    if isFull { addAll() }
  }

  package var isEmpty: Bool { rects.isEmpty }

  /// Whether all of the picture changed.
  package var isFull: Bool {
    rects.count == 1 && rects[0] == PixelRect(x0: 0, y0: 0, x1: width, y1: height)
  }

  package mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  package mutating func addAll() {
    rects = width > 0 && height > 0 ? [PixelRect(x0: 0, y0: 0, x1: width, y1: height)] : []
  }

  package mutating func add(_ list: [PixelRect]) {
    for rect in list { add(rect) }
  }

  package mutating func add(_ rect: PixelRect) {
    let cut = PixelRect(
      x0: max(0, rect.x0), y0: max(0, rect.y0), x1: min(width, rect.x1), y1: min(height, rect.y1))
    guard cut.x0 < cut.x1, cut.y0 < cut.y1, !rects.contains(where: { Self.holds($0, cut) }) else {
      return
    }
    rects.removeAll { Self.holds(cut, $0) }
    rects.append(cut)
    if rects.count > Self.maximumCount { joinCheapest() }
  }

  private mutating func joinCheapest() {
    var best = (first: 0, second: 1, cost: Int.max)
    for first in rects.indices {
      for second in rects.indices.dropFirst(first + 1) {
        let joined = Self.join(rects[first], rects[second])
        let cost = Self.area(joined) - Self.area(rects[first]) - Self.area(rects[second])
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    guard best.second < rects.count else { return }
    let joined = Self.join(rects[best.first], rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(joined)
  }

  private static func holds(_ outer: PixelRect, _ inner: PixelRect) -> Bool {
    outer.x0 <= inner.x0 && outer.y0 <= inner.y0 && outer.x1 >= inner.x1 && outer.y1 >= inner.y1
  }

  private static func join(_ a: PixelRect, _ b: PixelRect) -> PixelRect {
    PixelRect(
      x0: min(a.x0, b.x0), y0: min(a.y0, b.y0), x1: max(a.x1, b.x1), y1: max(a.y1, b.y1))
  }

  private static func area(_ rect: PixelRect) -> Int {
    (rect.x1 - rect.x0) * (rect.y1 - rect.y0)
  }
}
