import Foundation

/// A layout with what it keeps, its type hidden.
@MainActor
class LayoutEngine {
  /// What the layout keeps has to be brought up to date.
  var isStale = false

  var label: String { "" }
  var axis: Axis? { nil }
  var isMoving: Bool { false }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, at time: Double) -> CGSize {
    .zero
  }
  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, at time: Double
  ) {}
  func spacing(_ subviews: LayoutSubviews, at time: Double) -> ViewSpacing { ViewSpacing() }
  func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, at time: Double
  ) -> CGFloat? { nil }
  func advance(to time: Double) -> Bool { false }

  static func make<L: Layout>(_ layout: L) -> LayoutEngine {
    if let any = layout as? AnyLayout { return any.box.makeEngine() }
    return TypedLayoutEngine(layout)
  }

  /// Passes new values to an engine of the layout's type, or returns one to take its place.
  static func update<L: Layout>(
    _ engine: LayoutEngine, with layout: L, _ graph: ViewGraph, _ environment: EnvironmentValues
  ) -> LayoutEngine? {
    if let any = layout as? AnyLayout { return any.box.update(engine, graph, environment) }
    guard let engine = engine as? TypedLayoutEngine<L> else { return TypedLayoutEngine(layout) }
    engine.set(layout, graph, environment)
    return nil
  }
}

final class TypedLayoutEngine<L: Layout>: LayoutEngine {
  private var layout: AnimatedAttribute<L>
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = AnimatedAttribute(layout) }

  func set(_ layout: L, _ graph: ViewGraph, _ environment: EnvironmentValues) {
    _ = self.layout.set(layout, graph, environment)
    isStale = true
  }

  override var label: String { String(describing: L.self) }
  override var axis: Axis? { L.layoutProperties.stackOrientation }
  override var isMoving: Bool { layout.isAnimating }
  override func advance(to time: Double) -> Bool { layout.advance(to: time) }

  /// Calls one of the layout's methods with what it keeps.
  private func with<T>(
    _ subviews: LayoutSubviews, at time: Double, _ body: (L, inout L.Cache) -> T
  ) -> T {
    let layout = self.layout.value(at: time)
    var current: L.Cache
    if let cache {
      current = cache
      self.cache = nil
      if isStale { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isStale = false
    defer { cache = current }
    return body(layout, &current)
  }

  override func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, at time: Double
  ) -> CGSize {
    with(subviews, at: time) {
      $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  override func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, at time: Double
  ) {
    with(subviews, at: time) {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  override func spacing(_ subviews: LayoutSubviews, at time: Double) -> ViewSpacing {
    with(subviews, at: time) { $0.spacing(subviews: subviews, cache: &$1) }
  }

  override func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, at time: Double
  ) -> CGFloat? {
    with(subviews, at: time) {
      switch key.axis {
      case .horizontal:
        $0.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$1)
      case .vertical:
        $0.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$1)
      }
    }
  }
}
