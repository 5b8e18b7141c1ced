import Foundation

/// A layout that one of the library's own arrangers does the work for.
protocol ArrangedLayout: Layout where Cache == _ArrangerCache {
  @MainActor func makeArranger() -> Arranger
}

/// What the library's own layouts keep.
public struct _ArrangerCache {
  let arranger: Arranger
}

extension ArrangedLayout {
  /// Makes an arranger for the layout's values.
  public func makeCache(subviews: Subviews) -> _ArrangerCache {
    let layout = Unchecked(value: self)
    return _ArrangerCache(arranger: MainActor.assumeIsolated { layout.value.makeArranger() })
  }

  /// The distances that the arranged views prefer to their neighbours.
  public func spacing(subviews: Subviews, cache: inout _ArrangerCache) -> ViewSpacing {
    let arranger = cache.arranger
    let elements = subviews.elements
    return MainActor.assumeIsolated { arranger.spacing(elements) }
  }

  /// The size of the arranged views.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _ArrangerCache
  ) -> CGSize {
    let arranger = cache.arranger
    let elements = subviews.elements
    return MainActor.assumeIsolated { arranger.arrange(elements, proposal).size }
  }

  /// Places the views as arranged.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _ArrangerCache
  ) {
    let arranger = cache.arranger
    let elements = subviews.elements
    let places = MainActor.assumeIsolated {
      let arrangement = arranger.arrange(elements, proposal)
      return Unchecked(value: zip(arrangement.origins, arrangement.proposals).map { ($0, $1) })
    }
    for (subview, (origin, proposal)) in zip(subviews, places.value) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }
}

/// Carries a value that only the main thread uses into code that says so.
private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

/// Lines views up from leading to trailing.
public struct HStackLayout: Sendable {
  /// Which guides of the views lie on a line.
  public var alignment: VerticalAlignment
  /// Points between neighbours; nil for what they prefer.
  public var spacing: CGFloat?

  /// Views side by side; `spacing` is in points, nil for what neighbours prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: ArrangedLayout {
  /// Nothing of its own moves.
  public typealias AnimatableData = EmptyAnimatableData

  /// The horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeArranger() -> Arranger {
    StackArranger(
      .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      distance: spacing)
  }
}

/// Lines views up from top to bottom.
public struct VStackLayout: Sendable {
  /// Which guides of the views lie on a line.
  public var alignment: HorizontalAlignment
  /// Points between neighbours; nil for what they prefer.
  public var spacing: CGFloat?

  /// Views below each other; `spacing` is in points, nil for what neighbours prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: ArrangedLayout {
  /// Nothing of its own moves.
  public typealias AnimatableData = EmptyAnimatableData

  /// The vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeArranger() -> Arranger {
    StackArranger(
      .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), distance: spacing)
  }
}

/// Lays views above each other, back to front.
public struct ZStackLayout: Sendable {
  /// Which guides of the views lie on each other.
  public var alignment: Alignment

  /// Views above each other, lined up on `alignment`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: ArrangedLayout {
  /// Nothing of its own moves.
  public typealias AnimatableData = EmptyAnimatableData

  func makeArranger() -> Arranger { LayersArranger(alignment: alignment) }
}
