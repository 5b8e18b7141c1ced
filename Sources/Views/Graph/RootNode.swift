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

/// Centres the root view in the display's safe area; several of them lie above one another.
final class RootElement: ContainerElement, LayoutFollower {
  /// What is kept free at the sides of the display.
  var safeArea = SafeArea() {
    didSet { if safeArea != oldValue { invalidateLayout() } }
  }

  func layout(in size: CGSize) {
    place(at: .zero, proposal: ProposedViewSize(size))
  }

  override func safeArea(for element: Element) -> SafeArea? { safeArea }

  override var containerSize: CGSize? {
    let inner = ProposedViewSize(size).inset(by: safeArea.insets(.all))
    return inner.replacingUnspecifiedDimensions()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    if !hasAsked { graph.followers.add(self) }
    let insets = safeArea.insets(.all)
    let offer = ProposedViewSize(size).inset(by: insets)
    let space = offer.replacingUnspecifiedDimensions()
    for child in children {
      let wanted = child.size(for: offer)
      child.place(
        at: CGPoint(
          x: insets.leading + (space.width - wanted.width) / 2,
          y: insets.top + (space.height - wanted.height) / 2), proposal: offer)
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
