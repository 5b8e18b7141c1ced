import Foundation
import Testing
import Views

/// Building and reading paths.
struct PathTests {
  private func near(_ a: CGPoint?, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
    guard let a else { return false }
    return abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
  }

  @Test
  func elementsComeBackInOrder() {
    let path = Path { p in
      p.move(to: CGPoint(x: 1, y: 2))
      p.addLine(to: CGPoint(x: 3, y: 4))
      p.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      p.addCurve(
        to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12),
        control2: CGPoint(x: 13, y: 14))
      p.closeSubpath()
    }
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
        .curve(
          to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12),
          control2: CGPoint(x: 13, y: 14)),
        .closeSubpath,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.description == "1 2 m 3 4 l 7 8 5 6 q 11 12 13 14 9 10 c h")
    #expect(Path(path.description) == path)
  }

  @Test(arguments: [
    "1 2", "m", "1 m", "1 2 l", "1 2 m 3 l", "1 2 m 1 2 3 4 5 6 7 c", "x", "inf 0 m",
  ])
  func textThatIsNoPathIsRefused(_ text: String) { #expect(Path(text) == nil) }

  @Test
  func anEmptyPathHasNothing() {
    let path = Path()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect == .null)
    #expect(!path.contains(.zero))
    var withoutStart = Path()
    withoutStart.addLine(to: CGPoint(x: 1, y: 1))
    #expect(withoutStart.isEmpty)
  }

  @Test
  func arcsTurnAsInSwiftUI() {
    // Not clockwise turns clockwise on the screen: from the right through the bottom to the left.
    let down = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(180),
        clockwise: false)
    }
    #expect(near(down.currentPoint, CGPoint(x: -10, y: 0)))
    #expect(abs(down.boundingRect.maxY - 10) < 0.01 && abs(down.boundingRect.minY) < 1e-6)
    let up = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(180),
        clockwise: true)
    }
    #expect(near(up.currentPoint, CGPoint(x: -10, y: 0)))
    #expect(abs(up.boundingRect.minY + 10) < 0.01 && abs(up.boundingRect.maxY) < 1e-6)
  }

  @Test(arguments: [
    (0.0, 360.0, false, 360.0), (0, 360, true, 360), (0, 270, true, 90), (0, -90, false, 270),
    (-90, 270, false, 360), (0, 900, false, 360), (360, 0, true, 360), (30, 30, false, 0),
    (360, 0, false, 360),
  ])
  func arcsCoverTheirAngle(_ start: Double, _ end: Double, _ clockwise: Bool, _ covered: Double) {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
    // Half of the length times the radius is the area that the arc sweeps.
    var length = 0.0
    var last = CGPoint.zero
    for i in 0...400 {
      let part = path.trimmedPath(from: 0, to: CGFloat(i) / 400)
      guard let p = part.currentPoint else { continue }
      if length > 0 || i > 0, last != .zero {
        length += Double(((p.x - last.x) * (p.x - last.x) + (p.y - last.y) * (p.y - last.y)))
          .squareRoot()
      }
      last = p
    }
    #expect(abs(length - covered * .pi / 180) < 0.03)
  }

  @Test
  func anArcContinuesThePath() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        center: CGPoint(x: 20, y: 0), radius: 5, startAngle: .zero, endAngle: .degrees(90),
        clockwise: false, transform: CGAffineTransform(translationX: 0, y: 100))
    }
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(elements.count == 3)
    #expect(elements[1] == .line(to: CGPoint(x: 25, y: 100)))
    #expect(near(path.currentPoint, CGPoint(x: 20, y: 105)))
  }

  @Test
  func anArcBetweenTangentsTouchesBoth() {
    let corner = CGPoint(x: 10, y: 0)
    for end in [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: -10), CGPoint(x: 0, y: 10)] {
      let path = Path {
        $0.move(to: .zero)
        $0.addArc(tangent1End: corner, tangent2End: end, radius: 2)
      }
      // Inside of the corner, and no further from it than the square root of two radii and a bit.
      let bounds = path.boundingRect
      #expect(bounds.maxX <= 10.001)
      let last = path.currentPoint ?? .zero
      let (dx, dy) = (end.x - corner.x, end.y - corner.y)
      #expect(abs((last.x - corner.x) * dy - (last.y - corner.y) * dx) < 1e-6)
      #expect((last.x - corner.x) * dx + (last.y - corner.y) * dy > 0)
    }
    let square = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: corner, tangent2End: CGPoint(x: 10, y: 10), radius: 2)
    }
    #expect(near(square.currentPoint, CGPoint(x: 10, y: 2)))
    let straight = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: corner, tangent2End: CGPoint(x: 20, y: 0), radius: 2)
    }
    #expect(near(straight.currentPoint, corner))
  }

  @Test
  func boundsLeaveControlPointsOut() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    let circle = Path(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 40)).boundingRect
    #expect(abs(circle.maxX - 31) < 1e-9 && abs(circle.minY - 2) < 1e-9)
  }

  @Test
  func fillRulesDiffer() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
  }

  @Test
  func trimmingCountsTheClosingEdge() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let end = square.trimmedPath(from: 0.75, to: 1)
    #expect(abs(end.boundingRect.width) < 1e-9 && abs(end.boundingRect.height - 10) < 1e-9)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: 1).isEmpty)
    #expect(near(square.trimmedPath(from: 0, to: 0.125).currentPoint, CGPoint(x: 5, y: 0)))
  }

  @Test
  func strokesAreAsWideAsTheyShould() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
    }
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
    #expect(butt == CGRect(x: 0, y: -2, width: 10, height: 4))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
    #expect(square == CGRect(x: -2, y: -2, width: 14, height: 4))
    let strange = line.strokedPath(
      StrokeStyle(lineWidth: .nan, miterLimit: -.infinity, dash: [.nan, -1], dashPhase: .nan))
    #expect(strange.boundingRect.isNull || strange.boundingRect.height < 1e-9)
  }
}
