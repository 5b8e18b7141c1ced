/// Says a value for a key, in place of what is said below.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

/// Changes what is said below for a key.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension _PreferenceWritingModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _PreferenceWritingModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> PreferenceElement<Key> {
    PreferenceElement(child, in: place)
  }

  func update(_ element: PreferenceElement<Key>, environment: EnvironmentValues) {
    element.set(.fixed(value))
  }
}

extension _PreferenceTransformModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _PreferenceTransformModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> PreferenceElement<Key> {
    PreferenceElement(child, in: place)
  }

  func update(_ element: PreferenceElement<Key>, environment: EnvironmentValues) {
    element.set(.transform(transform))
  }
}

/// Says or changes a value for the views above.
final class PreferenceElement<Key: PreferenceKey>: ModifierElement {
  /// Where the value comes from.
  enum Source {
    case fixed(Key.Value)
    /// From the element itself, by its place.
    case make(() -> Key.Value)
    /// From what is said below.
    case transform((inout Key.Value) -> Void)
  }

  private var source: Source?
  private let isEqual = equality(of: Key.Value.self)

  override var label: String { "preference" }

  func set(_ new: Source) {
    if case .fixed(let new) = new, case .fixed(let old) = source, let isEqual, isEqual(old, new) {
      return
    }
    source = new
    invalidatePreference(ObjectIdentifier(Key.self))
  }

  override func findPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return super.findPreference(key) }
    return value as? K.Value
  }

  private var value: Key.Value? {
    switch source {
    case .fixed(let value): return value
    case .make(let make): return reading(make)
    case .transform(let transform):
      var value = child.preference(Key.self) ?? Key.defaultValue
      reading { transform(&value) }
      return value
    case nil: return nil
    }
  }

  override func readStateChanged() { invalidatePreference(ObjectIdentifier(Key.self)) }
}

extension View {
  /// Tells the views above a value for a key.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes what the view tells the views above for a key.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
}
