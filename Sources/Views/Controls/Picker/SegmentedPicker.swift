import Foundation

/// Lengths in points: UIKit's segmented control, from published measurements; not verified against a
/// device.
enum SegmentMetrics {
  static let height: CGFloat = 32
  static let radius: CGFloat = 9
  static let inset: CGFloat = 2
  static let thumbRadius: CGFloat = 7
  static let line: CGFloat = 1
  static let lineHeight: CGFloat = 16
  static let font = Font.system(size: 13, weight: .medium)
  static let glide = Animation.spring(response: 0.3, dampingFraction: 0.85)
}

/// The choices side by side, a ground under the one that is made, which glides to another one.
struct SegmentedPicker<Content: View>: View {
  let options: PickerOptions<Content>
  @State private var items: [TaggedItem] = []
  /// Where the finger went down.
  @State private var start: Int?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  private var chosen: Int? { items.firstIndex { $0.tag == options.chosen } }

  var body: some View {
    TaggedViews(
      content: options.content.font(SegmentMetrics.font).lineLimit(1)
        .foregroundStyle(Color.primary).padding(.horizontal, 6),
      layout: .row(minHeight: SegmentMetrics.height), report: { items = $0 }
    )
    .background {
      GeometryReader { geometry in ground(geometry.size.width / CGFloat(max(items.count, 1))) }
    }
    .background(
      Color(source: .system(.tertiaryFill)),
      in: RoundedRectangle(cornerRadius: SegmentMetrics.radius, style: .continuous)
    )
    .overlay {
      GeometryReader { geometry in
        Color.clear.contentShape(Rectangle()).gesture(touch(geometry.size))
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
    .animation(SegmentMetrics.glide, value: options.chosen)
    .animation(SegmentMetrics.glide, value: start)
  }

  /// The lines between choices, and the ground under the one that is made.
  @ViewBuilder private func ground(_ width: CGFloat) -> some View {
    ZStack(alignment: .leading) {
      ForEach(items.indices.dropFirst(), id: \.self) { index in
        let isBesideChosen = chosen == index || chosen == index - 1
        Color(source: .system(.separator))
          .frame(width: SegmentMetrics.line, height: SegmentMetrics.lineHeight)
          .opacity(isBesideChosen ? 0 : 1)
          .padding(.leading, CGFloat(index) * width)
      }
      if let chosen {
        RoundedRectangle(cornerRadius: SegmentMetrics.thumbRadius, style: .continuous)
          .fill(SegmentGround())
          .shadow(color: Color.black.opacity(0.12), radius: 4, x: 0, y: 3)
          .padding(SegmentMetrics.inset)
          .scaleEffect(start == chosen ? 0.95 : 1)
          .frame(width: width)
          .padding(.leading, CGFloat(chosen) * width)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private func touch(_ size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { drag in
        let place = place(drag.location, size)
        if start == nil { start = place }
        // The choice that is made goes with the finger.
        if let start, start == chosen, place != start, items.indices.contains(place) {
          options.choose(items[place].tag)
          self.start = place
        }
      }
      .onEnded { drag in
        let place = place(drag.location, size)
        let isInside = drag.location.y > -size.height && drag.location.y < 2 * size.height
        if isInside, place == start, items.indices.contains(place) {
          options.choose(items[place].tag)
        }
        start = nil
      }
  }

  /// The choice at a point.
  private func place(_ point: CGPoint, _ size: CGSize) -> Int {
    guard size.width > 0, !items.isEmpty else { return -1 }
    let x = direction == .rightToLeft ? size.width - point.x : point.x
    let place = Int((x / size.width * CGFloat(items.count)).rounded(.down))
    return min(max(place, 0), items.count - 1)
  }
}

/// White, or grey in the dark.
private struct SegmentGround: ShapeStyle {
  func _apply(to shape: inout _ShapeStyle_Shape) {
    let isDark = shape.environment.colors.colorScheme == .dark
    let color = Color(source: .system(isDark ? .gray2 : .white))
    shape.result = color.resolve(in: shape.environment)
  }
}
