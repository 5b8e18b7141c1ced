import Foundation
import Testing
import Views

/// Outlines as UIKit and Core Graphics build them.
struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test
  func onlyTheNamedCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 58)))
    #expect(!path.contains(CGPoint(x: 98, y: 58)))
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 500, height: 500))
    #expect(Path(all.cgPath) == Path(roundedRect: rect, cornerRadius: 30, style: .continuous))
  }

  @Test
  func clockwiseIsAsSeen() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(arc.bounds.minX > -1e-6 && arc.bounds.maxY > 9.99 && arc.bounds.minY > -1e-6)
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(rest.bounds.minX < -9.99)
  }

  @Test
  func mutablePathsAreAddedTo() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.closeSubpath()
    let copy = path.copy()
    path.addRect(rect)
    #expect(path.boundingBoxOfPath == rect)
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(copy?.contains(CGPoint(x: 8, y: 2)) == true)
    #expect(CGPath(rect: rect, transform: nil) == Path(rect).cgPath)
  }
}
