import Foundation

/// Headers and footers that stay in sight while their sections scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// The kinds with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Lines views up from top to bottom and makes only those in or near sight. As wide as it is offered.
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Views below each other, `spacing` points apart (nil for 8). Headers and footers scroll along with
  /// their sections, whatever `pinnedViews` says.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
  }

  /// Makes a node with a lazy element.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    LazyNode(view, in: place, content: \.content) { element, view in
      element.style = LazyElement.Style(
        axis: .vertical, alignment: Alignment(horizontal: view.alignment, vertical: .top),
        gap: view.spacing ?? 8)
    }
  }
}

/// Lines views up from leading to trailing and makes only those in or near sight. As high as it is
/// offered.
public struct LazyHStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHStack: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Views side by side, `spacing` points apart (nil for 8). Headers and footers scroll along with their
  /// sections, whatever `pinnedViews` says.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
  }

  /// Makes a node with a lazy element.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    LazyNode(view, in: place, content: \.content) { element, view in
      element.style = LazyElement.Style(
        axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: view.alignment),
        gap: view.spacing ?? 8)
    }
  }
}
