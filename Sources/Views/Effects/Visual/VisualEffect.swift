import Foundation

/// Changes of a view's picture that may depend on its place, as layout knows nothing of them.
public protocol VisualEffect: Sendable {
  /// The changes, the innermost first.
  var _steps: _VisualSteps { get }
}

/// The view's picture as it is.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}

  /// None.
  public var _steps: _VisualSteps { _VisualSteps() }
}

/// One change after others.
struct ChainedVisualEffect: VisualEffect {
  let _steps: _VisualSteps
}

extension VisualEffect {
  // Concrete, as all helpers of this kind are: optimising for a release, Swift 6.0 fails where opaque
  // types stand for private opaque ones.
  private func then(_ kind: VisualStep.Kind, _ numbers: Double...) -> ChainedVisualEffect {
    var steps = _steps
    steps.list.append(VisualStep(kind: kind, numbers: numbers))
    return ChainedVisualEffect(_steps: steps)
  }

  private func scaled(_ x: CGFloat, _ y: CGFloat, _ anchor: UnitPoint) -> ChainedVisualEffect {
    then(.scale, Double(x), Double(y), Double(anchor.x), Double(anchor.y))
  }

  /// Draws the picture shifted, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    then(.offset, Double(offset.width), Double(offset.height))
  }

  /// Draws the picture shifted, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then(.offset, Double(x), Double(y))
  }

  /// Draws the picture scaled about an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaled(scale.width, scale.height, anchor)
  }

  /// Draws the picture scaled about an anchor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaled(scale, scale, anchor)
  }

  /// Draws the picture scaled about an anchor.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    scaled(x, y, anchor)
  }

  /// Draws the picture turned about an anchor, clockwise for positive angles.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.rotation, angle.degrees, Double(anchor.x), Double(anchor.y))
  }

  /// Draws the picture turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
      .turn, angle.degrees, Double(axis.x), Double(axis.y), Double(axis.z), Double(anchor.x),
      Double(anchor.y), Double(anchorZ), Double(perspective))
  }

  /// Draws the picture through an affine map.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then(.projection(ProjectionTransform(transform)))
  }

  /// Makes the picture see-through: 0 for not at all to be seen, 1 for opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect { then(.opacity, opacity) }

  /// Blurs the picture with a Gaussian of a standard deviation of `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(.blur, Double(radius))
  }

  /// Adds to every component: −1 for black, 0 for no change, 1 for white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    then(.color(.brightness), amount)
  }

  /// Spreads components about the middle: 0 for gray, 1 for no change.
  public func contrast(_ amount: Double) -> some VisualEffect { then(.color(.contrast), amount) }

  /// Makes colours stronger or weaker: 0 for grays, 1 for no change.
  public func saturation(_ amount: Double) -> some VisualEffect {
    then(.color(.saturation), amount)
  }

  /// Makes colours grayer: 0 for no change, 1 for grays.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then(.color(.saturation), 1 - amount)
  }

  /// Turns the colours' hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then(.color(.hueRotation), angle.degrees)
  }
}
