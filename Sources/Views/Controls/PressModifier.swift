import Foundation

/// Acts when a finger is lifted from the view that it went down on, and tells whether it presses.
public struct _PressModifier {
  let pressing: (Bool) -> Void
  let action: @MainActor () -> Void
  /// Whether it is pressed anywhere in the row of a list that it is in.
  var isRowWide = false
}

extension _PressModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> PressElement {
    PressElement(child, in: place)
  }

  func update(_ element: PressElement, environment: EnvironmentValues) {
    element.tracker.pressing = pressing
    element.tracker.action = action
    element.isRowWide = isRowWide
    element.attachment.isEnabled = environment.isEnabled
  }
}

final class PressElement: ModifierElement {
  private(set) lazy var tracker = PressTracker(self)
  private(set) lazy var attachment = GestureAttachment(tracker)

  var isRowWide = false

  override var label: String { "button" }
  override var gesture: GestureAttachment? { attachment }

  /// Has the whole of a row pressed with it.
  func take(_ row: RowPressElement) { tracker.row = row }

  override func detach() { graph.touches.remove(attachment) }
}

/// Follows a finger on a button.
final class PressTracker: _GestureTracker {
  /// Points that a finger may leave a control by and still press it (UIKit's margin; not verified against
  /// a device).
  static let margin: CGFloat = 70

  var pressing: (Bool) -> Void = { _ in }
  var action: @MainActor () -> Void = {}

  /// The row of a list that is pressed with the button.
  weak var row: RowPressElement?
  private weak var element: Element?
  private var contact: Int?
  private var isInside = false
  private var isTold = false
  private var isDone = false
  private var current = GestureStage.possible

  init(_ element: Element) { self.element = element }

  override var stage: GestureStage { current }

  override func receive(_ event: ContactEvent) {
    if event.kind == .began, contact == nil { contact = event.contact }
    guard contact == event.contact, current == .possible, let element = row ?? element else {
      return
    }
    let point = element.convert(fromDisplay: event.point, to: .local)
    let bounds = CGRect(origin: .zero, size: element.size)
    isInside = bounds.insetBy(dx: -Self.margin, dy: -Self.margin).contains(point)
    if event.kind == .ended { current = isInside ? .ended : .failed }
  }

  override func deliver(_ hasItsWay: Bool) {
    tell(current == .possible && contact != nil && isInside)
    guard hasItsWay, current == .ended, !isDone else { return }
    isDone = true
    action()
  }

  private func tell(_ isPressed: Bool) {
    guard isPressed != isTold else { return }
    isTold = isPressed
    pressing(isPressed)
    row?.pressing(isPressed)
  }

  override func cancel() {
    current = .failed
    tell(false)
  }

  override func reset() {
    contact = nil
    isInside = false
    isDone = false
    current = .possible
    tell(false)
  }
}
