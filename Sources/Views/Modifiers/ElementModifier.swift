import Foundation
import Scene

/// A modifier that wraps each element of the modified view in one of its own.
protocol ElementModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: ModifierElement

  /// Wraps an element; `place` is where views of the modifier's own are made.
  func makeElement(_ child: Element, in place: _NodePlace) -> Wrapper

  /// Passes the modifier's present values and environment to a wrapper, which invalidates what
  /// depends on them.
  func update(_ element: Wrapper, environment: EnvironmentValues)
}

extension ElementModifier {
  /// Makes a node that wraps each element.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in place: _NodePlace
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ElementModifierNode(view, in: place)
  }
}

/// Wraps the elements of the modified view, and keeps the wrapper of each as long as it is there.
class WrappingNode<Modified: View, M: ViewModifier, Wrapper: ModifierElement>:
  _ViewNode<ModifiedContent<Modified, M>>
{
  private var node: _ViewNode<Modified>?
  private var wrappers: [ObjectIdentifier: Wrapper] = [:]
  private var order: [Wrapper] = []

  override init(_ view: ModifiedContent<Modified, M>, in place: _NodePlace) {
    super.init(view, in: place)
    node = Modified._makeNode(view.content, in: self.place)
  }

  /// Wraps an element.
  func makeWrapper(_ child: Element) -> Wrapper {
    preconditionFailure("a wrapping node makes its wrappers")
  }

  /// Passes the modifier's present values to a wrapper.
  func apply(to wrapper: Wrapper) {}

  private func applyToAll() {
    for wrapper in order {
      wrapper.environment = environment
      apply(to: wrapper)
    }
  }

  override func update(
    _ view: ModifiedContent<Modified, M>, environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    applyToAll()
    node?.update(view.content, environment: environment)
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    self.environment = environment
    applyToAll()
    node?.refresh(environment)
  }

  /// State that the modifier's own closures read has changed.
  override func reevaluate() {
    observations.end()
    for wrapper in order { wrapper.readStateChanged() }
  }

  /// The wrapper of an element, made if there is none.
  private func wrapper(of child: Element) -> Wrapper {
    let key = ObjectIdentifier(child)
    if let known = wrappers[key] { return known }
    let wrapper = makeWrapper(child)
    apply(to: wrapper)
    wrappers[key] = wrapper
    order.append(wrapper)
    return wrapper
  }

  override func appendElements(to elements: inout [Element]) {
    var inner: [Element] = []
    node?.appendElements(to: &inner)
    for child in inner { elements.append(wrapper(of: child)) }
    if order.count != inner.count { keepWrappers(of: inner) }
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func detach() {
    for wrapper in order { wrapper.detach() }
    super.detach()
  }
}

extension WrappingNode: LazyWrapping {
  func wrap(_ elements: [Element]) -> [Element] { elements.map { wrapper(of: $0) } }

  func keepWrappers(of elements: [Element]) {
    let kept = Set(elements.map(ObjectIdentifier.init))
    let gone = order.filter { !kept.contains(ObjectIdentifier($0.child)) }
    if gone.isEmpty { return }
    order.removeAll { !kept.contains(ObjectIdentifier($0.child)) }
    for wrapper in gone {
      wrappers[ObjectIdentifier(wrapper.child)] = nil
      wrapper.detach()
    }
  }
}

/// The node of an element modifier.
final class ElementModifierNode<Modified: View, M: ElementModifier>:
  WrappingNode<Modified, M, M.Wrapper>
{
  override func makeWrapper(_ child: Element) -> M.Wrapper {
    view.modifier.makeElement(child, in: place)
  }

  override func apply(to wrapper: M.Wrapper) {
    view.modifier.update(wrapper, environment: environment)
  }
}

/// An element around another one. By default it changes nothing.
@MainActor
package class ModifierElement: Element {
  final private(set) var child: Element
  /// The node of the modifier.
  private weak var node: _Node?

  init(_ child: Element, in place: _NodePlace) {
    self.child = child
    node = place.parent
    super.init(environment: place.environment, graph: place.graph)
    adopt(child)
  }

  package override var children: [Element] { [child] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

  override func placeChildren() { child.place(at: .zero, proposal: proposal) }

  override func drawContent(into list: inout DisplayList) { child.draw(into: &list) }

  override var spacing: ViewSpacing { child.spacing }

  override var layoutPriority: Double { child.layoutPriority }

  override var zIndex: Double { child.zIndex }

  override var tag: AnyHashable? { child.tag }

  override func layoutValue(for key: ObjectIdentifier) -> Any? { child.layoutValue(for: key) }

  override var isLeaving: Bool { child.isLeaving }

  override var transition: AnyTransition? { child.transition }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    child.dimensions(for: dimensions.proposal).explicit(key)
  }

  /// Calls a closure of the modifier's; `readStateChanged` follows when state that it reads changes.
  final func reading<T>(_ body: () -> T) -> T {
    guard let node, node.isAttached else { return body() }
    return graph.evaluating(node, isPart: true, body)
  }

  /// State that a closure of the modifier's read has changed.
  func readStateChanged() { invalidateLayout() }

  /// Wraps another element from now on.
  final func replaceChild(_ child: Element) {
    self.child = child
    adopt(child)
    invalidatePreference(nil)
    invalidateLayout()
  }

  /// Ends the life of nodes that the wrapper made.
  func detach() {}
}
