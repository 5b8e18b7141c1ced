extension Path {
  /// Whether a point is inside the filled path; open subpaths count as closed. Curves are taken to
  /// within a ten-thousandth of the path's extent.
  package func contains(_ p: Point, rule: FillRule = .nonZero) -> Bool {
    let box = bounds
    guard p.x >= box.minX, p.x <= box.maxX, p.y >= box.minY, p.y <= box.maxY else { return false }
    var winding = 0
    for line in polylines(tolerance: max(box.width, box.height, 1e-6) * 1e-4) {
      guard var a = line.points.last else { continue }
      for b in line.points {
        if (a.y <= p.y) != (b.y <= p.y) {
          let side = (b - a).cross(p - a)
          if a.y <= p.y {
            if side < 0 { winding += 1 }
          } else if side > 0 {
            winding -= 1
          }
        }
        a = b
      }
    }
    return rule == .nonZero ? winding != 0 : winding & 1 != 0
  }
}
