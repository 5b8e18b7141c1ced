/// Shows its content in one phase after another, each change with an animation: for ever, or once
/// through all phases whenever a value changes.
public struct PhaseAnimator<Phase: Equatable, Content> {
  let phases: [Phase]
  /// Compared to find out whether to start; nil for going on for ever.
  let trigger: AnyTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
}

extension PhaseAnimator: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Goes through the phases for ever; `animation` tells how a phase is reached.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Goes through the phases and back to the first one when `trigger` changes.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases), trigger: AnyTrigger(trigger), content: content,
      animation: animation)
  }

  /// Makes a node that goes through the phases.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    PhaseAnimatorNode(view, in: place)
  }
}

/// A value whose changes start something.
struct AnyTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<V: Equatable>(_ value: V) {
    self.value = value
    isEqual = { $0 as? V == value }
  }

  static func == (a: Self, b: Self) -> Bool { a.isEqual(b.value) }
}

final class PhaseAnimatorNode<Phase: Equatable, Content: View>:
  _ViewNode<PhaseAnimator<Phase, Content>>, AnimationParticipant
{
  private var index = 0
  private var isRunning = false
  /// The trigger changed while the phases were under way.
  private var runsAgain = false
  /// A phase was reached in no time; the next one begins with the next step.
  private var isNextDue = false
  private var began = 0.0
  private var child: _ViewNode<Content>?

  override init(_ view: PhaseAnimator<Phase, Content>, in place: _NodePlace) {
    super.init(view, in: place)
    if let content = evaluate() { child = Content._makeNode(content, in: self.place) }
    if view.trigger == nil { graph.afterLayout { [weak self] in self?.start() } }
  }

  private func evaluate() -> Content? {
    guard view.phases.indices.contains(index) else { return nil }
    let phase = view.phases[index]
    return graph.evaluating(self) { view.content(phase) }
  }

  override func update(_ view: PhaseAnimator<Phase, Content>, environment: EnvironmentValues) {
    let isTriggered = view.trigger != self.view.trigger
    self.view = view
    self.environment = environment
    if !view.phases.indices.contains(index) { index = 0 }
    reevaluate()
    if isTriggered { graph.afterLayout { [weak self] in self?.start() } }
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    self.environment = environment
    child?.refresh(environment)
  }

  override func reevaluate() {
    guard let content = evaluate() else { return }
    if let child { return child.update(content, environment: environment) }
    child = Content._makeNode(content, in: place)
    structureChanged()
  }

  // MARK: Going on

  private func start() {
    if isRunning { return runsAgain = true }
    guard view.phases.count > 1 else { return }
    isRunning = true
    goOn()
  }

  private func goOn() {
    guard isAttached, !view.phases.isEmpty else { return isRunning = false }
    began = graph.time
    let next = (index + 1) % view.phases.count
    var transaction = Transaction(animation: view.animation(view.phases[next]))
    transaction.completions = [
      AnimationCompletion(.logicallyComplete) { [weak self] in self?.reached() }
    ]
    withTransaction(transaction) {
      graph.enqueue(for: self) { [weak self] in
        guard let self else { return }
        index = next
        graph.invalidateQuietly(self)
      }
    }
  }

  private func reached() {
    guard isAttached else { return }
    if view.trigger != nil, index == 0 {
      isRunning = runsAgain
      runsAgain = false
      if !isRunning { return }
    }
    if graph.time > began { return goOn() }
    isNextDue = true
    graph.animate(self)
  }

  func advance(to time: Double) -> Bool {
    if isNextDue {
      isNextDue = false
      goOn()
    }
    return false
  }

  func prepareDrawing(at time: Double) {}

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
}

extension View {
  /// Shows the view as `content` makes it in one phase after another, for ever.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(box: ViewBox(self))
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Shows the view as `content` makes it in each phase and in the first one again, when `trigger`
  /// changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(box: ViewBox(self))
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}
