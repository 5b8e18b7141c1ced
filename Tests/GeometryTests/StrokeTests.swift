import Testing

@testable import Geometry

/// What strokes cover.
@Suite struct StrokeTests {
  private func line(_ points: Point...) -> Path {
    var path = Path()
    path.move(to: points[0])
    for p in points.dropFirst() { path.line(to: p) }
    return path
  }

  @Test func capsReachBeyondTheEnds() {
    let path = line(Point(10, 10), Point(30, 10))
    func covered(_ cap: LineCap, _ p: Point) -> Bool {
      path.stroked(StrokeStyle(width: 10, cap: cap)).contains(p)
    }
    #expect(!covered(.butt, Point(31, 10)))
    #expect(covered(.round, Point(34.5, 10)))
    #expect(!covered(.round, Point(34.5, 14.5)))
    #expect(covered(.square, Point(34.5, 14.5)))
    #expect(!covered(.square, Point(35.5, 10)))
    #expect(covered(.square, Point(5.5, 5.5)))
  }

  @Test func joins() {
    let path = line(Point(0, 40), Point(40, 40), Point(40, 0))
    func covered(_ join: LineJoin, _ p: Point, limit: Double = 10) -> Bool {
      path.stroked(StrokeStyle(width: 20, join: join, miterLimit: limit)).contains(p)
    }
    #expect(covered(.miter, Point(49, 49)))
    #expect(!covered(.miter, Point(49, 49), limit: 1.2))
    #expect(!covered(.round, Point(48.5, 48.5)))
    #expect(covered(.round, Point(46.5, 46.5)))
    #expect(covered(.bevel, Point(44.5, 44.5)))
    #expect(!covered(.bevel, Point(46.5, 46.5)))
    // The inner side is covered once.
    #expect(covered(.bevel, Point(31, 31)))
    #expect(!covered(.bevel, Point(29, 29)))
  }

  @Test func aClosedStrokeIsARing() {
    let ring = Path(ellipseIn: Rect(0, 0, 100, 100)).stroked(StrokeStyle(width: 10))
    #expect(ring.contains(Point(50, 2)))
    #expect(ring.contains(Point(50, -4.9)))
    #expect(!ring.contains(Point(50, 5.2)))
    #expect(!ring.contains(Point(50, 50)))
  }

  @Test func dotsHaveCaps() {
    var dot = Path()
    dot.move(to: Point(5, 5))
    dot.line(to: Point(5, 5))
    #expect(dot.stroked(StrokeStyle(width: 4, cap: .round)).contains(Point(6.5, 5)))
    #expect(dot.stroked(StrokeStyle(width: 4)).isEmpty)
    #expect(dot.stroked(StrokeStyle(width: 0)).isEmpty)
  }

  @Test func cornersOfBothStyles() {
    let rect = Rect(0, 0, 100, 60)
    let circular = Path(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, style: .circular)
    // A quarter circle's middle lies r·(1 − √½) from either side.
    #expect(circular.contains(Point(5.9, 5.9)))
    #expect(!circular.contains(Point(5.8, 5.8)))
    let smooth = Path(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, style: .continuous)
    #expect(smooth.points.contains { abs($0.x - (100 - 1.52866483 * 20)) < 1e-9 && $0.y == 0 })
    #expect(smooth.points.contains { abs($0.y - 0.065496 * 20) < 1e-9 })
    // Held to half the shorter side, where it is a capsule.
    let capsule = Path(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, style: .continuous)
    #expect(
      capsule == Path(roundedRect: rect, cornerWidth: 30, cornerHeight: 30, style: .circular)
        || capsule.bounds == rect)
  }
}
