import Foundation
import Scene

/// The node above the root view, and the container that lays it out.
final class RootNode<V: View>: HostingNode<V, V, RootElement> {
  init(_ view: V, in place: _NodePlace) {
    let element = RootElement(environment: place.environment, graph: place.graph)
    super.init(view, in: place, element: element)
    show(view)
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    take(environment)
    show(view)
  }
}

/// Lays out the root view, and above it the layers of what is presented.
final class RootElement: DisplayElement, LayoutFollower {
  /// What is kept free at the sides of the display.
  var safeArea = SafeArea() {
    didSet { if safeArea != oldValue { invalidateAll() } }
  }

  override var label: String { "RootElement" }

  package override var children: [Element] { content + graph.layers.elements }

  func layout(in size: CGSize) {
    place(at: .zero, proposal: ProposedViewSize(size))
  }

  private func invalidateAll() {
    for layer in graph.layers.elements { layer.invalidateLayout() }
    invalidateLayout()
  }

  override func safeArea(for element: Element) -> SafeArea? { safeArea }

  override var containerSize: CGSize? {
    let inner = ProposedViewSize(size).inset(by: safeArea.insets(.all))
    return inner.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    if !hasAsked { graph.followers.add(self) }
    super.placeChildren()
    for layer in graph.layers.elements {
      layer.place(at: .zero, proposal: ProposedViewSize(size))
    }
  }

  // The appearance that the views want is the whole window's.

  private var hasAsked = false

  override func preferenceForgotten(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(PreferredColorSchemeKey.self) {
      graph.followers.add(self)
    }
  }

  func layoutEnded() -> Bool {
    hasAsked = true
    return graph.prefer(preference(PreferredColorSchemeKey.self) ?? nil)
  }
}
