/// Runs the transitions of an element of dynamic content.
final class TransitionElement: ModifierElement {
  let content: Element
  private let place: _NodePlace
  /// The views around the content that its transition is made of, made when they are first needed.
  private(set) var transitionNode: TransitionNode?
  private var isOut = false
  /// Counts removals and returns: what waits for the end of an earlier one does nothing.
  private var turn = 0
  private var isInPlace = false
  private var completion: AnimationCompletion?

  /// `place` is that of the dynamic content.
  override init(_ child: Element, in place: _NodePlace) {
    content = child
    self.place = place
    super.init(child, in: place)
  }

  override var label: String { "transition" }
  override var isLeaving: Bool { isOut || content.isLeaving }
  override var transition: AnyTransition? { content.transition }
  override var removal: AnimationCompletion? { completion }
  /// The identity of the content among those of a collection's elements.
  var identity: AnyHashable?
  override var tag: AnyHashable? { content.tag ?? identity }

  override func placeChildren() {
    super.placeChildren()
    isInPlace = true
  }

  /// The content came to views that were there before.
  func enter() {
    let transition = content.transition ?? .opacity
    let transaction = graph.transaction(in: environment)
    guard transaction.animation != nil || transition.box.hasAnimation else { return settle() }
    show(.willAppear, transition)
    graph.continueUpdate(with: transaction) { [weak self] in
      guard let self, let node = transitionNode, node.phase == .willAppear else { return }
      node.phase = .identity
      graph.invalidateQuietly(node)
    }
  }

  /// The content is there from the start. The views of a transition of its own are made at once, so
  /// that nothing moves when they are needed.
  func settle() {
    if let transition = content.transition { show(.identity, transition) }
  }

  /// Starts the removal; false when there is nothing to see of it.
  func leave(whenDone: @escaping () -> Void) -> Bool {
    let transition = content.transition ?? .opacity
    let transaction = graph.transaction(in: environment)
    turn += 1
    isOut = true
    guard isInPlace, transaction.animation != nil || transition.box.hasAnimation else {
      return false
    }
    let turn = turn
    let completion = AnimationCompletion(.removed) { [weak self] in
      if self?.turn == turn { whenDone() }
    }
    graph.completions.add(completion)
    self.completion = completion
    show(.didDisappear, transition, completion: completion)
    return true
  }

  /// Ends the removal: the content is wanted again.
  func comeBack() {
    turn += 1
    isOut = false
    completion = nil
    show(.identity, content.transition ?? .opacity)
  }

  private func show(
    _ phase: TransitionPhase, _ transition: AnyTransition, completion: AnimationCompletion? = nil
  ) {
    if let node = transitionNode {
      node.completion = completion
      node.show(transition, phase)
    } else {
      // A view that goes moves from what it looks like now.
      let first: TransitionPhase = phase == .didDisappear ? .identity : phase
      let node = TransitionNode(of: content, transition, first, in: place)
      transitionNode = node
      node.onStructureChange = { [weak self] in self?.collect() }
      collect()
      if phase != first {
        node.completion = completion
        node.show(transition, phase)
      }
    }
  }

  private func collect() {
    var elements: [Element] = []
    transitionNode?.appendElements(to: &elements)
    replaceChild(elements.first ?? content)
  }

  override func detach() {
    transitionNode?.detach()
    transitionNode = nil
    completion = nil
  }
}

/// Keeps the views that a transition puts around an element.
final class TransitionNode: _Node {
  var phase: TransitionPhase
  /// Waits for what changes of the phase move.
  var completion: AnimationCompletion?
  var onStructureChange: () -> Void = {}
  private let content: Element
  private var transition: AnyTransition
  private let scope: TransactionScope
  private var inner: EnvironmentValues
  private var node: _Node?

  init(
    of content: Element, _ transition: AnyTransition, _ phase: TransitionPhase,
    in place: _NodePlace
  ) {
    self.content = content
    self.transition = transition
    self.phase = phase
    scope = TransactionScope(in: place.environment.transactionScope)
    inner = place.environment
    inner.transactionScope = scope
    super.init(in: place)
    scope.change = { [weak self] transaction, _ in
      if let completion = self?.completion { transaction.completions.append(completion) }
    }
    node = transition.view(of: content, phase).makeNode(in: innerPlace)
  }

  private var innerPlace: _NodePlace {
    _NodePlace(graph: graph, parent: self, environment: inner, depth: depth + 1)
  }

  func show(_ transition: AnyTransition, _ phase: TransitionPhase) {
    self.transition = transition
    self.phase = phase
    reevaluate()
  }

  override func reevaluate() {
    let view = transition.view(of: content, phase)
    if let node, view.update(node, environment: inner) { return }
    node?.detach()
    node = view.makeNode(in: innerPlace)
    structureChanged()
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    self.environment = environment
    inner = environment
    inner.transactionScope = scope
    node?.refresh(inner)
  }

  override func structureChanged() { onStructureChange() }

  override func appendElements(to elements: inout [Element]) {
    node?.appendElements(to: &elements)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
}
