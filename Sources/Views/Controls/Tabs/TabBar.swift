import Foundation

/// Lengths in points: UIKit's bar of tabs on a phone held upright, from published measurements; not
/// verified against a device.
enum TabBarMetrics {
  static let height: CGFloat = 49
  static let titleSize: CGFloat = 10
  static let symbolSize: CGFloat = 18
  static let line: CGFloat = 0.5
  static let badge: CGFloat = 18
  static let badgeSize: CGFloat = 13
}

/// Chooses among tabs.
struct TabBar: View {
  let items: [TaggedItem]
  let chosen: AnyHashable?
  let choose: (AnyHashable) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(items) { item in
        TabBarButton(item: item, isChosen: item.tag == chosen, choose: choose)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: TabBarMetrics.height)
    .background(alignment: .top) {
      Color(source: .system(.separator))
        .frame(height: TabBarMetrics.line)
        .frame(maxHeight: .infinity, alignment: .top)
        .background(Material.bar)
        .ignoresSafeArea(edges: .bottom)
    }
  }
}

private struct TabBarButton: View {
  let item: TaggedItem
  let isChosen: Bool
  let choose: (AnyHashable) -> Void

  var body: some View {
    VStack(spacing: 2) { item.tabItem?.label }
      .labelStyle(TabLabelStyle())
      .font(.system(size: TabBarMetrics.titleSize, weight: .medium))
      .environment(\.barSymbolFont, .system(size: TabBarMetrics.symbolSize, weight: .medium))
      .imageScale(.large)
      .symbolVariant(.fill)
      .lineLimit(1)
      .foregroundStyle(isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray))
      .overlay(alignment: .top) { badge }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .modifier(_PressModifier(pressing: { _ in }, action: { choose(item.tag) }))
  }

  /// At the top trailing side of the picture.
  @ViewBuilder private var badge: some View {
    if let badge = item.badge {
      badge.text
        .font(.system(size: TabBarMetrics.badgeSize))
        .foregroundStyle(Color.white)
        .padding(.horizontal, 5)
        .frame(minWidth: TabBarMetrics.badge, minHeight: TabBarMetrics.badge)
        .background(Color.red, in: Capsule())
        .fixedSize()
        .offset(x: 15, y: -4)
    }
  }
}

/// The icon above the title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title
    }
  }
}
