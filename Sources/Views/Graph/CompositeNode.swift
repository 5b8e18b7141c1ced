/// The node of a view with a body: installs its dynamic properties, evaluates it, keeps its child.
final class CompositeNode<V: View>: _ViewNode<V>, AnimationParticipant {
  private let fields = ViewFields.of(V.self)
  private var slots: [_PropertySlot]
  private var child: _ViewNode<V.Body>?
  private let animatable: AnimatableBody?

  override init(_ view: V, in place: _NodePlace) {
    slots = fields.makeSlots()
    animatable = fields.isAnimatable ? AnimatableBody.make(for: view) : nil
    super.init(view, in: place)
    child = V.Body._makeNode(evaluate(), in: self.place)
  }

  private func evaluate() -> V.Body {
    withUnsafeMutablePointer(to: &view) {
      fields.install(into: UnsafeMutableRawPointer($0), slots: &slots, node: self)
    }
    guard let animatable, animatable.isAnimating else {
      return graph.evaluating(self) { view.body }
    }
    var shown = view
    withUnsafeMutablePointer(to: &shown) {
      animatable.write(into: UnsafeMutableRawPointer($0), at: graph.drawTime)
    }
    return graph.evaluating(self) { shown.body }
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    var view = view
    let isSame = withUnsafePointer(to: &view) { new in
      withUnsafePointer(to: &self.view) { old in
        fields.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
    if isSame { return refresh(environment) }
    self.view = view
    self.environment = environment
    if let animatable {
      withUnsafePointer(to: &self.view) {
        animatable.set(UnsafeRawPointer($0), graph, environment)
      }
      if animatable.isAnimating { graph.animate(self) }
    }
    reevaluate()
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    let depends = fields.dependsOnEnvironment(slots, environment)
    self.environment = environment
    if depends { reevaluate() } else { child?.refresh(environment) }
  }

  override func reevaluate() {
    graph.evaluatedNodes += 1
    child?.update(evaluate(), environment: environment)
  }

  func advance(to time: Double) -> Bool {
    guard isAttached, let animatable else { return false }
    let isMoving = animatable.advance(to: time)
    // The last frame shows the target, which is evaluated once more.
    if !isMoving { graph.invalidateQuietly(self) }
    return isMoving
  }

  func prepareDrawing(at time: Double) { graph.invalidateQuietly(self) }

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func detach() {
    for index in slots.indices { slots[index].detach() }
    super.detach()
  }
}
