import Foundation

/// The node of what a list draws around a row.
final class ListRowNode: HostingNode<ListRow?, ListRow, ListRowElement> {
  init(in place: _NodePlace) {
    let element = ListRowElement(environment: place.environment, graph: place.graph)
    super.init(nil, in: place, element: element)
  }

  override func update(_ view: ListRow?, environment: EnvironmentValues) {
    self.view = view
    take(environment)
    if let view { show(view) }
  }
}

/// One row with what a list draws around it.
final class ListRowElement: ContainerElement {
  override var label: String { "row" }
  override var zIndex: Double { content.first?.zIndex ?? 0 }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.first?.size(for: proposal) ?? .zero
  }

  override func placeChildren() {
    for child in content { child.place(at: .zero, proposal: proposal) }
  }
}

/// Shows an element that another node made.
struct HostedContent: PrimitiveView {
  nonisolated let element: Element

  static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = HostedElement(view.element, in: place)
    return LeafNode(view, in: place, element: element) { $0.show($1.element) }
  }
}

final class HostedElement: Element {
  private var hosted: Element

  init(_ hosted: Element, in place: _NodePlace) {
    self.hosted = hosted
    super.init(environment: place.environment, graph: place.graph)
    adopt(hosted)
  }

  func show(_ element: Element) {
    if element.parent === self, element === hosted { return }
    hosted = element
    adopt(element)
    invalidatePreference(nil)
    invalidateLayout()
  }

  override var label: String { "hosted" }
  package override var children: [Element] { [hosted] }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { hosted.size(for: proposal) }
  override func placeChildren() { hosted.place(at: .zero, proposal: proposal) }
  override var spacing: ViewSpacing { hosted.spacing }
  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    hosted.dimensions(for: dimensions.proposal).explicit(key)
  }
}
