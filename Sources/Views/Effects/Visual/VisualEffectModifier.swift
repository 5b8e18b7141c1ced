import Foundation
import Geometry
import Scene

/// What a view's picture is changed to, and how it gets there where its update does not say.
struct VisualEffectTarget {
  var steps: _VisualSteps
  var animation: Animation?
}

/// Changes a view's picture by its place.
public struct _VisualEffectModifier {
  let effect: (GeometryProxy) -> VisualEffectTarget
}

extension _VisualEffectModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _VisualEffectModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> VisualEffectElement {
    VisualEffectElement(child, in: place)
  }

  func update(_ element: VisualEffectElement, environment: EnvironmentValues) {
    element.modifier = self
    element.readStateChanged()
  }
}

/// Draws its child with changes that are found after each layout that moved it.
final class VisualEffectElement: ModifierElement, GeometrySource, LayoutFollower {
  var modifier: _VisualEffectModifier?
  var readings = GeometryReadings()
  private var effect: AnimatedAttribute<MovingVisualSteps>?
  /// The size that the effect was found for; nil to find it in any case.
  private var readSize: CGSize?
  /// The effect is found for the place without the effect.
  private var isReading = false

  override var label: String { "visualEffect" }
  override var frameMotion: FrameMotion { .whole }

  override func readStateChanged() {
    readSize = nil
    invalidateLayout()
  }

  override func placeChildren() {
    super.placeChildren()
    graph.followers.keep(self)
  }

  func layoutEnded() -> Bool {
    isReading = true
    defer { isReading = false }
    guard readSize != size || readings.isOutdated(for: self), let modifier else { return false }
    readings.forget()
    readSize = size
    let target = reading { modifier.effect(GeometryProxy(source: self)) }
    let steps = MovingVisualSteps(steps: target.steps)
    if effect == nil {
      effect = AnimatedAttribute(steps)
    } else if effect?.set(steps, graph, surroundings(target.animation)) == true {
      graph.animate(self)
    }
    return false
  }

  /// The environment with an animation for what has none.
  private func surroundings(_ animation: Animation?) -> EnvironmentValues {
    guard let animation else { return environment }
    let scope = TransactionScope(in: environment.transactionScope)
    scope.change = { transaction, _ in
      if transaction.animation == nil, !transaction.disablesAnimations {
        transaction.animation = animation
      }
    }
    var surroundings = environment
    surroundings.transactionScope = scope
    return surroundings
  }

  private func steps(at time: Double?) -> _VisualSteps? {
    guard let effect else { return nil }
    return (time.map { effect.value(at: $0) } ?? effect.target).steps
  }

  override func effectTransform(_ size: CGSize, at time: Double?) -> Projective? {
    isReading ? nil : steps(at: time)?.map(size: size)
  }

  override var isContentMoving: Bool { effect?.isAnimating == true }

  override func advanceContent(to time: Double) -> Bool {
    effect?.advance(to: time) == true
  }

  override func drawContent(into list: inout DisplayList) {
    guard let steps = steps(at: graph.drawTime) else { return child.draw(into: &list) }
    steps.draw(self, into: &list, count: steps.list.count) { child.draw(into: &$0) }
  }
}

extension View {
  /// Changes the view's picture by its place, which `effect` reads; layout knows nothing of it.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      _VisualEffectModifier(effect: {
        VisualEffectTarget(steps: effect(EmptyVisualEffect(), $0)._steps)
      }))
  }
}
