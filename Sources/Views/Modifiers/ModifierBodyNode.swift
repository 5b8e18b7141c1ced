/// The view that a modifier is applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier> {
  let source: ModifierContent
}

extension _ViewModifier_Content: View where Modifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes a node for the modified view.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    ModifierContentNode(view, in: place)
  }
}

/// The modified view's present value, and the nodes that show it.
final class ModifierContent {
  var box: AnyViewBox { didSet { version += 1 } }
  /// Counts the values there were.
  private(set) var version = 0
  private struct Place { weak var node: ModifierContentUser? }
  private var places: [Place] = []

  init(_ box: AnyViewBox) { self.box = box }

  func add(_ node: ModifierContentUser) { places.append(Place(node: node)) }

  /// Passes the present value to the nodes that show it.
  @MainActor
  func changed() {
    places.removeAll { $0.node == nil }
    for place in places { place.node?.contentChanged() }
  }
}

@MainActor
protocol ModifierContentUser: AnyObject {
  func contentChanged()
}

final class ModifierContentNode<M: ViewModifier>: _ViewNode<_ViewModifier_Content<M>>,
  ModifierContentUser
{
  private var node: _Node?
  /// The content's version that is shown.
  private var shown: Int

  override init(_ view: _ViewModifier_Content<M>, in place: _NodePlace) {
    shown = view.source.version
    super.init(view, in: place)
    node = view.source.box.makeNode(in: self.place)
    view.source.add(self)
  }

  func contentChanged() {
    guard let node, isAttached, shown != view.source.version else { return }
    shown = view.source.version
    _ = view.source.box.update(node, environment: environment)
  }

  override func update(_ view: _ViewModifier_Content<M>, environment: EnvironmentValues) {
    self.view = view
    if shown == view.source.version { return refresh(environment) }
    self.environment = environment
    contentChanged()
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

/// The node of a modifier with a body: evaluates it over the modified view.
final class ModifierBodyNode<Modified: View, M: ViewModifier>:
  _ViewNode<ModifiedContent<Modified, M>>, AnimationParticipant
{
  private var properties: BodyProperties
  private let source: ModifierContent
  private var child: _ViewNode<M.Body>?

  override init(_ view: ModifiedContent<Modified, M>, in place: _NodePlace) {
    properties = BodyProperties(view.modifier)
    source = ModifierContent(ViewBox(view.content))
    super.init(view, in: place)
    child = evaluate().map { M.Body._makeNode($0, in: self.place) }
  }

  /// The body; nil when the environment lacks an object that it needs.
  private func evaluate() -> M.Body? {
    guard let shown = properties.connect(&view.modifier, to: self) else { return nil }
    return graph.evaluating(self) {
      shown.body(content: _ViewModifier_Content(source: source))
    }
  }

  override func update(
    _ view: ModifiedContent<Modified, M>, environment: EnvironmentValues
  ) {
    self.view.content = view.content
    source.box = ViewBox(view.content)
    if properties.replace(&self.view.modifier, with: view.modifier, for: self, environment) {
      self.environment = environment
      reevaluate()
    } else {
      refresh(environment)
    }
    // The content may lie within views that stayed the same.
    source.changed()
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    let depends = properties.depend(on: environment)
    self.environment = environment
    if depends { reevaluate() } else { child?.refresh(environment) }
  }

  override func reevaluate() {
    graph.counts.evaluated += 1
    guard let body = evaluate() else { return }
    if let child { return child.update(body, environment: environment) }
    child = M.Body._makeNode(body, in: place)
    structureChanged()
  }

  func advance(to time: Double) -> Bool { properties.advance(to: time, for: self) }

  func prepareDrawing(at time: Double) { graph.invalidateQuietly(self) }

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func detach() {
    properties.detach()
    super.detach()
  }
}
