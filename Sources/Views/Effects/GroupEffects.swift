import Foundation
import Geometry
import Raster
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
  private var effect: AnimatedAttribute<Effect>

  init(_ child: Element, _ effect: Effect, in place: _NodePlace) {
    self.effect = AnimatedAttribute(effect)
    super.init(child, in: place)
  }

  func set(_ effect: Effect) {
    if self.effect.set(effect, graph, environment) { graph.animate(self) }
  }

  override var label: String { String(describing: Effect.self) }

  override var frameMotion: FrameMotion { .own }

  override func drawContent(into list: inout DisplayList) {
    effect.value(at: graph.drawTime).draw(self, into: &list) { child.draw(into: &$0) }
  }

  override func hitTest(_ point: CGPoint) -> [Element] {
    effect.target.isTouchable ? super.hitTest(point) : []
  }

  override func advanceContent(to time: Double) -> Bool { effect.advance(to: time) }
}

/// See-through to a degree.
public struct _OpacityEffect {
  var opacity: Double

  /// The opacity.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

extension _OpacityEffect: PictureEffect {
  @MainActor var isTouchable: Bool { opacity > 0 }

  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    if opacity >= 1 { return draw(&list) }
    guard opacity > 0 else { return }
    list.withGroup(GroupEffect(opacity: opacity), draw)
  }
}

/// A shadow cast by the picture's alpha.
public struct _ShadowEffect {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  /// Radius and shift.
  public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension _ShadowEffect: PictureEffect {
  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    let styles = element.environment.styles(element.graph.resources)
    let color = color.resolve(in: styles.colors)
    guard color.alpha > 0 else { return draw(&list) }
    let effect = GroupEffect(
      shadow: .init(
        color: color, sigma: max(0, Double(radius)) * list.lengthScale,
        offset: list.deviceVector(Point(Double(offset.width), Double(offset.height)))))
    list.withGroup(effect, draw)
  }
}

/// A blur of the picture.
public struct _BlurEffect {
  var radius: CGFloat

  /// The radius.
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension _BlurEffect: PictureEffect {
  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    guard radius > 0 else { return draw(&list) }
    list.withGroup(GroupEffect(blurSigma: Double(radius) * list.lengthScale), draw)
  }
}

/// The part of the picture within a shape.
public struct _ClipEffect<ClipShape: Shape> {
  var shape: ClipShape
  var style: FillStyle

  /// The shape's.
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _ClipEffect: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _ClipEffect: PictureEffect {
  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    let frame = list.pixelAligned(
      Rect(element.drawnFrame))
    list.withClip(
      shape.path(in: CGRect(frame)).geometry, rule: style.isEOFilled ? .evenOdd : .nonZero, draw)
  }
}

/// Everything drawn as one picture before effects around it.
public struct _CompositingGroupEffect {
  /// Nothing moves.
  public typealias AnimatableData = EmptyAnimatableData
}

extension _CompositingGroupEffect: PictureEffect {
  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    list.withGroup(GroupEffect(), draw)
  }
}

/// Laid out but neither drawn nor touched.
public struct _HiddenEffect {
  /// Nothing moves.
  public typealias AnimatableData = EmptyAnimatableData
}

extension _HiddenEffect: PictureEffect {
  @MainActor var isTouchable: Bool { false }

  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {}
}

extension View {
  /// Makes the view see-through: 0 for not at all to be seen, 1 for opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Adds a shadow: a Gaussian with a standard deviation of `radius` points, shifted by x and y.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs the view with a Gaussian of a standard deviation of `radius` points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius))
  }

  /// Shows the part of the view within a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Shows the part of the view within its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows the part of the view within a rectangle with circular corners of `radius` points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }

  /// Draws the view as one picture before effects around it apply.
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Draws the view as one picture before effects around it apply.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(_CompositingGroupEffect())
  }

  /// Keeps the view's place but neither draws it nor lets it be touched.
  public nonisolated func hidden() -> some View { modifier(_HiddenEffect()) }
}

/// In which colour values a group is drawn. All are drawn with sRGB-encoded values.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB-encoded values.
  case nonLinear
  /// Linear values.
  case linear
  /// Linear values beyond 0…1.
  case extendedLinear
}
