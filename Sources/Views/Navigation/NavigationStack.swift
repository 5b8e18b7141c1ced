import Foundation

/// Shows a root view, and pages that are pushed above it.
public struct NavigationStack<Data, Root> {
  private let path: NavigationPathSource?
  private let root: Root
  @StateObject private var navigator = Navigator()

  private nonisolated init(_ path: NavigationPathSource?, _ root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack: View where Root: View {
  /// The pages above each other.
  public var body: some View {
    if let path {
      navigator.shortenPath = path.shorten
      navigator.extendPath = path.extend
    }
    return NavigationPages(navigator: navigator, path: path?.values(), root: root)
      .modifier(_NavigatorModifier(navigator: navigator))
  }

  /// A stack that keeps its pages itself.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(nil, root())
  }

  /// A stack whose pages are those of a path's values.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(NavigationPathSource(path), root())
  }

  /// A stack whose pages are those of a collection's values.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(NavigationPathSource(path), root())
  }
}

/// Shows a root view and pages pushed above it.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View where Content: View {
  /// A navigation stack with the content as its root.
  public var body: some View { NavigationStack { content } }

  /// A stack with a root.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Columns of which a narrow display shows one; here, the sidebar is the root of a stack where it is
/// narrow, and lies beside the detail where it is wide.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
  /// The columns beside each other.
  public var body: some View {
    HStack(spacing: 0) {
      NavigationStack { sidebar }.frame(maxWidth: 320)
      Divider()
      if Content.self != EmptyView.self {
        NavigationStack { content }.frame(maxWidth: 320)
        Divider()
      }
      NavigationStack { detail }
    }
  }

  /// Two columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
}
