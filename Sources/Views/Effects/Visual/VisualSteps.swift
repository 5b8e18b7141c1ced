import Foundation
import Geometry
import Scene

/// The changes that a visual effect makes, the innermost first.
public struct _VisualSteps: Sendable {
  var list: [VisualStep] = []

  /// Where the maps lead together, in a picture's own space, for its size in points.
  func map(size: CGSize) -> Projective? {
    var result: Projective?
    for step in list {
      guard let map = step.map(size: size) else { continue }
      result = result.map { $0.then(map) } ?? map
    }
    return result
  }

  /// Draws an element's picture with the first `count` changes, maps left out.
  @MainActor
  func draw(
    _ element: ModifierElement, into list: inout DisplayList, count: Int,
    _ draw: (inout DisplayList) -> Void
  ) {
    guard count > 0 else { return draw(&list) }
    let step = self.list[count - 1]
    step.draw(element, into: &list) {
      self.draw(element, into: &$0, count: count - 1, draw)
    }
  }
}

/// The changes as they move.
struct MovingVisualSteps: Animatable {
  var steps = _VisualSteps()

  /// The numbers of all changes.
  var animatableData: NumberVector {
    get { NumberVector(steps.list.flatMap(\.numbers)) }
    set {
      var place = 0
      for index in steps.list.indices {
        for number in steps.list[index].numbers.indices {
          steps.list[index].numbers[number] =
            place < newValue.values.count ? newValue.values[place] : 0
          place += 1
        }
      }
    }
  }
}

/// One change of a picture: its kind and the numbers that may move.
struct VisualStep: Sendable {
  enum Kind: Sendable {
    case offset, scale, rotation, turn, opacity, blur
    case projection(ProjectionTransform)
    case color(_ColorEffect.Kind)
  }
  let kind: Kind
  /// In the order in which the effect of this kind names them.
  var numbers: [Double]

  private func point(_ index: Int) -> UnitPoint {
    UnitPoint(x: CGFloat(numbers[index]), y: CGFloat(numbers[index + 1]))
  }

  /// The map of a picture of a size; nil for changes of another kind.
  func map(size: CGSize) -> Projective? {
    switch kind {
    case .offset: return .translation(numbers[0], numbers[1])
    case .scale:
      let scale = CGSize(width: numbers[0], height: numbers[1])
      return Projective(_ScaleEffect(scale: scale, anchor: point(2)).effectValue(size: size))
    case .rotation:
      let effect = _RotationEffect(angle: .degrees(numbers[0]), anchor: point(1))
      return Projective(effect.effectValue(size: size))
    case .turn:
      let axis = (x: CGFloat(numbers[1]), y: CGFloat(numbers[2]), z: CGFloat(numbers[3]))
      let effect = _Rotation3DEffect(
        angle: .degrees(numbers[0]), axis: axis, anchor: point(4), anchorZ: CGFloat(numbers[6]),
        perspective: CGFloat(numbers[7]))
      return Projective(effect.effectValue(size: size))
    case .projection(let map): return Projective(map)
    case .opacity, .blur, .color: return nil
    }
  }

  /// Draws a picture with the change, unless it is a map.
  @MainActor
  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    switch kind {
    case .opacity: _OpacityEffect(opacity: numbers[0]).draw(element, into: &list, draw)
    case .blur: _BlurEffect(radius: CGFloat(numbers[0])).draw(element, into: &list, draw)
    case .color(let kind):
      _ColorEffect(kind: kind, amount: numbers[0]).draw(element, into: &list, draw)
    case .offset, .scale, .rotation, .turn, .projection: draw(&list)
    }
  }
}
