import Foundation

/// Lays views out in columns, line by line downwards, and makes only those in or near sight.
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVGrid: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Views in columns; lines are `spacing` points apart (nil for 8). Headers and footers scroll along with
  /// their sections, whatever `pinnedViews` says.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews,
      content: content())
  }

  /// Makes a node with a lazy element.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    LazyNode(view, in: place, content: \.content) { element, view in
      element.setGrid(
        view.columns, .vertical, Alignment(horizontal: view.alignment, vertical: .center),
        view.spacing ?? 8)
    }
  }
}

/// Lays views out in rows, line by line sideways, and makes only those in or near sight.
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHGrid: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Views in rows; lines are `spacing` points apart (nil for 8). Headers and footers scroll along with
  /// their sections, whatever `pinnedViews` says.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews,
      content: content())
  }

  /// Makes a node with a lazy element.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    LazyNode(view, in: place, content: \.content) { element, view in
      element.setGrid(
        view.rows, .horizontal, Alignment(horizontal: .center, vertical: view.alignment),
        view.spacing ?? 8)
    }
  }
}

extension LazyElement {
  /// Sets what a grid says.
  fileprivate func setGrid(
    _ items: [GridItem], _ axis: Axis, _ alignment: Alignment, _ gap: CGFloat
  ) {
    let isSame = items.elementsEqual(gridItems) {
      $0.size == $1.size && $0.spacing == $1.spacing && $0.alignment == $1.alignment
    }
    if !isSame {
      gridItems = items
      forgetLengths()
    }
    style = Style(axis: axis, alignment: alignment, gap: gap, isGrid: true)
  }
}
