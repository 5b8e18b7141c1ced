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
  private var effect: AnimatedAttribute<Effect>

  init(_ child: Element, _ effect: Effect, in place: _NodePlace) {
    self.effect = AnimatedAttribute(effect)
    super.init(child, in: place)
  }

  func set(_ effect: Effect) {
    if self.effect.set(effect, graph, environment) { graph.animate(self) }
  }

  override var label: String { String(describing: Effect.self) }

  override var frameMotion: FrameMotion { .whole }

  override func effectTransform(_ size: CGSize, at time: Double?) -> Projective? {
    let effect = time.map { self.effect.value(at: $0) } ?? self.effect.target
    return Projective(effect.effectValue(size: size))
  }

  override var isContentMoving: Bool { effect.isAnimating }

  override func advanceContent(to time: Double) -> Bool { effect.advance(to: time) }
}

/// A shift of the picture.
public struct _OffsetEffect {
  /// Points to the right and down.
  public var offset: CGSize

  /// The shift.
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  /// A translation.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

/// A turn of the picture in its plane.
public struct _RotationEffect {
  /// Clockwise when positive.
  public var angle: Angle
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Angle and anchor.
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  /// The anchor moved to the origin, the turn, and back.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let x = Double(anchor.x * size.width)
    let y = Double(anchor.y * size.height)
    let (sine, cosine) = Elementary.sineCosine(degrees: angle.degrees)
    let turn = Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    return ProjectionTransform(
      Projective(Affine.translation(-x, -y).then(turn).then(.translation(x, y))))
  }
}

/// A change of the picture's size.
public struct _ScaleEffect {
  /// Factors along both axes.
  public var scale: CGSize
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Factors and anchor.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  /// The anchor moved to the origin, the scale, and back.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let x = Double(anchor.x * size.width)
    let y = Double(anchor.y * size.height)
    return ProjectionTransform(
      Projective(
        Affine.translation(-x, -y)
          .then(.scale(Double(scale.width), Double(scale.height)))
          .then(.translation(x, y))))
  }
}

/// A turn of the picture in space, seen in perspective.
public struct _Rotation3DEffect {
  /// The turn about the axis.
  public var angle: Angle
  /// The axis' direction; its length does not matter.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The point that stays in place.
  public var anchor: UnitPoint
  /// Depth of that point in points.
  public var anchorZ: CGFloat
  /// Strength of the perspective; at most 0 for none.
  public var perspective: CGFloat

  /// The angle.
  public var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  /// The turn about the anchor, then a perspective from the distance of the larger side divided by
  /// `perspective`.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let distance =
      perspective > 0 ? Double(max(size.width, size.height) / perspective) : Double.infinity
    return ProjectionTransform(
      Projective.turn(
        degrees: angle.degrees, axis: (Double(axis.x), Double(axis.y), Double(axis.z)),
        anchor: Point(Double(anchor.x * size.width), Double(anchor.y * size.height)),
        anchorZ: Double(anchorZ), distance: distance))
  }
}

extension Projective {
  /// A turn in space about an axis through a point, seen from `distance` before the plane.
  static func turn(
    degrees: Double, axis: (x: Double, y: Double, z: Double), anchor: Point, anchorZ: Double,
    distance: Double
  ) -> Projective {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = Elementary.sineCosine(degrees: degrees)
    let k = 1 - c
    // Rows are the images of the unit vectors (row vectors, y down).
    let xx = k * x * x + c
    let xy = k * x * y + s * z
    let xz = k * x * z - s * y
    let yx = k * x * y - s * z
    let yy = k * y * y + c
    let yz = k * y * z + s * x
    let zx = k * x * z + s * y
    let zy = k * y * z - s * x
    let zz = k * z * z + c
    // Where the origin of the view's plane goes: the anchor at depth −anchorZ is turned.
    let ox = -anchor.x * xx - anchor.y * yx - anchorZ * zx
    let oy = -anchor.x * xy - anchor.y * yy - anchorZ * zy
    let oz = -anchor.x * xz - anchor.y * yz - anchorZ * zz
    let p = distance.isFinite && distance > 0 ? -1 / distance : 0
    let turned = Projective(
      m11: xx, m12: xy, m13: xz * p, m21: yx, m22: yy, m23: yz * p, m31: ox, m32: oy,
      m33: 1 + oz * p)
    // Back to the anchor, its depth included: the translation takes part in the weight's division.
    let back = Projective.translation(anchor.x, anchor.y)
    return turned.then(back)
  }
}

extension Elementary {
  /// Sine and cosine of an angle in degrees; exact at multiples of a quarter turn.
  static func sineCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let quarters = degrees / 90
    if quarters == quarters.rounded(), abs(quarters) < 1e9 {
      switch Int(quarters) & 3 {
      case 0: return (0, 1)
      case 1: return (1, 0)
      case 2: return (0, -1)
      default: return (-1, 0)
      }
    }
    let radians = degrees * (Double.pi / 180)
    return (Elementary.sin(radians), Elementary.cos(radians))
  }
}

/// A fixed affine map of the picture.
public struct _TransformEffect {
  /// The map.
  public var transform: CGAffineTransform

  /// Nothing interpolates.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  /// The map itself.
  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// A fixed projective map of the picture.
public struct _ProjectionEffect {
  /// The map.
  public var transform: ProjectionTransform

  /// Nothing interpolates.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  /// The map itself.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension _OffsetEffect: GeometryEffect {}
extension _RotationEffect: GeometryEffect {}
extension _ScaleEffect: GeometryEffect {}
extension _Rotation3DEffect: GeometryEffect {}
extension _TransformEffect: GeometryEffect {}
extension _ProjectionEffect: GeometryEffect {}

extension View {
  /// Draws the view shifted, in points.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Draws the view shifted, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view turned about an anchor, clockwise for positive angles.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view scaled about an anchor.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view scaled about an anchor.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view scaled about an anchor.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Draws the view through an affine map.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws the view through a projective map.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
