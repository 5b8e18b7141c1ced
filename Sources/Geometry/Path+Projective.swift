extension Path {
  /// The path seen through the map. Where the map has perspective, curves become lines no farther
  /// than `tolerance` from their image, and what lies behind the eye is cut away.
  package func applying(_ t: Projective, tolerance: Double = 0.05) -> Path {
    if let affine = t.affine { return applying(affine) }
    // Twice the largest growth at the corners keeps curved parts between them within the tolerance.
    var growth = 1e-3
    for corner in bounds.corners { growth = max(growth, t.growth(at: corner)) }
    var result = Path()
    for line in polylines(tolerance: max(tolerance / (2 * growth), 1e-4)) {
      let kept = Path.cut(line.points, behind: t)
      guard let first = kept.first else { continue }
      result.move(to: t.apply(first))
      for p in kept.dropFirst() { result.line(to: t.apply(p)) }
      if line.closed || kept.count != line.points.count { result.close() }
    }
    return result
  }

  /// The part of a polygon in front of the eye (Sutherland and Hodgman's method, one plane).
  private static func cut(_ polygon: [Point], behind t: Projective) -> [Point] {
    let nearest = 1e-3
    guard polygon.contains(where: { !(t.weight($0) > nearest) }), var a = polygon.last else {
      return polygon
    }
    var kept: [Point] = []
    for b in polygon {
      let wa = t.weight(a)
      let wb = t.weight(b)
      if (wa > nearest) != (wb > nearest) {
        kept.append(a.interpolated(to: b, (nearest - wa) / (wb - wa)))
      }
      if wb > nearest { kept.append(b) }
      a = b
    }
    return kept
  }
}

extension Projective {
  /// The largest factor by which lengths grow near a point; 0 behind the eye.
  package func growth(at p: Point) -> Double {
    let w = weight(p)
    guard w > 1e-3 else { return 0 }
    let q = apply(p)
    let ax = (m11 - q.x * m13) / w
    let ay = (m12 - q.y * m13) / w
    let cx = (m21 - q.x * m23) / w
    let cy = (m22 - q.y * m23) / w
    return Affine(a: ax, b: ay, c: cx, d: cy, tx: 0, ty: 0).growth
  }
}

extension Affine {
  /// The largest factor by which lengths grow: the larger singular value.
  package var growth: Double {
    let s = a * a + b * b + c * c + d * d
    let det = determinant
    let root = max(s * s - 4 * det * det, 0).squareRoot()
    return ((s + root) / 2).squareRoot()
  }

  /// The smallest factor by which lengths grow: the smaller singular value.
  package var shrink: Double {
    let s = a * a + b * b + c * c + d * d
    let det = determinant
    let root = max(s * s - 4 * det * det, 0).squareRoot()
    return (max(s - root, 0) / 2).squareRoot()
  }
}
