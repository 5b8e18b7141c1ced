import Foundation

/// One of several views that a container tells apart: by its tag, or by its place where it has none.
struct TaggedItem: Equatable, Identifiable {
  let tag: AnyHashable
  /// What stands for the view in a bar of tabs.
  let tabItem: TabItem?
  let badge: Badge?

  var id: AnyHashable { tag }
}

/// Stands for the tag of a view that has none.
struct TagPlace: Hashable, Sendable {
  let index: Int
}

/// Views that are told apart by tags, and which are told to the container around them.
struct TaggedViews<Content: View>: PrimitiveView {
  let content: Content
  let layout: TaggedLayout
  /// The tag of what is chosen.
  var selection: AnyHashable?
  /// Which of the views are shown; others are neither laid out nor drawn.
  var shown = TaggedElement.Shown.all
  /// Called when a finger turned to another page.
  var select: (AnyHashable) -> Void = { _ in }
  /// Called after a layout when the views are not those of the last time.
  let report: ([TaggedItem]) -> Void

  static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element: TaggedElement
    if view.layout.page != nil {
      element = PagedElement(
        TaggedArranger(), environment: place.environment, graph: place.graph)
    } else {
      element = TaggedElement(
        TaggedArranger(), environment: place.environment, graph: place.graph)
    }
    return ContainerNode(view, in: place, element: element, content: { $0.content }) {
      element, view in
      element.select = view.select
      element.report = view.report
      element.choose(view.selection, shown: view.shown)
      return element.arranger.set(view.layout)
    }
  }
}

/// Lays out views that are told apart by tags, or the chosen one of them.
class TaggedElement: ArrangedElement<TaggedArranger>, LayoutFollower {
  var select: (AnyHashable) -> Void = { _ in }
  var report: ([TaggedItem]) -> Void = { _ in }
  /// Which views are shown.
  enum Shown { case all, chosen, chosenOrFirst }
  private(set) var items: [TaggedItem] = []
  private(set) var selection: AnyHashable?
  /// What the selection was changed with.
  private(set) var animation: Animation?
  private var shown = Shown.all
  private var isTold = false
  private var limit = UpdateLimit()

  override var label: String { "tagged" }

  private func tag(_ index: Int, _ element: Element) -> AnyHashable {
    element.tag ?? AnyHashable(TagPlace(index: index))
  }

  override var children: [Element] {
    if shown == .all { return content }
    let all = content
    for (index, element) in all.enumerated() where tag(index, element) == selection {
      return [element]
    }
    return shown == .chosen ? [] : Array(all.prefix(1))
  }

  func choose(_ selection: AnyHashable?, shown: Shown) {
    self.shown = shown
    guard selection != self.selection else { return }
    self.selection = selection
    animation = graph.transaction(in: environment).animation
    graph.followers.add(self)
    if shown == .all { return }
    invalidatePreference(nil)
    invalidateLayout()
  }

  override func placeChildren() {
    super.placeChildren()
    graph.followers.keep(self)
  }

  func layoutEnded() -> Bool {
    let now = content.enumerated().map { index, element in
      TaggedItem(
        tag: tag(index, element), tabItem: element.layoutValue(TabItemKey.self),
        badge: element.layoutValue(BadgeKey.self))
    }
    guard now != items || !isTold else { return false }
    guard limit.allows(graph.layoutNumber) else {
      graph.warn("views with tags change in every pass; the change is left out")
      return false
    }
    items = now
    isTold = true
    graph.afterLayout { [weak self] in self?.report(now) }
    return false
  }
}
