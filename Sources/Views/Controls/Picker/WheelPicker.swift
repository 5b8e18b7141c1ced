import Foundation

/// Lengths in points: UIKit's wheel, from published measurements; not verified against a device.
enum WheelMetrics {
  static let height: CGFloat = 216
  static let row: CGFloat = 32
  static let radius: CGFloat = 8
  static let font = Font.system(size: 23)
}

/// The choices below one another, the one that is made in the middle. Rows do not bend away towards the
/// edges, they fade.
struct WheelPicker<Content: View>: View {
  let options: PickerOptions<Content>

  var body: some View {
    let room = (WheelMetrics.height - WheelMetrics.row) / 2
    ScrollView(.vertical, showsIndicators: false) {
      TaggedViews(
        content: options.content.font(WheelMetrics.font).lineLimit(1)
          .padding(.horizontal, 8),
        layout: .wheel(height: WheelMetrics.row), selection: options.chosen,
        select: options.choose, report: { _ in }
      )
      .frame(maxWidth: .infinity)
      .padding(.vertical, room)
    }
    .scrollTargetBehavior(WheelBehavior())
    .mask {
      LinearGradient(
        stops: [
          .init(color: .clear, location: 0), .init(color: .black.opacity(0.5), location: 0.4),
          .init(color: .black, location: 0.43), .init(color: .black, location: 0.57),
          .init(color: .black.opacity(0.5), location: 0.6), .init(color: .clear, location: 1),
        ], startPoint: .top, endPoint: .bottom)
    }
    .background {
      RoundedRectangle(cornerRadius: WheelMetrics.radius, style: .continuous)
        .fill(Color(source: .system(.tertiaryFill)))
        .frame(height: WheelMetrics.row)
    }
    .frame(height: WheelMetrics.height)
  }
}

/// Comes to rest with a row in the middle.
private struct WheelBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.minY / WheelMetrics.row).rounded() * WheelMetrics.row
  }
}
