import SwiftUI

/// A notice on white: a coloured mark, a few words, a sentence.
struct NoticeView: View {
  var notice: PassNotice
  /// Points for each point of the design, which is made for a height of 1080.
  var unit: CGFloat

  /// How high it is, in points of the design.
  static let height: CGFloat = 106

  /// Points for each point of the design on a display of this size: words that can be read on small
  /// panels as well.
  static func unit(in size: CGSize) -> CGFloat { max(0.5, min(size.width, size.height) / 1080) }

  var body: some View {
    HStack(spacing: 24 * unit) {
      ZStack {
        Circle().fill(notice.kind.color)
        NoticeMark(kind: notice.kind)
          .stroke(
            .white, style: StrokeStyle(lineWidth: 6 * unit, lineCap: .round, lineJoin: .round)
          )
          .padding(16 * unit)
      }
      .frame(width: 68 * unit, height: 68 * unit)
      VStack(alignment: .leading, spacing: 2 * unit) {
        Text(verbatim: notice.title)
          .font(.system(size: 34 * unit, weight: .bold))
          .foregroundColor(notice.kind.color)
        Text(verbatim: notice.detail)
          .font(.system(size: 28 * unit, weight: .medium))
          .foregroundColor(.groundText)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.5)
    }
    .padding(.init(top: 14 * unit, leading: 18 * unit, bottom: 14 * unit, trailing: 38 * unit))
    .background(Capsule().fill(.white))
    .shadow(color: .black.opacity(0.12), radius: 6 * unit, x: 0, y: 4 * unit)
  }
}

extension PassNotice.Kind {
  /// Dark enough for white marks on it and for its words on white: 4.5:1 at least.
  var color: Color {
    switch self {
    case .go: Color(red: 0.05, green: 0.45, blue: 0.25)
    case .hurry: Color(red: 0.76, green: 0.10, blue: 0.13)
    case .late: Color(red: 0.60, green: 0.36, blue: 0.00)
    case .moved: Color(red: 0.42, green: 0.25, blue: 0.63)
    case .stop: Color(red: 0.70, green: 0.07, blue: 0.12)
    case .check: Color(red: 0.60, green: 0.36, blue: 0.00)
    case .look: Color(red: 0.12, green: 0.35, blue: 0.62)
    }
  }
}

/// The lines of a mark, on a grid of 10 × 10.
struct NoticeMark: Shape {
  var kind: PassNotice.Kind

  func path(in rect: CGRect) -> Path {
    let unit = min(rect.width, rect.height) / 10
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + (x - 5) * unit, y: rect.midY + (y - 5) * unit)
    }
    var path = Path()
    for line in lines {
      for (index, corner) in line.enumerated() {
        if index == 0 {
          path.move(to: point(corner.x, corner.y))
        } else {
          path.addLine(to: point(corner.x, corner.y))
        }
      }
    }
    if kind == .late {
      path.addEllipse(
        in: CGRect(
          x: point(0.2, 0.2).x, y: point(0.2, 0.2).y, width: 9.6 * unit, height: 9.6 * unit))
    }
    return path
  }

  private var lines: [[(x: CGFloat, y: CGFloat)]] {
    switch kind {
    case .go: [[(0.8, 5.4), (3.8, 8.4), (9.2, 2)]]
    case .hurry, .check: [[(5, 0.6), (5, 6)], [(5, 9.3), (5, 9.4)]]
    case .late: [[(5, 2.4), (5, 5), (6.9, 6.2)]]
    case .moved: [[(0.8, 5), (9.2, 5)], [(5.8, 1.6), (9.2, 5), (5.8, 8.4)]]
    case .stop: [[(1.6, 1.6), (8.4, 8.4)], [(8.4, 1.6), (1.6, 8.4)]]
    case .look: [[(5, 4.6), (5, 9.2)], [(5, 1), (5, 1.1)]]
    }
  }
}
