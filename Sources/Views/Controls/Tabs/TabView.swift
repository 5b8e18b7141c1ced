import Foundation

/// One of several views at a time: a bar of tabs chooses it, or a finger turns to it.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
  /// What is chosen where no binding keeps it.
  @State private var own: AnyHashable?
  @State private var items: [TaggedItem] = []
  @Environment(\.tabViewLook) private var look

  private nonisolated init(_ selection: Binding<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension TabView: View where Content: View {
  /// The view that is chosen, and what chooses it.
  @ViewBuilder public var body: some View {
    let chosen = selection.map { AnyHashable($0.wrappedValue) } ?? own
    switch look.kind {
    case .bar:
      TabbedViews(
        content: content,
        items: items, chosen: chosen, choose: { choose($0) }, report: { items = $0 })
    case .pages(let mode):
      PagedViews(
        content: content,
        items: items, chosen: chosen, mode: mode, choose: { choose($0) },
        report: { items = $0 })
    }
  }

  @MainActor private func choose(_ tag: AnyHashable) {
    guard let selection else { return own = tag }
    if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
  }

  /// Views of which a binding chooses one by its tag.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content())
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Views of which the first is chosen at the start.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

/// The chosen view above a bar of tabs.
private struct TabbedViews<Content: View>: View {
  let content: Content
  let items: [TaggedItem]
  let chosen: AnyHashable?
  let choose: (AnyHashable) -> Void
  let report: ([TaggedItem]) -> Void
  /// Whether the chosen view wants no bar.
  @State private var isBarHidden = false

  var body: some View {
    TaggedViews(
      content: content, layout: .fill, selection: chosen, shown: .chosenOrFirst,
      report: report
    )
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if !isBarHidden {
        let isKnown = items.contains { $0.tag == chosen }
        TabBar(items: items, chosen: isKnown ? chosen : items.first?.tag, choose: choose)
      }
    }
    .onPreferenceChange(TabBarHiddenKey.self) { isBarHidden = $0 }
  }
}

/// Whether what is shown wants no bar of tabs.
struct TabBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
