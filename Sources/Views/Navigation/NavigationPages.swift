import Foundation

/// The root of a navigation stack and the pages above it, which slide in from the trailing side.
struct NavigationPages<Root: View>: View {
  @ObservedObject var navigator: Navigator
  /// The values of the pages, where a binding keeps them.
  let path: [AnyHashable]?
  let root: Root

  /// UIKit's push, roughly; not verified against a device.
  private static var animation: Animation { .spring(response: 0.4, dampingFraction: 1) }

  var body: some View {
    let pages = navigator.pages
    ZStack {
      NavigationPageFrame(content: root, page: nil, navigator: navigator)
        .modifier(CoveredPage(isCovered: !pages.isEmpty))
      ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
        NavigationPageView(page: page, navigator: navigator)
          .modifier(CoveredPage(isCovered: index < pages.count - 1))
          .transition(.move(edge: .trailing))
          .zIndex(Double(index + 1))
      }
    }
    .animation(Self.animation, value: pages.map(\.id))
    // The root is there by now, and with it what it says of the pages of values.
    .onAppear { follow(path) }
    .onChange(of: path) { _, path in follow(path) }
  }

  private func follow(_ path: [AnyHashable]?) {
    if let path { navigator.show(path) }
  }
}

/// A page that shows what was pushed.
private struct NavigationPageView: View {
  @ObservedObject var page: NavigationPage
  let navigator: Navigator

  var body: some View {
    NavigationPageFrame(content: page.content, page: page, navigator: navigator)
  }
}

/// Draws a covered page a little to the leading side, and keeps fingers from it.
private struct CoveredPage: ViewModifier {
  let isCovered: Bool

  func body(content: Content) -> some View {
    content
      .modifier(CoverOffset(share: isCovered ? 1 : 0))
      .allowsHitTesting(!isCovered)
  }
}

/// Moves a page by a share of its width.
private struct CoverOffset {
  /// How far a covered page is moved, of its width; UIKit's parallax, not verified against a device.
  private static let depth: CGFloat = 0.3

  var share: CGFloat
}

extension CoverOffset: GeometryEffect {
  nonisolated var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: -Self.depth * size.width * share, y: 0))
  }
}
