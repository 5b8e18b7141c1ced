import Foundation

/// Lets a button that is a row's whole content be pressed anywhere in the row, and acts when the row is
/// tapped where nothing in it is.
struct _RowPressModifier {
  /// Whether the row is pressed.
  let pressing: (Bool) -> Void
  /// What a tap on the row does; nil for nothing.
  let action: (() -> Void)?
}

extension _RowPressModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> RowPressElement {
    RowPressElement(child, in: place)
  }

  func update(_ element: RowPressElement, environment: EnvironmentValues) {
    element.pressing = pressing
    element.tracker.pressing = pressing
    element.tracker.action = { action?() }
    element.attachment.isEnabled = action != nil
  }
}

final class RowPressElement: ModifierElement {
  var pressing: (Bool) -> Void = { _ in }
  private(set) lazy var tracker = PressTracker(self)
  private(set) lazy var attachment = GestureAttachment(tracker)

  override var label: String { "rowPress" }
  override var gesture: GestureAttachment? { attachment }

  override func hitTest(_ point: CGPoint) -> [Element] {
    guard CGRect(origin: .zero, size: size).contains(point) else { return super.hitTest(point) }
    let hits = super.hitTest(point)
    let inner = hits.dropLast(hits.last === self ? 1 : 0)
    for hit in inner {
      guard let press = hit as? PressElement, press.isRowWide else { continue }
      press.take(self)
    }
    if inner.contains(where: { $0.gesture?.isEnabled == true }) { return hits }
    guard let press = child.firstRowPress else { return hits.isEmpty ? [self] : hits }
    press.take(self)
    return [press, self]
  }

  override func detach() { graph.touches.remove(attachment) }
}

extension Element {
  /// The first button at or below the element that is pressed anywhere in its row.
  fileprivate var firstRowPress: PressElement? {
    if let press = self as? PressElement, press.isRowWide, press.attachment.isEnabled {
      return press
    }
    for child in children {
      if let press = child.firstRowPress { return press }
    }
    return nil
  }

  /// The first button at or below the element.
  var firstPress: PressElement? {
    if let press = self as? PressElement { return press }
    for child in children {
      if let press = child.firstPress { return press }
    }
    return nil
  }
}
