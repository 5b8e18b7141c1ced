import Foundation

/// A layout whose type is hidden, so that one can take another's place and the views stay the same.
public struct AnyLayout {
  let box: AnyLayoutBox

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { box = LayoutBox(layout) }
}

extension AnyLayout: Layout {
  /// What the layout inside keeps.
  public struct Cache {
    var value: Any
  }

  /// Nothing moves as long as the type is hidden.
  public typealias AnimatableData = EmptyAnimatableData

  /// Computes what the layout inside keeps.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }

  /// Brings what the layout inside keeps up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache.value, subviews)
  }

  /// The distances of the layout inside.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }

  /// The size of the layout inside.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    box.size(proposal, subviews, &cache.value)
  }

  /// Places the views by the layout inside.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.place(in: bounds, proposal, subviews, &cache.value)
  }
}

class AnyLayoutBox: @unchecked Sendable {
  @MainActor func makeEngine() -> LayoutEngine { LayoutEngine() }
  @MainActor func update(
    _ engine: LayoutEngine, _ graph: ViewGraph, _ environment: EnvironmentValues
  ) -> LayoutEngine? { nil }

  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
  { .zero }
  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {}
}

final class LayoutBox<L: Layout>: AnyLayoutBox, @unchecked Sendable {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override func makeEngine() -> LayoutEngine { LayoutEngine.make(layout) }

  override func update(
    _ engine: LayoutEngine, _ graph: ViewGraph, _ environment: EnvironmentValues
  ) -> LayoutEngine? {
    LayoutEngine.update(engine, with: layout, graph, environment)
  }

  /// Calls a method with the layout's own cache; one of another layout's is made anew.
  private func with<T>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> T
  ) -> T {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
