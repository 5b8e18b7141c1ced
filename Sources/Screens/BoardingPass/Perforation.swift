import SwiftUI

/// The dashed line along which a stub is torn off, through the middle of its longer side.
struct Perforation: View {
  var body: some View {
    PerforationLine()
      .stroke(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [5]))
  }
}

private struct PerforationLine: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    if rect.width > rect.height {
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    } else {
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
    return path
  }
}
