import Foundation

/// Tells where a view lies, when it is asked.
@MainActor
final class FrameProbe {
  fileprivate(set) weak var element: Element?

  nonisolated init() {}

  /// The view's rectangle in the display's points; nil while it is not shown.
  var frame: CGRect? { element?.geometry(.frame(.global)) }
}

/// Has a probe tell where the view lies.
struct _FrameProbeModifier {
  let probe: FrameProbe
}

extension _FrameProbeModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> FrameProbeElement {
    FrameProbeElement(child, in: place)
  }

  func update(_ element: FrameProbeElement, environment: EnvironmentValues) {
    probe.element = element
  }
}

final class FrameProbeElement: ModifierElement {
  override var label: String { "probe" }
}
