/// Acts when a view comes to be shown and when it goes.
public struct _AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension _AppearanceModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> AppearanceElement {
    AppearanceElement(child, in: place)
  }
  func update(_ element: AppearanceElement, environment: EnvironmentValues) {
    element.appear = appear
    element.disappear = disappear
  }
}

final class AppearanceElement: ModifierElement {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  private var hasAppeared = false

  override var label: String { "appearance" }

  override func placeChildren() {
    super.placeChildren()
    if hasAppeared { return }
    hasAppeared = true
    // After the layout, so that an animation starts from what is drawn first.
    graph.afterLayout { [weak self] in self?.appear?() }
  }

  override func detach() {
    guard hasAppeared, let disappear else { return }
    graph.afterLayout(disappear)
  }
}

/// Acts when a value changes.
public struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void
}

extension _ValueActionModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes a node that compares the value with the last one.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in place: _NodePlace
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ValueActionNode(view, in: place)
  }
}

final class ValueActionNode<Modified: View, Value: Equatable>:
  _ViewNode<ModifiedContent<Modified, _ValueActionModifier<Value>>>
{
  private var node: _ViewNode<Modified>?

  override init(
    _ view: ModifiedContent<Modified, _ValueActionModifier<Value>>, in place: _NodePlace
  ) {
    super.init(view, in: place)
    node = Modified._makeNode(view.content, in: self.place)
    let modifier = view.modifier
    if modifier.isInitial { graph.afterLayout { modifier.action(modifier.value, modifier.value) } }
  }

  override func update(
    _ view: ModifiedContent<Modified, _ValueActionModifier<Value>>,
    environment: EnvironmentValues
  ) {
    let old = self.view.modifier.value
    self.view = view
    self.environment = environment
    let modifier = view.modifier
    if modifier.value != old { graph.afterLayout { modifier.action(old, modifier.value) } }
    node?.update(view.content, environment: environment)
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    node?.refresh(environment)
  }

  override func appendElements(to elements: inout [Element]) {
    node?.appendElements(to: &elements)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
}

extension View {
  /// Acts when the view comes to be shown, after its first layout.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action, disappear: nil))
  }

  /// Acts when the view is no longer shown.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: nil, disappear: action))
  }

  /// Acts with the new value when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false) { action($1) })
  }

  /// Acts with the old and the new value when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Acts when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}
