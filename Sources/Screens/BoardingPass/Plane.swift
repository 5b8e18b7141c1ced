import SwiftUI

/// An aircraft flying to the right, seen from the side: our own artwork on a grid of 82 × 27.
struct Plane: Shape {
  func path(in rect: CGRect) -> Path {
    let unit = min(rect.width / 82, rect.height / 27)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + (x - 41) * unit, y: rect.midY + (y - 13.5) * unit)
    }
    var path = Path()
    // Fuselage with the nose at the right.
    path.move(to: point(5, 12))
    path.addLine(to: point(62, 9.5))
    path.addCurve(to: point(79, 15), control1: point(71, 9.2), control2: point(77, 11.5))
    path.addCurve(to: point(66, 18), control1: point(78, 17.5), control2: point(72, 18))
    path.addLine(to: point(22, 18))
    path.addCurve(to: point(5, 12), control1: point(14, 18), control2: point(8, 16))
    path.closeSubpath()
    // Fin.
    path.move(to: point(6, 13))
    path.addLine(to: point(1, 1.5))
    path.addLine(to: point(7, 1.5))
    path.addLine(to: point(18, 12.5))
    path.closeSubpath()
    // Wing.
    path.move(to: point(49, 14))
    path.addLine(to: point(26, 26))
    path.addLine(to: point(20, 26))
    path.addLine(to: point(33, 14))
    path.closeSubpath()
    return path
  }
}
