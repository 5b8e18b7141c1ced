import Geometry

extension Geometry.Path {
  /// The smallest rectangle that holds the outline itself, whatever its control points; nil when
  /// there is none.
  package var outlineBounds: Rect? {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    func add(_ p: Point) {
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    var last = Point.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        add(p)
        last = p
      case .quad(let control, let p):
        add(p)
        for t in [
          linearRoot(control.x - last.x, p.x - control.x),
          linearRoot(control.y - last.y, p.y - control.y),
        ].compactMap({ $0 }) {
          add(
            last.interpolated(to: control, t).interpolated(to: control.interpolated(to: p, t), t))
        }
        last = p
      case .curve(let c1, let c2, let p):
        add(p)
        let times =
          quadraticRoots(c1.x - last.x, c2.x - c1.x, p.x - c2.x)
          + quadraticRoots(c1.y - last.y, c2.y - c1.y, p.y - c2.y)
        for t in times {
          let a = last.interpolated(to: c1, t)
          let b = c1.interpolated(to: c2, t)
          let c = c2.interpolated(to: p, t)
          add(a.interpolated(to: b, t).interpolated(to: b.interpolated(to: c, t), t))
        }
        last = p
      case .close:
        break
      }
    }
    return low.x <= high.x ? Rect(corner: low, corner: high) : nil
  }
}

/// Where the derivative (1 − t)·a + t·b is 0, inside 0…1.
private func linearRoot(_ a: Double, _ b: Double) -> Double? {
  let t = a / (a - b)
  return t > 0 && t < 1 ? t : nil
}

/// Where the derivative (1 − t)²·a + 2t(1 − t)·b + t²·c is 0, inside 0…1.
private func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  let (p, q) = (a - 2 * b + c, b - a)
  let roots: [Double]
  if abs(p) <= 1e-12 * (abs(a) + abs(b) + abs(c)) {
    roots = [-a / (2 * q)]
  } else {
    let root = max(q * q - p * a, 0).squareRoot()
    roots = [(-q + root) / p, (-q - root) / p]
  }
  return roots.filter { $0 > 0 && $0 < 1 }
}
