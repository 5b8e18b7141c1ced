/// A key of a value that a view tells the layout that arranges it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// What a view that says nothing has.
  static var defaultValue: Value { get }
}

/// Tells a layout something about a view.
public struct _LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension _LayoutValueModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _LayoutValueModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> LayoutValueElement<Key> {
    LayoutValueElement(child, in: place)
  }

  func update(_ element: LayoutValueElement<Key>, environment: EnvironmentValues) {
    element.set(value)
  }
}

final class LayoutValueElement<Key: LayoutValueKey>: ModifierElement {
  private var value: Key.Value?
  private let isEqual = equality(of: Key.Value.self)

  override var label: String { "layoutValue" }

  func set(_ new: Key.Value) {
    if let value, let isEqual, isEqual(value, new) { return }
    value = new
    invalidateLayout()
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Key.self) ? value : super.layoutValue(for: key)
  }
}

extension Element {
  /// What the view tells the layout above for a key.
  final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    layoutValue(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }
}

extension View {
  /// Tells the layout that arranges the view a value for a key.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
