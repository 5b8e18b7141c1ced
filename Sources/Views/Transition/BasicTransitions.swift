import Foundation
import Geometry

/// Comes and goes at once.
public struct IdentityTransition: Sendable {
  /// Nothing to see.
  public init() {}
}

extension IdentityTransition: Transition {
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Fades in and out.
public struct OpacityTransition: Sendable {
  /// A fade.
  public init() {}
}

extension OpacityTransition: Transition {
  /// The view, not to be seen before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows from a part of the size and shrinks to it.
public struct ScaleTransition: Sendable {
  /// The part of the size before and after.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// From and to a part of the size, about an anchor.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// The view, smaller before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// Comes from and goes to a place some way off.
public struct OffsetTransition: Sendable {
  /// Points to the right and down.
  public var offset: CGSize

  /// From and to a place that is `offset` points away.
  public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  /// The view, some way off before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes in by an edge and goes out by it.
public struct MoveTransition: Sendable {
  /// The edge.
  public var edge: Edge

  /// By an edge.
  public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  /// The view, beyond the edge before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeShift(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// Comes in from the leading edge and goes out by the trailing one.
public struct SlideTransition: Sendable {
  /// From leading to trailing.
  public init() {}
}

extension SlideTransition: Transition {
  /// The view, left of its place before and right of it after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeShift(edge: .trailing, amount: CGFloat(phase.value)))
  }
}

/// Comes in by an edge and goes out by the opposite one, fading.
public struct PushTransition: Sendable {
  /// The edge that the view comes from.
  public var edge: Edge

  /// From an edge.
  public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  /// The view, beyond an edge and not to be seen before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeShift(edge: edge, amount: CGFloat(-phase.value)))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Fades in and out of a blur, changing its size a little.
public struct BlurReplaceTransition: Sendable {
  /// How the size changes.
  public struct Configuration: Hashable, Sendable {
    let removedScale: Double
    /// Grows when it comes and shrinks when it goes.
    public static let downUp = Configuration(removedScale: 0.8)
    /// Grows when it comes and grows on when it goes.
    public static let upUp = Configuration(removedScale: 1.2)
  }
  /// How the size changes.
  public var configuration: Configuration

  /// A blur with a change of size.
  public init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  /// The view, blurred and not to be seen before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale: Double =
      switch phase {
      case .willAppear: 0.8
      case .identity: 1
      case .didDisappear: configuration.removedScale
      }
    return content.blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(CGFloat(scale))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Shifts a view towards an edge by a part of its own size.
struct _EdgeShift: ViewModifier {
  let edge: Edge
  let amount: CGFloat
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    let towardsEnd: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    let (x, y): (CGFloat, CGFloat) =
      switch edge {
      case .top: (0, -1)
      case .bottom: (0, 1)
      case .leading: (-towardsEnd, 0)
      case .trailing: (towardsEnd, 0)
      }
    return content.modifier(_RelativeOffset(share: CGSize(width: x * amount, height: y * amount)))
  }
}

/// Shifts a view by parts of its own size.
struct _RelativeOffset {
  var share: CGSize

  var animatableData: CGSize.AnimatableData {
    get { share.animatableData }
    set { share.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: share.width * size.width, y: share.height * size.height))
  }
}

extension _RelativeOffset: GeometryEffect {}
