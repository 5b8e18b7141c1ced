import Foundation

extension View {
  private nonisolated func row(_ change: @escaping (inout ListRowTraits) -> Void)
    -> ModifiedContent<Self, _ListRowModifier>
  {
    modifier(_ListRowModifier(change: change))
  }

  /// Points around the content of the row; nil for the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row { $0.insets = insets }
  }

  /// What is behind the row; nil for the list's ground.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    row { $0.background = view.map { AnyView($0) } }
  }

  /// Whether there are lines at some edges of the row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row {
      if edges.contains(.top) { $0.topSeparator = visibility }
      if edges.contains(.bottom) { $0.bottomSeparator = visibility }
    }
  }

  /// The colour of the lines at some edges of the row; nil for the list's own.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    row {
      if edges.contains(.top) { $0.topTint = color }
      if edges.contains(.bottom) { $0.bottomTint = color }
    }
  }

  /// Accepted for its name: lists draw no lines between sections.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Accepted for its name: lists draw no lines between sections.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Whether users may not delete the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    row { $0.isDeleteDisabled = isDisabled }
  }

  /// Whether users may not move the row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    row { $0.isMoveDisabled = isDisabled }
  }

  /// Buttons that a swipe uncovers at an edge of the row; with `allowsFullSwipe` a long swipe does what
  /// the first of them does.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let actions = ListRowTraits.SwipeActions(
      buttons: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return row {
      if edge == .leading { $0.leadingActions = actions } else { $0.trailingActions = actions }
    }
  }
}
