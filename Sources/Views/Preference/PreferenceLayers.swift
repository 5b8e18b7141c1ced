/// Puts views before or behind a view that depend on what it says for a key.
public struct _PreferenceLayersModifier<Key: PreferenceKey, Layers> {
  let alignment: Alignment
  let isBehind: Bool
  let layers: PreferenceLayers<Key, Layers>
}

extension _PreferenceLayersModifier: ViewModifier where Layers: View {
  /// Never evaluated.
  public typealias Body = Never
}

extension _PreferenceLayersModifier: ElementModifier where Layers: View {
  func makeElement(_ child: Element, in place: _NodePlace) -> PreferenceLayersElement<Key, Layers> {
    PreferenceLayersElement(
      child, PreferenceLayersNode(layers, in: place), isBehind: isBehind, in: place)
  }

  func update(
    _ element: PreferenceLayersElement<Key, Layers>, environment: EnvironmentValues
  ) {
    element.set(layers, alignment: alignment, environment: environment)
  }
}

/// Views that depend on a preference.
struct PreferenceLayers<Key: PreferenceKey, Layers> {
  let transform: (Key.Value) -> Layers
}

extension PreferenceLayers: View where Layers: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    PreferenceLayersNode(view, in: place)
  }
}

/// Keeps the views that depend on a preference; they are built once it is known.
final class PreferenceLayersNode<Key: PreferenceKey, Layers: View>: HostingNode<
  PreferenceLayers<Key, Layers>, Layers, SecondaryElement
>
{
  /// The value that the views show.
  private(set) var value: Key.Value?

  init(_ view: PreferenceLayers<Key, Layers>, in place: _NodePlace) {
    let element = SecondaryElement(environment: place.environment, graph: place.graph)
    super.init(view, in: place, element: element)
  }

  func build(for value: Key.Value) {
    self.value = value
    show(graph.evaluating(self) { view.transform(value) })
  }

  override func reevaluate() {
    if let value { build(for: value) }
  }

  override func update(_ view: PreferenceLayers<Key, Layers>, environment: EnvironmentValues) {
    self.view = view
    take(environment)
  }
}

/// Lays out a view, then the views that depend on what it says.
final class PreferenceLayersElement<Key: PreferenceKey, Layers: View>: OverlayElement {
  private let layersNode: PreferenceLayersNode<Key, Layers>
  private let isEqual = equality(of: Key.Value.self)
  private var isStale = true
  private var limit = UpdateLimit()

  init(
    _ child: Element, _ node: PreferenceLayersNode<Key, Layers>, isBehind: Bool,
    in place: _NodePlace
  ) {
    layersNode = node
    super.init(child, node, layers: node.element, isBehind: isBehind, in: place)
  }

  func set(
    _ layers: PreferenceLayers<Key, Layers>, alignment: Alignment, environment: EnvironmentValues
  ) {
    layersNode.update(layers, environment: environment)
    layersNode.element.alignment = alignment
    isStale = true
    invalidateLayout()
  }

  override func placeChildren() {
    child.place(at: .zero, proposal: proposal)
    let value = child.preference(Key.self) ?? Key.defaultValue
    if isStale || !shows(value) {
      isStale = false
      layersNode.build(for: value)
    }
    placeLayers()
  }

  private func shows(_ value: Key.Value) -> Bool {
    guard let isEqual, let shown = layersNode.value else { return false }
    return isEqual(shown, value)
  }

  override func preferenceForgotten(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(Key.self) { graph.followers.add(self) }
  }

  override func layoutEnded() -> Bool {
    // Layers that say something themselves are no reason to build them again.
    if child.preferences.holds(ObjectIdentifier(Key.self)) { return false }
    let value = child.preference(Key.self) ?? Key.defaultValue
    if shows(value) { return false }
    guard limit.allows(graph.layoutNumber) else {
      graph.warn("\(Key.self) changes the views that depend on it in every pass; they stay")
      return false
    }
    layersNode.build(for: value)
    return true
  }
}

extension View {
  /// Puts views before this one that depend on what it says for a key.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayersModifier<K, V>(
        alignment: alignment, isBehind: false, layers: PreferenceLayers(transform: transform)))
  }

  /// Puts views behind this one that depend on what it says for a key.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayersModifier<K, V>(
        alignment: alignment, isBehind: true, layers: PreferenceLayers(transform: transform)))
  }
}
