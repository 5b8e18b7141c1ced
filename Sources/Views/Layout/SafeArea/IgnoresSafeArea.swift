import Foundation

/// Lets a view reach beyond the safe area at the sides where it touches it.
public struct _SafeAreaIgnoringLayout {
  let regions: SafeAreaRegions
  let edges: Edge.Set
}

extension _SafeAreaIgnoringLayout: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> SafeAreaIgnoringElement {
    SafeAreaIgnoringElement(child, in: place)
  }

  func update(_ element: SafeAreaIgnoringElement, environment: EnvironmentValues) {
    if element.regions == regions, element.edges == edges { return }
    element.regions = regions
    element.edges = edges
    element.invalidateLayout()
  }
}

final class SafeAreaIgnoringElement: ModifierElement, LayoutFollower {
  var regions = SafeAreaRegions.all
  var edges = Edge.Set.all
  private var used = EdgeInsets()

  override var label: String { "ignoresSafeArea" }

  override func placeChildren() {
    graph.followers.keep(self)
    used = safeAreaInsets(regions).only(edges)
    if used == EdgeInsets() { return child.place(at: .zero, proposal: proposal) }
    let frame = CGSize(
      width: size.width + used.horizontal, height: size.height + used.vertical)
    let own = child.size(for: ProposedViewSize(frame))
    child.place(
      at: CGPoint(
        x: (frame.width - own.width) / 2 - used.leading,
        y: (frame.height - own.height) / 2 - used.top), proposal: ProposedViewSize(frame))
  }

  /// Places the child again when the element lies elsewhere in the safe area now.
  func layoutEnded() -> Bool {
    if safeAreaInsets(regions).only(edges) == used { return false }
    invalidateLayout()
    return true
  }
}

extension View {
  /// Lets the view reach beyond the safe area of some regions at some edges.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
  }

  /// Lets the view reach beyond the safe area at some edges.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
