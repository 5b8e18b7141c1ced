import Foundation

/// The bar at the top of a page.
struct NavigationBar: View {
  let bar: NavigationBarContent
  /// Leads back to the page below; nil on the root.
  let back: (@MainActor () -> Void)?

  /// UIKit's heights in points.
  static var height: CGFloat { 44 }
  static var largeTitleHeight: CGFloat { 52 }

  private var isLarge: Bool { bar.title != nil && bar.titleMode != .inline }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        if let principal = bar.items(.principal).first {
          principal.view
        } else if let title = bar.title, !isLarge {
          title.text.font(.headline).lineLimit(1)
        }
        HStack(spacing: 16) {
          if let back, !bar.isBackButtonHidden { BackButton(action: back) }
          ToolbarItems(items: bar.items(.leading))
          Spacer(minLength: 0)
          ToolbarItems(items: bar.items(.trailing))
        }
      }
      .frame(height: Self.height)
      if isLarge {
        bar.title?.text
          .font(.largeTitle.bold())
          .lineLimit(1)
          .frame(height: Self.largeTitleHeight, alignment: .center)
      }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { Color(UIColor.systemBackground).ignoresSafeArea(edges: .top) }
  }
}

/// Leads back to the page below.
private struct BackButton: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 5) {
        Image(systemName: "chevron.backward").font(.system(size: 20, weight: .semibold))
        Text("Back")
      }
    }
  }
}

/// The bar at the bottom of a page.
struct BottomBar: View {
  let items: [ToolbarEntry]

  var body: some View {
    HStack {
      ForEach(items) { $0.view }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: NavigationBar.height)
    .background { Color(UIColor.systemBackground).ignoresSafeArea(edges: .bottom) }
    .overlay(alignment: .top) { Divider() }
  }
}

/// Views at one side of a bar.
private struct ToolbarItems: View {
  let items: [ToolbarEntry]

  var body: some View { ForEach(items) { $0.view } }
}
