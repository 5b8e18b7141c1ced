/// Says a value for a key that is made of an anchor in the view.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey> {
  let source: Anchor<AnchorValue>.Source
  let transform: (Anchor<AnchorValue>) -> Key.Value
}

/// Changes what is said below for a key, given an anchor in the view.
public struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey> {
  let source: Anchor<AnchorValue>.Source
  let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
}

extension _AnchorWritingModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _AnchorWritingModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> PreferenceElement<Key> {
    PreferenceElement(child, in: place)
  }

  func update(_ element: PreferenceElement<Key>, environment: EnvironmentValues) {
    let anchor = Anchor(origin: AnchorOrigin(element), source: source)
    let transform = transform
    element.set(.make { transform(anchor) })
  }
}

extension _AnchorTransformModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _AnchorTransformModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> PreferenceElement<Key> {
    PreferenceElement(child, in: place)
  }

  func update(_ element: PreferenceElement<Key>, environment: EnvironmentValues) {
    let anchor = Anchor(origin: AnchorOrigin(element), source: source)
    let transform = transform
    element.set(.transform { transform(&$0, anchor) })
  }
}

extension View {
  /// Tells the views above a value for a key, made of an anchor in this view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform))
  }

  /// Changes what the view tells the views above for a key, given an anchor in this view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<A, K>(source: value, transform: transform))
  }
}
