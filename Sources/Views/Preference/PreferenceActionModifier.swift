/// Acts when what the views below say for a key changes.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _PreferenceActionModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> PreferenceActionElement<Key> {
    PreferenceActionElement(child, in: place)
  }

  func update(_ element: PreferenceActionElement<Key>, environment: EnvironmentValues) {
    element.action = action
  }
}

/// Compares what is said below with what was said last, after each layout in which it may have
/// changed. It acts from the first time on that something is said.
final class PreferenceActionElement<Key: PreferenceKey>: ModifierElement, LayoutFollower
where Key.Value: Equatable {
  var action: (Key.Value) -> Void = { _ in }
  private var last: Key.Value?
  private var limit = UpdateLimit()

  override var label: String { "onPreferenceChange" }

  override func placeChildren() {
    super.placeChildren()
    if last == nil { graph.followers.add(self) }
  }

  override func preferenceForgotten(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(Key.self) { graph.followers.add(self) }
  }

  func layoutEnded() -> Bool {
    let said = child.preference(Key.self)
    // As long as nothing was ever said there is nothing to tell.
    if said == nil, last == nil { return false }
    let value = said ?? Key.defaultValue
    if value == last { return false }
    guard limit.allows(graph.layoutNumber) else {
      graph.warn("onPreferenceChange: \(Key.self) changes in every pass; the action is left out")
      return false
    }
    last = value
    graph.afterLayout { [weak self] in self?.action(value) }
    return false
  }
}

extension View {
  /// Acts with what the views below say for a key, once after they are laid out first and then when
  /// it changes; not where they say nothing.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
