import Foundation

/// Lengths in points: UIKit's dots of pages, from published measurements; not verified against a device.
enum PageDotMetrics {
  static let dot: CGFloat = 8
  static let distance: CGFloat = 9
  static let height: CGFloat = 26
  static let bottom: CGFloat = 12
  static let turn = Animation.easeInOut(duration: 0.2)
}

/// Pages beside each other that a finger turns.
struct PagedViews<Content: View>: View {
  let content: Content
  let items: [TaggedItem]
  let chosen: AnyHashable?
  let mode: PageTabViewStyle.IndexDisplayMode
  let choose: (AnyHashable) -> Void
  let report: ([TaggedItem]) -> Void

  var body: some View {
    GeometryReader { geometry in
      ScrollView(.horizontal, showsIndicators: false) {
        TaggedViews(
          content: content, layout: .pages(geometry.size), selection: chosen, select: choose,
          report: report)
      }
      .scrollTargetBehavior(.paging)
      .scrollBounceBehavior(.always, axes: .horizontal)
    }
    .overlay(alignment: .bottom) {
      if mode != .never, mode == .always || items.count > 1 {
        PageDots(items: items, chosen: chosen)
      }
    }
  }
}

/// A dot for each page, the strongest for the one that is shown.
private struct PageDots: View {
  let items: [TaggedItem]
  let chosen: AnyHashable?
  @Environment(\.pageIndexGround) private var ground

  var body: some View {
    let shown = items.firstIndex { $0.tag == chosen } ?? 0
    HStack(spacing: PageDotMetrics.distance) {
      ForEach(items.indices, id: \.self) { index in
        Circle()
          .fill(Color.white)
          .opacity(index == shown ? 1 : 0.3)
          .frame(width: PageDotMetrics.dot, height: PageDotMetrics.dot)
      }
    }
    .padding(.horizontal, PageDotMetrics.distance)
    .frame(height: PageDotMetrics.height)
    .background(Color(source: .system(.fill)).opacity(ground == .always ? 1 : 0), in: Capsule())
    .padding(.bottom, PageDotMetrics.bottom)
    .animation(PageDotMetrics.turn, value: chosen)
    .allowsHitTesting(false)
  }
}
