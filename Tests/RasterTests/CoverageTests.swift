import Geometry
import Raster
import Testing

/// Coverage against areas that are computed in another way.
@Suite struct CoverageTests {
  /// The coverage bytes of a filled path.
  private func coverage(_ path: Path, _ width: Int, _ height: Int) -> [[Int]] {
    let surface = Pictures.draw(width, height, background: 0) { canvas in
      canvas.fill(path, paint: .solid(.black))
    }
    return (0..<height).map { y in (0..<width).map { x in Int(surface[x, y] >> 24) } }
  }

  /// The area of a convex polygon inside one pixel: cut by its four sides, then summed up.
  private func area(_ polygon: [Point], _ x: Int, _ y: Int) -> Double {
    var points = polygon
    let sides: [(Point) -> Double] = [
      { $0.x - Double(x) }, { Double(x + 1) - $0.x }, { $0.y - Double(y) },
      { Double(y + 1) - $0.y },
    ]
    for side in sides {
      var kept: [Point] = []
      for i in points.indices {
        let a = points[i]
        let b = points[(i + 1) % points.count]
        let (da, db) = (side(a), side(b))
        if da >= 0 { kept.append(a) }
        if (da < 0) != (db < 0) { kept.append(a.interpolated(to: b, da / (da - db))) }
      }
      points = kept
    }
    var sum = 0.0
    for i in points.indices { sum += points[i].cross(points[(i + 1) % points.count]) }
    return abs(sum) / 2
  }

  private func polygon(_ points: [Point]) -> Path {
    var path = Path()
    for (i, p) in points.enumerated() {
      if i == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    path.close()
    return path
  }

  @Test(arguments: 0..<16) func edgesAlongTheAxes(_ step: Int) {
    let low = 1 + Double(step) / 16
    let high = 6 + Double((step * 7) % 16) / 16
    let corners = [Point(low, low), Point(high, low), Point(high, high), Point(low, high)]
    check(corners)
  }

  @Test(arguments: 0..<40) func edgesInAllDirections(_ step: Int) {
    // Corners on the grid of 1/256 pixel, so that only the areas are in question.
    func grid(_ v: Double) -> Double { Elementary.round(v * 256) / 256 }
    let corners = (0..<3).map { i -> Point in
      let angle = Double(step) * 0.157 + Double(i) * 2 * Elementary.pi / 3
      return Point(
        grid(16.3 + 13 * Elementary.cos(angle)), grid(16.6 + 13 * Elementary.sin(angle)))
    }
    check(corners)
  }

  private func check(_ corners: [Point]) {
    let found = coverage(polygon(corners), 32, 32)
    var worst = 0.0
    for y in 0..<32 {
      for x in 0..<32 {
        worst = max(worst, abs(Double(found[y][x]) / 255 - area(corners, x, y)))
      }
    }
    // Half a step of the byte, and 1/256 of the area.
    #expect(worst <= 0.5 / 255 + 1.0 / 256)
  }
}
