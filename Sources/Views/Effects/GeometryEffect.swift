import Foundation
import Geometry
import Scene

/// A change of where a view is drawn, which layout knows nothing of.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map of the view's own space, for its size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes a node that draws the view through the effect.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in place: _NodePlace
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    GeometryEffectNode(view, in: place)
  }
}

/// Applies a geometry effect to each element of a view.
final class GeometryEffectNode<Modified: View, Effect: GeometryEffect>:
  WrappingNode<Modified, Effect, EffectElement<Effect>>
{
  override func makeWrapper(_ child: Element) -> EffectElement<Effect> {
    EffectElement(child, view.modifier, in: place)
  }

  override func apply(to wrapper: EffectElement<Effect>) { wrapper.set(view.modifier) }
}

/// Draws its child through a map that depends on its size; both move together.
final class EffectElement<Effect: GeometryEffect>: ModifierElement {
  private let effect: _AttributeMotion<Effect>

  init(_ child: Element, _ effect: Effect, in place: _NodePlace) {
    self.effect = Effect._makeMotion(effect)
    super.init(child, in: place)
  }

  func set(_ effect: Effect) {
    if self.effect.set(effect, graph, environment) { graph.animate(self) }
  }

  override var label: String { String(describing: Effect.self) }

  override var frameMotion: FrameMotion { .whole }

  override func effectTransform(_ size: CGSize, at time: Double?) -> Projective? {
    if let time { return Projective(effect.value(time).effectValue(size: size)) }
    return Projective(effect.target().effectValue(size: size))
  }

  override var isContentMoving: Bool { effect.isAnimating() }

  override func advanceContent(to time: Double) -> Bool { effect.advance(time) }
}
