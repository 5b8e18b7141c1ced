/// Shows its content with a value that follows keyframes: again and again, or once whenever another
/// value changes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content>
where KeyframePath.Value == Value {
  let initialValue: Value
  let isRepeating: Bool
  let trigger: AnyTrigger?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Follows keyframes from `initialValue` on, again and again if `repeating`.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, isRepeating: repeating, trigger: nil, content: content,
      keyframes: keyframes)
  }

  /// Follows keyframes from the value there is on when `trigger` changes.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, isRepeating: false, trigger: AnyTrigger(trigger),
      content: content, keyframes: keyframes)
  }

  /// Makes a node that evaluates the content for every frame.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    KeyframeAnimatorNode(view, in: place)
  }
}

final class KeyframeAnimatorNode<Value, KeyframePath: Keyframes, Content: View>:
  _ViewNode<KeyframeAnimator<Value, KeyframePath, Content>>, AnimationParticipant
where KeyframePath.Value == Value {
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0
  /// The value while nothing moves.
  private var resting: Value
  private var child: _ViewNode<Content>?

  override init(
    _ view: KeyframeAnimator<Value, KeyframePath, Content>, in place: _NodePlace
  ) {
    resting = view.initialValue
    super.init(view, in: place)
    child = Content._makeNode(evaluate(), in: self.place)
    if view.trigger == nil { graph.afterLayout { [weak self] in self?.begin() } }
  }

  private func evaluate() -> Content {
    let value = value(at: graph.drawTime)
    return graph.evaluating(self) { view.content(value) }
  }

  private func value(at time: Double) -> Value {
    guard let timeline else { return resting }
    let duration = timeline.duration
    let passed = max(time - start, 0)
    guard view.isRepeating, duration > 0 else { return timeline.value(time: passed) }
    return timeline.value(time: passed - duration * (passed / duration).rounded(.down))
  }

  private func begin() {
    guard isAttached else { return }
    resting = value(at: graph.time)
    let timeline = KeyframeTimeline(resting, view.keyframes(resting))
    self.timeline = timeline
    start = graph.time
    if timeline.duration > 0 {
      graph.animate(self)
    } else {
      end()
    }
  }

  private func end() {
    resting = value(at: .infinity)
    timeline = nil
    graph.invalidateQuietly(self)
  }

  override func update(
    _ view: KeyframeAnimator<Value, KeyframePath, Content>, environment: EnvironmentValues
  ) {
    let isTriggered = view.trigger != self.view.trigger
    self.view = view
    self.environment = environment
    reevaluate()
    if isTriggered { graph.afterLayout { [weak self] in self?.begin() } }
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    self.environment = environment
    child?.refresh(environment)
  }

  override func reevaluate() { child?.update(evaluate(), environment: environment) }

  func advance(to time: Double) -> Bool {
    guard isAttached, let timeline else { return false }
    if view.isRepeating || time - start < timeline.duration { return true }
    end()
    return false
  }

  func prepareDrawing(at time: Double) { graph.invalidateQuietly(self) }

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
}

extension View {
  /// Shows the view as `content` makes it for a value that follows keyframes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(box: ViewBox(self))
    return KeyframeAnimator(
      initialValue: initialValue, isRepeating: repeating, trigger: nil,
      content: { content(placeholder, $0) }, keyframes: keyframes)
  }

  /// Shows the view as `content` makes it for a value that follows keyframes when `trigger` changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(box: ViewBox(self))
    return KeyframeAnimator(
      initialValue: initialValue, isRepeating: false, trigger: AnyTrigger(trigger),
      content: { content(placeholder, $0) }, keyframes: keyframes)
  }
}
