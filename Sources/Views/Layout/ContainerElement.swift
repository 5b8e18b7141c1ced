import Foundation

/// An element with any number of children, collected from the nodes below it.
@MainActor
package class ContainerElement: Element {
  /// Asks the nodes below for their elements.
  var collect: () -> [Element] = { [] }
  private var collected: (present: [Element], leaving: [Element])?

  private var elements: (present: [Element], leaving: [Element]) {
    if let collected { return collected }
    let elements = collect()
    for element in elements { adopt(element) }
    let parts = (elements.filter { !$0.isLeaving }, elements.filter(\.isLeaving))
    collected = parts
    return parts
  }

  /// The elements that the nodes below contribute.
  final var content: [Element] { elements.present }

  final override var leavingChildren: [Element] { collected?.leaving ?? [] }

  /// The content, or the part of it that is shown.
  package override var children: [Element] { content }

  /// Children came, went or changed places.
  final func structureChanged() {
    collected = nil
    invalidatePreference(nil)
    invalidateLayout()
  }
}

/// The node of a view whose content is laid out by a container element.
class ContainerNode<V: View, Content: View, E: ContainerElement>: HostingNode<V, Content, E> {
  private let content: (V) -> Content
  private let configure: (E, V) -> Bool

  /// `configure` passes the view's own values to the element and tells whether layout depends on a
  /// change among them.
  init(
    _ view: V, in place: _NodePlace, element: E, content: @escaping (V) -> Content,
    configure: @escaping (E, V) -> Bool
  ) {
    self.content = content
    self.configure = configure
    super.init(view, in: place, element: element)
    _ = configure(element, view)
    show(content(view))
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    take(environment)
    if configure(element, view) { element.invalidateLayout() }
    show(content(view))
  }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }
}

/// The node of a view that is one element without content.
class LeafNode<V: View, E: Element>: _ViewNode<V> {
  let element: E
  private let configure: (E, V) -> Void

  /// `configure` passes the view's values to the element, which invalidates what depends on them.
  init(_ view: V, in place: _NodePlace, element: E, configure: @escaping (E, V) -> Void) {
    self.element = element
    self.configure = configure
    super.init(view, in: place)
    configure(element, view)
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    element.environment = environment
    configure(element, view)
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    update(view, environment: environment)
  }

  override func reevaluate() { configure(element, view) }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }
}
