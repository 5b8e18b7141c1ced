import Foundation
import Geometry

/// Where a contact is in its life.
package enum TouchPhase: Hashable, Sendable { case began, moved, ended, cancelled }

/// Follows the contacts that are down and tells elements about them.
@MainActor
final class TouchRouter {
  /// Points that a finger may wander during a tap.
  static let tapSlop: CGFloat = 10

  private struct Contact {
    let start: CGPoint
    weak var target: TapElement?
  }
  private var contacts: [Int: Contact] = [:]

  func touch(_ id: Int, _ phase: TouchPhase, at point: CGPoint, in root: Element?) {
    switch phase {
    case .began:
      let target = root?.hitTest(point).lazy.compactMap { $0 as? TapElement }
        .first { $0.isEnabled }
      contacts[id] = Contact(start: point, target: target)
    case .moved:
      guard let contact = contacts[id] else { return }
      let distance = Point(Double(point.x - contact.start.x), Double(point.y - contact.start.y))
      if distance.length > Double(Self.tapSlop) { contacts[id]?.target = nil }
    case .ended:
      guard let contact = contacts.removeValue(forKey: id), let target = contact.target else {
        return
      }
      let hits = root?.hitTest(point) ?? []
      if hits.contains(where: { $0 === target }) { target.perform() }
    case .cancelled: contacts[id] = nil
    }
  }
}

/// Performs an action when the view is tapped.
public struct _TapModifier {
  let action: () -> Void
}

extension _TapModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> TapElement {
    TapElement(child, in: place)
  }
  func update(_ element: TapElement, environment: EnvironmentValues) {
    element.action = action
    element.isEnabled = environment.isEnabled
  }
}

final class TapElement: ModifierElement {
  var action: () -> Void = {}
  var isEnabled = true

  override var label: String { "tap" }

  func perform() { action() }
}

/// The shape in which a view is touched.
public struct _ContentShapeModifier<ContentShape: Shape> {
  let shape: ContentShape
}

extension _ContentShapeModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _ContentShapeModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> ContentShapeElement {
    ContentShapeElement(child, in: place)
  }
  func update(_ element: ContentShapeElement, environment: EnvironmentValues) {
    let shape = shape
    element.contains = { shape.path(in: CGRect(origin: .zero, size: $1)).contains($0) }
  }
}

final class ContentShapeElement: ModifierElement {
  var contains: (CGPoint, CGSize) -> Bool = { _, _ in false }

  override var label: String { "contentShape" }

  override func hitTest(_ point: CGPoint) -> [Element] {
    let inner = super.hitTest(point)
    return inner.isEmpty && contains(point, size) ? [self] : inner
  }
}

extension View {
  /// Performs an action when the view is tapped.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    modifier(_TapModifier(action: action))
  }

  /// The shape in which the view is touched.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape))
  }
}
