import Geometry
import Testing

/// Unions, intersections and differences of insides.
struct PathCombinationTests {
  private let first = Path(rect: Rect(0, 0, 10, 10))
  private let second = Path(rect: Rect(5, 5, 10, 10))

  /// Twice the area inside, counted by turns.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    var (start, last) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let p): (start, last) = (p, p)
      case .line(let p):
        sum += last.cross(p)
        last = p
      case .close: sum += last.cross(start)
      case .quad, .curve: Issue.record("curves are cut to pieces")
      }
    }
    return sum / 2
  }

  @Test(arguments: [
    (PathOperation.union, 175.0), (.intersection, 25), (.subtraction, 75),
    (.symmetricDifference, 150),
  ])
  func areas(_ operation: PathOperation, _ wanted: Double) {
    let result = first.combined(operation, with: second)
    #expect(abs(area(result) - wanted) < 1e-6)
    for (p, a, b) in [(2.0, true, false), (7, true, true), (12, false, true), (17, false, false)] {
      let isInside =
        switch operation {
        case .union: a || b
        case .intersection: a && b
        case .subtraction: a && !b
        case .symmetricDifference: a != b
        }
      #expect(result.contains(Point(p, p), rule: .nonZero) == isInside)
      #expect(result.contains(Point(p, p), rule: .evenOdd) == isInside)
    }
  }

  @Test func commonEdgesVanish() {
    let right = Path(rect: Rect(10, 0, 10, 10))
    #expect(Array(first.combined(.union, with: right).elements).count == 5)
    #expect(first.combined(.union, with: right).bounds == Rect(0, 0, 20, 10))
    #expect(first.combined(.intersection, with: right).isEmpty)
    #expect(first.combined(.subtraction, with: first).isEmpty)
    #expect(Array(first.combined(.union, with: first).elements).count == 5)
    let half = first.combined(.subtraction, with: Path(rect: Rect(5, 0, 20, 10)))
    #expect(half.bounds == Rect(0, 0, 5, 10))
    #expect(first.combined(.union, with: Path()).bounds == first.bounds)
    #expect(Path().combined(.union, with: Path()).isEmpty)
  }

  @Test func holesByBothRules() {
    let ring = first.combined(.subtraction, with: Path(rect: Rect(3, 3, 4, 4)))
    #expect(abs(area(ring) - 84) < 1e-6)
    #expect(!ring.contains(Point(5, 5), rule: .nonZero))
    #expect(ring.contains(Point(1, 5), rule: .nonZero))
  }

  @Test func windingRulesDecideTheInside() {
    var twice = first
    twice.append(Path(rect: Rect(2, 2, 4, 4)))
    #expect(abs(area(twice.combined(.union, with: Path())) - 100) < 1e-6)
    #expect(abs(area(twice.combined(.union, with: Path(), rule: .evenOdd)) - 84) < 1e-6)
  }

  @Test func circlesThatOverlap() {
    let a = Path(ellipseIn: Rect(0, 0, 200, 200))
    let b = Path(ellipseIn: Rect(100, 0, 200, 200))
    // r²(2π/3 − √3/2) for circles a radius apart.
    let lens = 10_000 * (2 * Double.pi / 3 - 3.0.squareRoot() / 2)
    #expect(abs(area(a.combined(.intersection, with: b)) - lens) < 15)
    #expect(abs(area(a.combined(.union, with: b)) - (20_000 * Double.pi - lens)) < 30)
  }
}
