import Raster

/// Finds and gathers the pixels in which two pictures can differ.
package struct Damage {
  /// Rectangles that together hold every changed pixel; they may overlap.
  package private(set) var rects: [PixelRect] = []
  /// More rectangles cost more than the pixels they spare.
  private static let limit = 8

  package init() {}

  /// Adds a rectangle, joined with those it touches.
  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var joined = rect
    var index = 0
    while index < rects.count {
      if rects[index].intersection(joined).isEmpty {
        index += 1
      } else {
        joined = joined.union(rects.remove(at: index))
        index = 0
      }
    }
    rects.append(joined)
    if rects.count > Self.limit { mergeCheapest() }
  }

  /// Joins the two rectangles whose union adds the fewest pixels.
  private mutating func mergeCheapest() {
    var best = (cost: Int.max, first: 0, second: 1)
    for i in rects.indices {
      for j in rects.indices where j > i {
        let union = rects[i].union(rects[j])
        let cost = union.area - rects[i].area - rects[j].area
        if cost < best.cost { best = (cost, i, j) }
      }
    }
    let union = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(union)
  }

  /// What differs between two pictures of the same size.
  package static func between(_ old: DisplayList, _ new: DisplayList) -> Damage {
    var damage = Damage()
    let a = old.entries
    let b = new.entries
    func differs(_ i: Int, _ j: Int) {
      damage.add(old.reach(of: i))
      damage.add(new.reach(of: j))
    }
    if a.count == b.count {
      for index in a.indices where a[index].scope != b[index].scope || a[index] != b[index] {
        differs(index, index)
      }
      return damage
    }
    let shorter = min(a.count, b.count)
    var head = 0
    while head < shorter, a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    for index in head..<(a.count - tail) { damage.add(old.reach(of: index)) }
    for index in head..<(b.count - tail) { damage.add(new.reach(of: index)) }
    // What is the same at the end has to lie in the same scopes as well.
    for back in 0..<tail {
      let (i, j) = (a.count - 1 - back, b.count - 1 - back)
      let (p, q) = (a[i].scope, b[j].scope)
      let isSame = p == q ? p < head : p >= 0 && q >= 0 && a.count - p == b.count - q
      if !isSame { differs(i, j) }
    }
    return damage
  }
}

extension PixelRect {
  /// Number of pixels.
  package var area: Int { width * height }
}
