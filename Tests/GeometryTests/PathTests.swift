import Testing

@testable import Geometry

/// Building, measuring and mapping paths.
@Suite struct PathTests {
  @Test func elementsComeBackInOrder() {
    var path = Path()
    path.move(to: Point(1, 2))
    path.line(to: Point(3, 4))
    path.quad(to: Point(7, 8), control: Point(5, 6))
    path.curve(to: Point(1, 1), control1: Point(9, 9), control2: Point(2, 2))
    path.close()
    #expect(
      Array(path.elements) == [
        .move(Point(1, 2)), .line(Point(3, 4)), .quad(control: Point(5, 6), to: Point(7, 8)),
        .curve(control1: Point(9, 9), control2: Point(2, 2), to: Point(1, 1)), .close,
      ])
    #expect(path.currentPoint == Point(1, 2))
    #expect(path.bounds == Rect(1, 1, 8, 8))
  }

  @Test func containsFollowsTheRule() {
    var path = Path(rect: Rect(0, 0, 10, 10))
    path.addRect(Rect(2, 2, 6, 6))
    #expect(path.contains(Point(5, 5), rule: .nonZero))
    #expect(!path.contains(Point(5, 5), rule: .evenOdd))
    #expect(path.contains(Point(1, 5), rule: .evenOdd))
    #expect(!path.contains(Point(11, 5), rule: .nonZero))
    let circle = Path(ellipseIn: Rect(0, 0, 10, 10))
    #expect(circle.contains(Point(1.6, 1.6)))
    #expect(!circle.contains(Point(1.3, 1.3)))
  }

  @Test func lengths() {
    #expect(abs(Path(rect: Rect(0, 0, 30, 20)).length - 100) < 1e-9)
    let circle = Path(ellipseIn: Rect(0, 0, 100, 100)).length
    #expect(abs(circle - 100 * Elementary.pi) < 0.2)
    var arc = Path()
    arc.addArc(center: Point(5, 5), radius: 10, start: 0, delta: 1)
    #expect(abs(arc.length - 10) < 0.01)
  }

  @Test func trimTakesPartsByLength() {
    let square = Path(rect: Rect(0, 0, 10, 10))
    let part = square.trimmed(from: 0.125, to: 0.5)
    #expect(
      Array(part.elements) == [
        .move(Point(5, 0)), .line(Point(10, 0)), .line(Point(10, 10)),
      ])
    // The closing edge counts.
    #expect(
      Array(square.trimmed(from: 0.75, to: 1).elements) == [
        .move(Point(0, 10)), .line(Point(0, 0)),
      ])
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(square.trimmed(from: -1, to: 2) == square)
    let circle = Path(ellipseIn: Rect(0, 0, 100, 100)).trimmed(from: 0.1, to: 0.6)
    #expect(abs(circle.length - 50 * Elementary.pi) < 0.1)
  }

  @Test func dashes() {
    var line = Path()
    line.move(to: .zero)
    line.line(to: Point(20, 0))
    let dashes = line.dashed(pattern: [5, 3], phase: 2)
    #expect(
      Array(dashes.elements) == [
        .move(Point(0, 0)), .line(Point(3, 0)), .move(Point(6, 0)), .line(Point(11, 0)),
        .move(Point(14, 0)), .line(Point(19, 0)),
      ])
    #expect(abs(line.dashed(pattern: [4], phase: 0).length - 12) < 1e-9)
    #expect(line.dashed(pattern: [0, 0], phase: 0) == line)
    #expect(line.dashed(pattern: [-1, 4], phase: 0) == line)
    #expect(line.dashed(pattern: [1e-9], phase: 0) == line)
  }

  @Test func mapsThroughPerspectiveInFrontOfTheEye() {
    let card = Rect(0, 0, 100, 50)
    let map = Projective(
      m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0.01, m31: 0, m32: 0, m33: 1)
    let path = Path(rect: card).applying(map)
    #expect(path.points == card.corners.map(map.apply))
    // Half behind the eye: the image is cut where it leaves the screen for infinity.
    let behind = Projective(
      m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: -0.04, m31: 0, m32: 0, m33: 1)
    let cut = Path(rect: card).applying(behind)
    #expect(cut.points.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.y >= 0 })
    #expect(cut.points.count == 4)
  }
}
