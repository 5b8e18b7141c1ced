import Foundation

/// Acts when something about a view's place changes.
public struct _GeometryChangeModifier<Value: Equatable> {
  let read: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
}

extension _GeometryChangeModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _GeometryChangeModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> GeometryChangeElement<Value> {
    GeometryChangeElement(child, in: place)
  }

  func update(_ element: GeometryChangeElement<Value>, environment: EnvironmentValues) {
    element.modifier = self
    element.readStateChanged()
  }
}

/// Reads from its place after each layout that moved it, and acts on another value.
final class GeometryChangeElement<Value: Equatable>: ModifierElement, GeometrySource,
  LayoutFollower
{
  var modifier: _GeometryChangeModifier<Value>?
  var readings = GeometryReadings()
  private var last: Value?
  /// The size that was read with; nil to read in any case.
  private var readSize: CGSize?
  private var limit = UpdateLimit()

  override var label: String { "onGeometryChange" }

  override func readStateChanged() { readSize = nil }

  override func placeChildren() {
    super.placeChildren()
    graph.followers.keep(self)
  }

  func layoutEnded() -> Bool {
    guard readSize != size || readings.isOutdated(for: self), let modifier else { return false }
    readings.forget()
    readSize = size
    let value = reading { modifier.read(GeometryProxy(source: self)) }
    guard value != last else { return false }
    guard limit.allows(graph.layoutNumber) else {
      graph.warn("onGeometryChange: \(Value.self) changes in every pass; the action is left out")
      return false
    }
    let old = last ?? value
    last = value
    graph.afterLayout { [weak self] in self?.modifier?.action(old, value) }
    return false
  }
}

extension View {
  /// Acts with a value read from the view's place, once after the first layout and then when it
  /// changes.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(read: transform) { action($1) })
  }

  /// Acts with the old and the new value read from the view's place, once after the first layout with
  /// the same value twice and then when it changes.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(read: transform, action: action))
  }
}
