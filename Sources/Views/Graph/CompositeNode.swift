/// The node of a view with a body: installs its dynamic properties, evaluates it, keeps its child.
final class CompositeNode<V: View>: _ViewNode<V>, AnimationParticipant {
  private var properties: BodyProperties
  private var child: _ViewNode<V.Body>?

  override init(_ view: V, in place: _NodePlace) {
    properties = BodyProperties(view)
    super.init(view, in: place)
    child = evaluate().map { V.Body._makeNode($0, in: self.place) }
  }

  /// The body; nil when the environment lacks an object that it needs.
  private func evaluate() -> V.Body? {
    guard let shown = properties.connect(&view, to: self) else { return nil }
    return graph.evaluating(self) { shown.body }
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    guard properties.replace(&self.view, with: view, for: self, environment) else {
      return refresh(environment)
    }
    self.environment = environment
    reevaluate()
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
    child = V.Body._makeNode(body, in: place)
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
