import Foundation

/// A page with its bars.
struct NavigationPageFrame<Content: View>: View {
  let content: Content
  /// Nil for the root.
  let page: NavigationPage?
  let navigator: Navigator
  @State private var bar = NavigationBarContent()
  @State private var presentation = Presentation()
  @State private var editMode = EditMode.inactive

  var body: some View {
    presentation.dismiss = { [weak navigator, weak page] in
      if let page { navigator?.pop(from: page) }
    }
    return
      framed
      .transformEnvironment(\.editMode) { [binding = $editMode] in $0 = $0 ?? binding }
      .onPreferenceChange(NavigationBarKey.self) { bar = $0 }
      // What a page says of its bars is no matter of what is around the stack.
      .transformPreference(NavigationBarKey.self) { $0 = NavigationBarContent() }
      .background { Color(UIColor.systemBackground).ignoresSafeArea() }
      .contentShape(Rectangle())
  }

  @ViewBuilder private var framed: some View {
    if let page {
      bars.modifier(PagePresentation(presentation: presentation, page: page))
    } else {
      bars
    }
  }

  private var bars: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .top, spacing: 0) {
        if bar.isShown(onRoot: page == nil) {
          NavigationBar(
            bar: bar, back: page.map { page in { @MainActor in navigator.pop(from: page) } })
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        let items = bar.items(.bottom)
        if !items.isEmpty { BottomBar(items: items) }
      }
  }
}

/// Lets what is in a page put the page away.
private struct PagePresentation: ViewModifier {
  let presentation: Presentation
  let page: NavigationPage

  func body(content: Content) -> some View {
    content.modifier(_PresentedModifier(presentation: presentation))
  }
}
