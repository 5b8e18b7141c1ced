/// How a view comes and goes: what it looks like before, while it is there, and after. Changes from
/// one to the next are animated.
@MainActor @preconcurrency
public protocol Transition {
  /// What the transition makes of the view.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view as it looks in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known of this kind of transition.
  static var properties: TransitionProperties { get }

  /// Whether it has animations of its own.
  var _hasAnimation: Bool { get }
}

extension Transition {
  /// Views move.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// No animation of its own.
  public var _hasAnimation: Bool { false }

  /// Applies the transition to a view, in a phase.
  @ViewBuilder
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(box: ViewBox(content)), phase: phase)
  }
}

/// Stands for a view that is given elsewhere.
public struct PlaceholderContentView<Value> {
  let box: AnyViewBox
}

extension PlaceholderContentView: PrimitiveView {
  /// Makes a node for the view that it stands for.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    PlaceholderNode(view, in: place)
  }
}

final class PlaceholderNode<Value>: _ViewNode<PlaceholderContentView<Value>> {
  private var node: _Node?

  override init(_ view: PlaceholderContentView<Value>, in place: _NodePlace) {
    super.init(view, in: place)
    node = view.box.makeNode(in: self.place)
  }

  override func update(
    _ view: PlaceholderContentView<Value>, environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    if let node, view.box.update(node, environment: environment) { return }
    node?.detach()
    node = view.box.makeNode(in: place)
    structureChanged()
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    self.environment = environment
    node?.refresh(environment)
  }

  override func appendElements(to elements: inout [Element]) {
    node?.appendElements(to: &elements)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
}

/// An element made elsewhere, as a view.
struct ElementView: PrimitiveView {
  let element: Element

  static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    ElementNode(view, in: place)
  }
}

/// Contributes an element made elsewhere; its environment is its own.
final class ElementNode: _ViewNode<ElementView> {
  override func update(_ view: ElementView, environment: EnvironmentValues) {
    let changed = view.element !== self.view.element
    self.view = view
    self.environment = environment
    if changed { structureChanged() }
  }

  override func appendElements(to elements: inout [Element]) { elements.append(view.element) }
}
