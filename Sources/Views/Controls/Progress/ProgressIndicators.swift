import Foundation

/// A line filled from the leading end.
struct ProgressLine: View {
  /// 0…1.
  let fraction: Double
  /// Nil for the tint's.
  let color: Color?

  /// Points: UIKit's progress bar; not verified against a device.
  static let height: CGFloat = 4

  var body: some View {
    let style = color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(source: .system(.fill)))
        Capsule().fill(style).frame(width: geometry.size.width * CGFloat(fraction))
      }
    }
    .frame(height: Self.height)
  }
}

/// Eight spokes of which the strongest goes round.
struct ProgressWheel: View {
  /// Nil for the tint's, or grey.
  let color: Color?
  @Environment(\.controlSize) private var size
  @Environment(\.tintStyle) private var tint

  /// Seconds for one spoke: a turn takes 0.8 s (UIKit's indicator; not verified against a device).
  static let step = 0.1
  static let spokes = 8

  var body: some View {
    let side: CGFloat = size >= .large ? 37 : 20
    let style =
      color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(Color(source: .system(.gray)))
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: Self.step)) {
      context in
      let steps = (context.date.timeIntervalSinceReferenceDate / Self.step).rounded()
      let first = Int(steps.truncatingRemainder(dividingBy: Double(Self.spokes)))
      ZStack {
        ForEach(0..<Self.spokes) { spoke in
          Capsule()
            .fill(style)
            .frame(width: side * 0.11, height: side * 0.3)
            .offset(y: -side * 0.34)
            .rotationEffect(.degrees(Double(spoke) * 45))
            .opacity(Self.opacity(spoke, first: first))
        }
      }
      .frame(width: side, height: side)
    }
  }

  /// The strongest spoke is the first; those behind it fade.
  static func opacity(_ spoke: Int, first: Int) -> Double {
    let behind = (first - spoke + 2 * spokes) % spokes
    return max(0.25, 1 - Double(behind) * 0.125)
  }
}
