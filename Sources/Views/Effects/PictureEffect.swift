import Foundation
import Geometry
import Scene

/// How an effect on a view's picture is drawn.
protocol PictureDrawing: Animatable {
  /// Draws the picture of an element, given by `draw`, with the effect.
  @MainActor
  func draw(
    _ element: ModifierElement, into list: inout DisplayList, _ draw: (inout DisplayList) -> Void)

  /// Whether a view with the effect is touched at all.
  @MainActor var isTouchable: Bool { get }
}

extension PictureDrawing {
  @MainActor var isTouchable: Bool { true }
}

/// An effect on a view's picture as a whole.
protocol PictureEffect: PictureDrawing, ElementModifier
where Wrapper == PictureEffectElement<Self> {}

extension PictureEffect {
  func makeElement(_ child: Element, in place: _NodePlace) -> PictureEffectElement<Self> {
    PictureEffectElement(child, self, in: place)
  }

  func update(_ element: PictureEffectElement<Self>, environment: EnvironmentValues) {
    element.set(self)
  }
}

/// Draws its child with an effect.
final class PictureEffectElement<Effect: PictureDrawing>: ModifierElement {
  private let effect: _AttributeMotion<Effect>

  init(_ child: Element, _ effect: Effect, in place: _NodePlace) {
    self.effect = Effect._makeMotion(effect)
    super.init(child, in: place)
  }

  func set(_ effect: Effect) {
    if self.effect.set(effect, graph, environment) { graph.animate(self) }
  }

  override var label: String { String(describing: Effect.self) }

  override var frameMotion: FrameMotion { .own }

  override func drawContent(into list: inout DisplayList) {
    effect.value(graph.drawTime).draw(self, into: &list) { child.draw(into: &$0) }
  }

  override func hitTest(_ point: CGPoint) -> [Element] {
    effect.target().isTouchable ? super.hitTest(point) : []
  }

  override func advanceContent(to time: Double) -> Bool { effect.advance(time) }
}
